/** Why a member of an event may or must stand, by its dotted path from the message; for the ends of sentences. */
export const eventNotes: readonly (readonly [path: string, words: string])[] = [
  ['params.event.tool.mcp', 'it stands exactly where `origin` is "mcp"'],
  ['params.event.turn', 'this event is about a turn, which has an id'],
  ['params.event.session', 'this event is about a session'],
  ['params.event.resumedFrom', 'a session that was cleared or forked comes from another one'],
  ['params.event.error', 'it stands only where something went wrong, and there it must'],
  ['params.event.durationMs', 'what was skipped took no time'],
  ['params.event.fileChanges', 'what was skipped changed no file'],
  ['params.event.usage', 'it belongs to an answer of a model that was called'],
  ['params.event.latencyMs', 'it belongs to an answer of a model that was called'],
  ['params.event.execution.reason', 'a reason says why something was skipped'],
  ['params.event.execution.detail', 'a supplied result needs no more words'],
  ['params.event.fileChanges.previousPath', 'a moved file came from somewhere'],
  ['params.event.fileChanges.before', 'a created file held nothing before'],
  ['params.event.fileChanges.after', 'a deleted file holds nothing'],
  ['params.event.parentEventId', 'a failure belongs to the event that the hook was called for'],
  ['params.event.manifest.events.capabilities', 'an event that may be intercepted says what may be answered'],
];
