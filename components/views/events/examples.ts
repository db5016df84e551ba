/** A row that shows an event at work; of the core suite where no other is named. */
export interface ExampleRow {
  readonly suite?: string;
  readonly id: string;
}

/** The row that the map opens for each event at which a backend is asked, where a suite of the page has one. */
export const exampleRows: ReadonlyMap<string, ExampleRow> = new Map<string, ExampleRow>([
  ['tool.before', { id: 'all-six-effects-atomic' }],
  ['turn.finish.before', { id: 'flow-continue-at-finish' }],
]);
