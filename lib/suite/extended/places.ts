import type { JsonArray, JsonObject } from '@/lib/json';
import { boundaryOf } from '@/lib/protocol';
import { common, fresh, I } from '../core/vocabulary';
import { spoken, textPart } from '../notation/content';
import { accepts, type Outcome } from '../notation/row';
import type { Scene } from '../notation/scene';

/** A boundary at which everything is advertised that it admits, in a fresh state. */
function place(type: string, body: JsonObject): Scene {
  const boundary = boundaryOf(type);
  if (boundary === undefined) throw new Error(`there is no boundary ${type}`);
  const { effects, target, flow, answersElicitation } = boundary;
  const counters = { remainingContinuations: 2, continuationCount: 0, maxContinuations: 2 };
  return {
    event: { source: common.source, type, time: common.time, session: common.session, ...body },
    capabilities: {
      effects,
      ...(target === null ? {} : { modify: { [target]: { replace: true, merge: true } } }),
      ...(flow.length === 0
        ? {}
        : { flow: { operations: flow, ...(flow.includes('continue') ? counters : {}) } }),
      ...(effects.includes('inject')
        ? { inject: { context: { append: true, deliverAt: ['now', 'next_turn'] } } }
        : {}),
      ...(answersElicitation === undefined ? {} : { elicitation: { form: {} } }),
    },
    state: fresh,
  };
}

const model = { id: 'model-small', provider: 'example' };
const attempt = { id: 'attempt-1', number: 1 };
const executed = { status: 'executed' };
const call = { id: 'call-1' };
const turn = { id: 'turn-1' };
const task = { origin: 'native', name: 'task', kind: 'task', input: I };
const finished = { call, tool: task, path: 'native', outcome: 'ok', execution: executed };

/** What is said at the boundaries that hold messages. */
export const hello: JsonObject = spoken('message-1', 'user', 'Hello');
export const answer: JsonObject = spoken('message-1', 'assistant', 'Good morning');
export const output: JsonObject = spoken('message-1', 'tool', 'Two files');
export const wish: JsonObject = textPart('part-1', 'Keep the names');
export const summary: JsonObject = textPart('part-1', 'Names were kept');

export const sessionStart = place('session.start', {
  trigger: 'startup',
  harness: { name: 'example-harness', version: '1.0.0' },
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
});
export const configChange = place('config.change.before', {
  change: { source: 'settings-file', scope: 'user', settings: ['model'], summary: 'Another model' },
});
export const turnStart = place('turn.start', { turn, trigger: 'user', items: [hello] });
export const turnFinish = place('turn.finish.before', {
  turn,
  outcome: 'completed',
  continuationCount: 0,
  items: [answer],
});
export const modelRequest = place('model.request.before', {
  model,
  attempt,
  params: { temperature: 0 },
  items: [hello],
});
export const modelResponse = place('model.response.after', {
  model,
  attempt,
  execution: executed,
  items: [answer],
  finishReason: 'stop',
});
export const modelSwitch = place('model.switch.before', {
  current: model,
  proposed: { id: 'model-large', provider: 'example' },
  reason: 'a longer context is needed',
});
/** Before a native tool call, with everything advertised. */
export const toolBefore = place('tool.before', { call, tool: task, path: 'native' });
/** The same for a tool that has no constraint of its own. */
export const otherTool = place('tool.before', {
  call,
  tool: { origin: 'native', name: 'search', kind: 'search', input: I },
  path: 'native',
});
/** The same for the fixture's tool where a server offers it, and where there is no session. */
export const viaServer = place('tool.before', {
  call,
  tool: {
    ...task,
    origin: 'mcp',
    mcp: {
      server: { id: 'server-1', name: 'Example server' },
      toolName: 'task',
      provenance: 'runtime',
      connection: { transport: 'http', url: 'https://example.org/mcp' },
    },
  },
  path: 'mcp',
});
export const sessionless: Scene = {
  ...toolBefore,
  event: Object.fromEntries(Object.entries(toolBefore.event).filter(([key]) => key !== 'session')),
};
export const toolAfter = place('tool.after', { ...finished, items: [output] });
export const permissionRequest = place('tool.permission.request', {
  call,
  tool: task,
  path: 'native',
  suggestions: [],
  sandboxBypass: false,
});
export const batchAfter = place('tool.batch.after', { batch: { id: 'batch-1' }, calls: [finished] });
export const compactBefore = place('context.compact.before', {
  trigger: 'auto',
  items: [hello],
  instructions: [wish],
});
/** The same, where nobody gave instructions. */
export const compactAbsent = place('context.compact.before', { trigger: 'manual', items: [hello] });
export const compactAfter = place('context.compact.after', {
  items: [hello],
  summary: [summary],
  removed: [{ id: 'message-1' }],
  execution: executed,
});
export const taskChange = place('task.change.before', {
  task: { id: 'task-1', operation: 'create', change: { title: 'Tidy up' } },
});
export const inbound = place('user.message.inbound', {
  message: { channel: 'chat', sender: 'user-1', messages: [hello] },
});
export const outbound = place('user.message.outbound', { message: { channel: 'chat', messages: [answer] } });
export const workspaceChange = place('workspace.change.before', {
  workspace: { kind: 'cwd', change: { cwd: '/work/a' }, prior: { cwd: '/work' } },
});

const embedded = (value: JsonObject): JsonObject => textPart('part-1', JSON.stringify(value));
const form = {
  mode: 'form',
  message: 'How old is the account?',
  requestedSchema: { type: 'object', properties: { age: { type: 'integer' } }, required: ['age'] },
};
const link = {
  mode: 'url',
  message: 'Please sign in',
  url: 'https://example.org/sign-in',
  elicitationId: 'sign-in-1',
};
export const formRequest = place('user.elicitation.request', {
  elicitation: { server: 'server-1', mode: 'form', request: embedded(form) },
});
export const linkRequest = place('user.elicitation.request', {
  elicitation: { server: 'server-1', mode: 'url', request: embedded(link) },
});
export const formResult = place('user.elicitation.result', {
  parentEventId: 'elicitation-1',
  elicitation: {
    server: 'server-1',
    mode: 'form',
    action: 'accept',
    result: embedded({ action: 'accept', content: { age: 3 } }),
  },
});

/** An accepted outcome at a boundary that runs no tool. */
export const settles = (
  decision: 'allow' | 'deny',
  messages: readonly string[] = [],
  more: JsonObject = {},
): Outcome => accepts({ decision, executed: false, messages, ...more });

/** The same, where the event carries a tool's input. */
export const settlesBeside = (input: JsonObject, messages: readonly string[] = [], more: JsonObject = {}) =>
  settles('allow', messages, { input, ...more });

/** What a resolved flow adds to the outcome where the boundary can continue. */
export const flowing = (flow: string, instructions: JsonArray, remaining: number | bigint): JsonObject => ({
  flow,
  continuationInstructions: instructions,
  continuationRemaining: remaining,
});
