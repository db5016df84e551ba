/** A row that shows an event at work; of the core suite where no other is named. */
export interface ExampleRow {
  readonly suite?: string;
  readonly id: string;
}

/** The row that the map opens for each event at which a backend is asked. */
export const exampleRows: ReadonlyMap<string, ExampleRow> = new Map<string, ExampleRow>([
  ['tool.before', { id: 'all-six-effects-atomic' }],
  ['turn.finish.before', { id: 'flow-continue-at-finish' }],
  ['session.start', { suite: 'extended', id: 'session-start-records-context' }],
  ['config.change.before', { suite: 'extended', id: 'config-change-denied' }],
  ['turn.start', { suite: 'extended', id: 'prompt-merge-appends' }],
  ['model.request.before', { suite: 'extended', id: 'request-merge-appends' }],
  ['model.response.after', { suite: 'extended', id: 'response-replaced-after-model' }],
  ['model.switch.before', { suite: 'extended', id: 'model-switch-denied-and-stopped' }],
  ['tool.after', { suite: 'extended', id: 'tool-after-continues' }],
  ['tool.permission.request', { suite: 'extended', id: 'permission-request-allowed' }],
  ['tool.batch.after', { suite: 'extended', id: 'tool-batch-has-no-input' }],
  ['context.compact.before', { suite: 'extended', id: 'summary-returned-before-compaction' }],
  ['context.compact.after', { suite: 'extended', id: 'summary-replaced' }],
  ['task.change.before', { suite: 'extended', id: 'task-change-denied' }],
  ['user.elicitation.request', { suite: 'extended', id: 'elicitation-answered' }],
  ['user.elicitation.result', { suite: 'extended', id: 'form-content-merges' }],
  ['user.message.inbound', { suite: 'extended', id: 'inbound-prompt-appended' }],
  ['user.message.outbound', { suite: 'extended', id: 'outbound-content-replaced' }],
  ['workspace.change.before', { suite: 'extended', id: 'workspace-gains-roots' }],
]);
