import fc from 'fast-check';
import type { JsonObject, JsonValue } from '@/lib/json';
import { json, messages, messagesOf, partList, textPartList, toolInputs } from './random-values.test-support';

// Legal events of all nineteen types, and what random rows need to know of each: bounds as facts 3.1 prints them.

export interface EventKind {
  readonly type: string;
  readonly effects: readonly string[];
  readonly target: string | null;
  readonly flow: readonly string[];
  /** Members beyond the common ones. */
  readonly body: fc.Arbitrary<JsonObject>;
}

const call = { id: 'call-1' };
const model = { id: 'model-1', provider: 'test' };
const attempt = { id: 'attempt-1', number: 1 };
const executed = { status: 'executed' };
const tool = (input: JsonValue, name: string): JsonObject => ({
  origin: 'native',
  name,
  kind: 'task',
  input,
});
const toolNames = fc.oneof(
  { weight: 5, arbitrary: fc.constant('task') },
  { weight: 1, arbitrary: fc.constantFrom('bash', 'Task', '__proto__') },
);
const nativeTool = fc.tuple(toolInputs, toolNames).map(([input, name]) => tool(input, name));

const connections: readonly JsonObject[] = [
  { transport: 'http', url: 'https://example.org/mcp' },
  { transport: 'sse', gaps: [{ path: 'url', reason: 'hidden' }] },
  { transport: 'stdio', command: 'mcp', args: [], cwd: '/work' },
  { transport: '_pipe', addressForm: 'path', address: '/tmp/pipe' },
];
const mcpTool = fc.tuple(toolInputs, fc.constantFrom(...connections)).map(
  ([input, connection]): JsonObject => ({
    origin: 'mcp',
    name: 'task',
    input,
    mcp: { server: { id: 'server-1', name: 'Server' }, toolName: 'task', provenance: 'runtime', connection },
  }),
);

const usage: JsonObject = {
  kind: 'total',
  scope: 'turn',
  completeness: 'partial',
  provenance: 'mixed',
  inputTokens: 3,
  cost: { amount: 0.5, currency: 'EUR', basis: 'estimated' },
};

const toolBefore = fc.record(
  {
    call: fc.constantFrom<JsonValue>(call, { id: 'call-2', synthesized: true }),
    path: fc.constant('native'),
    tool: fc.oneof({ weight: 12, arbitrary: nativeTool }, { weight: 1, arbitrary: mcpTool }),
    batch: fc.constant<JsonValue>({ id: 'batch-1', callIds: ['call-1', 'call-2'] }),
    items: partList,
  },
  { requiredKeys: ['call', 'path', 'tool'], noNullPrototype: true },
);

const turnFinish = fc.record(
  {
    turn: fc.constantFrom<JsonValue>({ id: 'turn-1' }, { id: 'turn-1', synthesized: false }),
    outcome: fc.constantFrom('completed', 'failed', 'cancelled', 'max_iterations'),
    continuationCount: fc.constantFrom<JsonValue>(0, 1, 9007199254740993n),
    items: messages,
    lastAssistantItem: fc.constant<JsonValue>({ id: 'm-1' }),
    usage: fc.constant<JsonValue>(usage),
  },
  { requiredKeys: ['turn', 'outcome', 'continuationCount', 'items'], noNullPrototype: true },
);

const kind = (
  type: string,
  effects: string,
  target: string | null,
  flow: string,
  body: fc.Arbitrary<JsonObject>,
): EventKind => ({
  type,
  effects: effects.split(' '),
  target,
  flow: flow === '' ? [] : flow.split(' '),
  body,
});

const fixed = (body: JsonObject): fc.Arbitrary<JsonObject> => fc.constant(body);
const manifest = {
  events: [],
  gaps: [],
  transports: ['http'],
  authentication: ['bearer'],
  toolPaths: ['native'],
  contentCategories: [],
  limits: {},
  managedPolicy: { scopes: ['user'], disableable: true },
  correlationIdentityFields: [],
};
const elicitationText = (value: JsonValue): JsonObject => ({
  id: 'p-form',
  kind: 'text',
  mediaType: 'text/plain',
  selection: 'body',
  text: JSON.stringify(value),
});
const form = {
  mode: 'form',
  message: 'Age?',
  requestedSchema: { type: 'object', properties: { age: { type: 'integer' } } },
};

