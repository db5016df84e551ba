import type { JsonObject, JsonValue } from '@/lib/json';

/** A message with one text part. */
const says = (id: string, role: string, text: string): JsonObject => ({
  id,
  role,
  parts: [written(`${id}-text`, text)],
});

/** A text part whose characters are shown. */
const written = (id: string, text: string): JsonObject => ({
  id,
  kind: 'text',
  mediaType: 'text/plain',
  selection: 'body',
  text,
});

const call = { id: 'call-1' };
const turn = { id: 'turn-1' };
const session = { id: 'session-1' };
const model = { id: 'small-model', provider: 'example' };
const largeModel = { id: 'large-model', provider: 'example' };
const attempt = { id: 'attempt-1', number: 1 };
const executed = { status: 'executed' };
const shell = { origin: 'native', name: 'shell', kind: 'shell', input: { command: 'ls' } };
const task = {
  id: 'task-1',
  operation: 'update',
  change: { title: 'Write the tests' },
  prior: { title: 'Tests' },
};
const asks = says('m-1', 'user', 'Which files are here?');
const answers = says('m-2', 'assistant', 'Three files.');

const form: JsonObject = {
  message: 'How many copies?',
  requestedSchema: { type: 'object', properties: { copies: { type: 'integer' } }, required: ['copies'] },
};

/** What each event holds beyond the common members: as little as is legal, with values that read well. */
const own: ReadonlyMap<string, JsonObject> = new Map<string, JsonObject>([
  [
    'session.start',
    {
      session,
      trigger: 'startup',
      harness: { name: 'example-harness', version: '1.0' },
      permissionMode: 'default',
      manifest: {
        events: [{ event: 'session.end', modes: ['observe'] }],
        gaps: [],
        transports: ['http'],
        authentication: ['bearer'],
        toolPaths: ['native'],
        contentCategories: ['text'],
        limits: {},
        managedPolicy: { scopes: ['user'], disableable: true },
        correlationIdentityFields: [],
      },
      items: [],
    },
  ],
  ['session.end', { session, outcome: 'completed', reason: 'The user left' }],
  ['config.change.before', { change: settings() }],
  ['config.change.after', { change: settings() }],
  ['turn.start', { turn, trigger: 'user', items: [asks] }],
  ['turn.finish.before', { turn, outcome: 'completed', continuationCount: 0, items: [answers] }],
  ['turn.end', { turn, outcome: 'completed', continuationCount: 0, items: [answers] }],
  ['turn.progress', { turn, item: { id: 'm-2' }, delta: says('m-2', 'assistant', 'Three'), final: false }],
  ['model.request.before', { model, attempt, params: { temperature: 0 }, items: [asks] }],
  ['model.response.after', { model, attempt, execution: executed, items: [answers], finishReason: 'stop' }],
  [
    'model.error',
    { model, attempt, execution: executed, error: { message: 'The model is busy', class: 'overloaded' } },
  ],
  ['model.switch.before', { current: model, proposed: largeModel, reason: 'The task is hard' }],
  ['model.switch.after', { previous: model, current: largeModel, reason: 'The task is hard' }],
  ['tool.before', { call, tool: shell, path: 'native' }],
  [
    'tool.after',
    {
      call,
      tool: shell,
      path: 'native',
      outcome: 'ok',
      execution: executed,
      items: [says('m-3', 'tool', 'a.txt b.txt c.txt')],
    },
  ],
  ['tool.permission.request', { call, tool: shell, path: 'native', suggestions: [], sandboxBypass: false }],
  ['tool.permission.resolved', { call, tool: shell, path: 'native', decision: 'allow', decidedBy: 'user' }],
  [
    'tool.progress',
    { call, tool: shell, path: 'native', partialOutput: says('m-3', 'tool', 'a.txt'), backgrounded: false },
  ],
  [
    'tool.batch.after',
    {
      batch: { id: 'batch-1' },
      calls: [{ call, tool: shell, path: 'native', outcome: 'ok', execution: executed }],
    },
  ],
  [
    'context.compact.before',
    { trigger: 'auto', items: [asks, answers], instructions: [written('i-1', 'Keep every file name.')] },
  ],
  [
    'context.compact.after',
    {
      summary: [written('s-1', 'The user asked for the files; there are three.')],
      removed: [{ id: 'm-1' }],
      execution: executed,
    },
  ],
  ['task.change.before', { task }],
  ['task.change.after', { task }],
  [
    'user.attention',
    {
      attention: {
        kind: 'idle',
        title: [written('t-1', 'Done')],
        message: [written('n-1', 'It is your turn.')],
      },
    },
  ],
  [
    'user.elicitation.request',
    { elicitation: { server: 'printer', mode: 'form', request: written('q-1', JSON.stringify(form)) } },
  ],
  [
    'user.elicitation.result',
    {
      parentEventId: 'elicitation-1',
      elicitation: {
        server: 'printer',
        mode: 'form',
        action: 'accept',
        result: written('r-1', '{"action":"accept","content":{"copies":2}}'),
      },
    },
  ],
  ['user.message.inbound', { message: { channel: 'chat', sender: 'user-1', messages: [asks] } }],
  ['user.message.outbound', { message: { channel: 'chat', messages: [answers] } }],
  ['workspace.change.before', { workspace: moved() }],
  ['workspace.change.after', { workspace: moved() }],
  ['file.changed', { changes: [{ path: 'a.txt', operation: 'update', agentCaused: true }] }],
  [
    'hook.failure',
    {
      parentEventId: 'event-1',
      failure: { backendId: 'com.example.policy', reason: 'It gave no answer in time', policy: 'fail-open' },
    },
  ],
]);

function settings(): JsonObject {
  return { source: 'settings file', scope: 'user', settings: ['model'], summary: 'The model changes' };
}

function moved(): JsonObject {
  return { kind: 'cwd', change: { cwd: '/work/site' }, prior: { cwd: '/work' } };
}

/**
 * A small legal event of any of the thirty-two types, with values that read well: where a new row starts, and what a map
 * of the events shows. A type that does not exist gives an event with the common members only, which is not legal.
 */
export function exampleEvent(type: string, id = 'example'): JsonObject {
  const common: JsonObject = { id, source: 'urn:ahp:example', type, time: '2026-01-01T00:00:00Z' };
  const more: readonly (readonly [string, JsonValue])[] = Object.entries(own.get(type) ?? {});
  return { ...common, ...Object.fromEntries(more) };
}
