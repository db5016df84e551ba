/** What may come of an event that is only observed, in one sentence: where somebody is asked, before or after it. */
export const afterwards: ReadonlyMap<string, string> = new Map([
  ['tool.permission.resolved', 'Where it was allowed, the call comes next, and `tool.before` asks about it.'],
  ['tool.progress', 'The whole output comes with `tool.after`, where it can still be changed.'],
  ['turn.progress', 'The finished message comes with `turn.finish.before`, where it can still be changed.'],
  ['turn.end', 'The next prompt comes with `turn.start`, and a backend is asked again.'],
  ['model.error', 'The host may try again, which comes as another `model.request.before`.'],
  ['model.switch.after', 'Whoever objects has to do so at `model.switch.before`, which has passed.'],
  ['user.attention', 'What a person writes in answer comes with `user.message.inbound` or `turn.start`.'],
  ['session.end', 'Nothing more comes of this session; another one begins with `session.start`.'],
  ['config.change.after', 'Whoever objects has to do so at `config.change.before`, which has passed.'],
  ['task.change.after', 'Whoever objects has to do so at `task.change.before`, which has passed.'],
  ['workspace.change.after', 'Whoever objects has to do so at `workspace.change.before`, which has passed.'],
  [
    'file.changed',
    'It cannot be taken back here; a tool that is about to change files is asked about at `tool.before`.',
  ],
  [
    'hook.failure',
    'Under fail-open the host goes on as if the backend had said nothing, under fail-closed it refuses; the parent event names the occasion.',
  ],
]);