const finished = { call, path: 'native', outcome: 'ok', execution: executed };

/** The two events of the core suite first; they are drawn most often. */
export const coreKinds: readonly EventKind[] = [
  kind('tool.before', 'deny allow ask modify inject flow return message', 'input', 'stop', toolBefore),
  kind('turn.finish.before', 'modify flow message', 'response', 'stop continue', turnFinish),
];

export const otherKinds: readonly EventKind[] = [
  kind(
    'session.start',
    'inject message',
    null,
    '',
    fixed({
      session: { id: 'session-1' },
      trigger: 'startup',
      harness: { name: 'test', version: '1' },
      permissionMode: 'default',
      manifest,
      items: [],
    }),
  ),
  kind(
    'config.change.before',
    'deny message',
    null,
    '',
    fixed({ change: { source: 'file', scope: 'user', settings: ['model'], summary: 'Model changed' } }),
  ),
  kind(
    'turn.start',
    'deny modify inject flow message',
    'prompt',
    'stop',
    messages.map((items) => ({ turn: { id: 'turn-1' }, trigger: 'user', items })),
  ),
  kind(
    'model.request.before',
    'deny modify inject return flow message',
    'request',
    'stop',
    messages.map((items) => ({ model, attempt, params: { temperature: 0 }, items })),
  ),
  kind(
    'model.response.after',
    'modify flow message',
    'response',
    'stop',
    messages.map((items) => ({ model, attempt, execution: executed, finishReason: 'stop', items })),
  ),
  kind(
    'model.switch.before',
    'deny flow message',
    null,
    'stop',
    fixed({ current: model, proposed: { ...model, id: 'model-2' }, reason: 'cheaper' }),
  ),
  kind(
    'tool.after',
    'modify inject flow message',
    'output',
    'stop continue',
    fc.tuple(nativeTool, messages).map(([of, items]) => ({ ...finished, tool: of, items })),
  ),
  kind(
    'tool.permission.request',
    'allow deny modify flow message',
    'input',
    'stop',
    nativeTool.map((of) => ({ call, path: 'native', tool: of, suggestions: [], sandboxBypass: false })),
  ),
  kind(
    'tool.batch.after',
    'flow inject message',
    null,
    'stop',
    nativeTool.map((of) => ({ batch: { id: 'batch-1' }, calls: [{ ...finished, tool: of }] })),
  ),
  kind(
    'context.compact.before',
    'deny modify return inject message',
    'instructions',
    '',
    fc.option(textPartList, { freq: 3 }).map((instructions) => ({
      trigger: 'auto',
      items: [],
      ...(instructions === null ? {} : { instructions }),
    })),
  ),
  kind(
    'context.compact.after',
    'inject modify message',
    'summary',
    '',
    textPartList.map((summary) => ({ items: [], summary, removed: [], execution: executed })),
  ),
  kind(
    'task.change.before',
    'deny message',
    null,
    '',
    json.map((title) => ({ task: { id: 'task-1', operation: 'create', change: { title } } })),
  ),
  kind(
    'user.elicitation.request',
    'deny return message',
    null,
    '',
    fixed({ elicitation: { server: 'server-1', mode: 'form', request: elicitationText(form) } }),
  ),
  kind(
    'user.elicitation.result',
    'modify message',
    'content',
    '',
    fc.constantFrom(3, 4).map((age) => ({
      parentEventId: 'request-1',
      elicitation: {
        server: 'server-1',
        mode: 'form',
        action: 'accept',
        result: elicitationText({ action: 'accept', content: { age } }),
      },
    })),
  ),
  kind(
    'user.message.inbound',
    'deny modify message',
    'prompt',
    '',
    messagesOf('user').map((list) => ({ message: { channel: 'chat', sender: 'user-1', messages: list } })),
  ),
  kind(
    'user.message.outbound',
    'deny modify message',
    'content',
    '',
    messagesOf('assistant').map((list) => ({ message: { channel: 'chat', messages: list } })),
  ),
  kind(
    'workspace.change.before',
    'deny modify message',
    'workspace',
    '',
    fc
      .constantFrom<JsonObject>(
        { cwd: '/a' },
        { workspaceRoots: [] },
        { cwd: '/a', workspaceRoots: ['/a', '/b'] },
      )
      .map((change) => ({ workspace: { kind: 'cwd', change, prior: { cwd: '/' } } })),
  ),
];
