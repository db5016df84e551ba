/** A row in a run: its id, and the place of the run in `ReportsView.runs`. */
export interface CellPlaceOf {
  readonly run: number;
  readonly row: string;
}
