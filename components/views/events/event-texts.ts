/** One event of the draft: its family (the first word of its name) and when it comes, in one sentence of ours. */
export interface EventText {
  readonly event: string;
  readonly when: string;
}

/** Families in the order of the map, each with a word that says what they are about. */
export const families: readonly { readonly family: string; readonly about: string }[] = [
  { family: 'tool', about: 'a call of a tool, from the question whether it may run to its output' },
  { family: 'turn', about: 'one turn of the agent, from the prompt to the response' },
  { family: 'model', about: 'what goes to a model and what comes back' },
  { family: 'context', about: 'shortening what the model remembers' },
  { family: 'user', about: 'people: their messages, and forms that they fill in' },
  { family: 'session', about: 'the session as a whole' },
  { family: 'config', about: 'the settings' },
  { family: 'task', about: 'the agent’s list of tasks' },
  { family: 'workspace', about: 'where the agent works' },
  { family: 'file', about: 'files on disk' },
  { family: 'hook', about: 'the backends themselves' },
];

/** All thirty-two events, by family and then in the order in which they come. */
export const eventTexts: readonly EventText[] = [
  { event: 'tool.permission.request', when: 'The host is about to ask whether a tool call may run.' },
  { event: 'tool.permission.resolved', when: 'It is settled whether a tool call may run, and by whom.' },
  { event: 'tool.before', when: 'A tool call is about to run.' },
  { event: 'tool.progress', when: 'A running tool call shows a part of its output.' },
  { event: 'tool.after', when: 'A tool call has ended or was skipped, and its output is not used yet.' },
  { event: 'tool.batch.after', when: 'Every call of a batch has ended.' },
  { event: 'turn.start', when: 'A prompt is about to be taken up.' },
  { event: 'turn.progress', when: 'A running turn brings the next piece of a message.' },
  { event: 'turn.finish.before', when: 'The agent is about to end its turn with this response.' },
  { event: 'turn.end', when: 'A turn is over, whatever became of it.' },
  { event: 'model.request.before', when: 'A request is about to go to the model.' },
  { event: 'model.response.after', when: 'The model has answered, and the answer is not used yet.' },
  { event: 'model.error', when: 'An attempt to get an answer from the model has failed.' },
  { event: 'model.switch.before', when: 'Another model is about to take over.' },
  { event: 'model.switch.after', when: 'Another model has taken over.' },
  { event: 'context.compact.before', when: 'Older context is about to be replaced by a summary.' },
  { event: 'context.compact.after', when: 'The summary of older context is written, and not used yet.' },
  { event: 'user.message.inbound', when: 'A message from a channel is about to reach the agent.' },
  { event: 'user.message.outbound', when: 'A message of the agent is about to leave by a channel.' },
  {
    event: 'user.elicitation.request',
    when: 'A server is about to ask the user something, by a form or a link.',
  },
  {
    event: 'user.elicitation.result',
    when: 'The user has answered a server, and the answer is not delivered yet.',
  },
  { event: 'user.attention', when: 'The host calls for the user’s attention.' },
  {
    event: 'session.start',
    when: 'A session begins, is resumed or forked, or goes on after it was cleared or shortened.',
  },
  { event: 'session.end', when: 'A session is over.' },
  { event: 'config.change.before', when: 'Settings are about to change.' },
  { event: 'config.change.after', when: 'Settings have changed.' },
  { event: 'task.change.before', when: 'A task is about to be created, updated or removed.' },
  { event: 'task.change.after', when: 'A task was created, updated or removed.' },
  { event: 'workspace.change.before', when: 'The working directory or the roots are about to change.' },
  { event: 'workspace.change.after', when: 'The working directory or the roots have changed.' },
  { event: 'file.changed', when: 'Files have changed on disk, by the agent or by somebody else.' },
  { event: 'hook.failure', when: 'A backend could not be heard, and the host went on by its own policy.' },
];
