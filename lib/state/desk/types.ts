import type { ReportsView } from '@/lib/diagnose';
import type { AddedFile, CellView, PartingView, ReportFault, WitnessView } from '@/lib/workers';

/** A row in a run of the analysis. */
export interface CellPlace {
  readonly run: number;
  readonly row: string;
}

/** A file that was not taken in. */
export interface RefusedFile {
  readonly id: number;
  readonly name: string;
  readonly fault: ReportFault;
}

/** What the debug page shows. */
export interface DeskState {
  /** Null until something was analysed. */
  readonly view: ReportsView | null;
  /** What is going on, as a label and how far it is (0 to 1; null while that is not known). */
  readonly busy: { readonly label: string; readonly fraction: number | null } | null;
  readonly refused: readonly RefusedFile[];
  /** Something to say that is no refusal: a suite was taken, a worker was replaced. */
  readonly notice: string | null;
  /** The suite file that judges in place of the page's own; null while those do. */
  readonly judge: string | null;
  readonly selected: CellPlace | null;
  /** What is known of the selected cell; null while it is on its way. */
  readonly cell: CellView | null;
  /** Places of the findings whose smallest row is being looked for. */
  readonly making: ReadonlySet<number>;
  /** By the place of its finding; null where none was found. */
  readonly witnesses: ReadonlyMap<number, WitnessView | null>;
  /** By the ids of the two mistakes, joined by a space; null where none was found. */
  readonly partings: ReadonlyMap<string, PartingView | null>;
}

/** A file as it was dropped, chosen or pasted. */
export interface DroppedFile {
  readonly name: string;
  readonly content: string | Blob;
}

/** The acts of the debug page. Each waits for nothing but its own answer; a newer one takes the place of an older. */
export interface Desk {
  /** Takes files in, one after the other, and analyses all that are open. */
  add(files: readonly DroppedFile[]): Promise<readonly AddedFile[]>;
  remove(file: number): Promise<void>;
  dropSuite(): Promise<void>;
  cancel(): Promise<void>;
  select(place: CellPlace | null): Promise<void>;
  makeWitness(finding: number): Promise<void>;
  makeParting(one: string, other: string): Promise<void>;
  dismiss(refused: number): void;
  dismissNotice(): void;
}
