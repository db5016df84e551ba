import { isJsonObject, type JsonObject, type JsonValue } from '@/lib/json';
import { exampleEvent, type Readings } from '@/lib/protocol';
import { evaluate } from './evaluate';
import { allow, ask, deny, give, go, message, stop } from './exchange.test-support';

// The bounds as the public sources list them, written out again, so that the table of boundaries is held against them.

export type Line = readonly [event: string, effects: string, target: string | null, flow: string];

export const bounds: readonly Line[] = [
  ['session.start', 'message inject', null, ''],
  ['config.change.before', 'deny message', null, ''],
  ['turn.start', 'deny modify message flow inject', 'prompt', 'stop'],
  ['turn.finish.before', 'modify message flow', 'response', 'stop continue'],
  ['model.request.before', 'deny modify message return flow inject', 'request', 'stop'],
  ['model.response.after', 'modify message flow', 'response', 'stop'],
  ['model.switch.before', 'deny message flow', null, 'stop'],
  ['tool.before', 'deny allow ask modify message return flow inject', 'input', 'stop'],
  ['tool.after', 'modify message flow inject', 'output', 'stop continue'],
  ['tool.permission.request', 'deny allow modify message flow', 'input', 'stop'],
  ['tool.batch.after', 'message flow inject', null, 'stop'],
  ['context.compact.before', 'deny modify message return inject', 'instructions', ''],
  ['context.compact.after', 'modify message inject', 'summary', ''],
  ['task.change.before', 'deny message', null, ''],
  ['user.elicitation.request', 'deny message return', null, ''],
  ['user.elicitation.result', 'modify message', 'content', ''],
  ['user.message.inbound', 'deny modify message', 'prompt', ''],
  ['user.message.outbound', 'deny modify message', 'content', ''],
  ['workspace.change.before', 'deny modify message', 'workspace', ''],
];

export const textPart = (id: string): JsonObject => ({
  id,
  kind: 'text',
  mediaType: 'text/plain',
  selection: 'body',
  text: 'New',
});
export const says = (role: string): JsonObject => ({ id: 'new', role, parts: [textPart('new-text')] });
export const inject = (deliverAt: string, value: JsonValue = [says('user')]): JsonObject => ({
  type: 'inject',
  target: 'context',
  operation: 'append',
  deliverAt,
  value,
});
export const modify = (target: string, operation: string, value: JsonValue): JsonObject => ({
  type: 'modify',
  target,
  operation,
  value,
});

const flowBlock = (operations: string): JsonObject => ({
  operations: operations.split(' '),
  ...(operations.includes('continue') ? { remainingContinuations: 2, continuationCount: 0 } : {}),
});

/** Everything that a boundary may be granted. */
export function granted([, effects, target, flow]: Line): JsonObject {
  const names = effects.split(' ');
  return {
    effects: names,
    ...(target === null ? {} : { modify: { [target]: { replace: true, merge: true } } }),
    ...(flow === '' ? {} : { flow: flowBlock(flow) }),
    ...(names.includes('inject') ? { inject: { context: { append: true, deliverAt: ['now'] } } } : {}),
    elicitation: { form: {}, url: {} },
  };
}

/** The same with one more type of effect, and the block that goes with it. */
export function widened(line: Line, type: string): JsonObject {
  const blocks: JsonObject = {
    modify: { modify: { input: { replace: true, merge: true } } },
    flow: { flow: flowBlock('stop') },
    inject: { inject: { context: { append: true, deliverAt: ['now'] } } },
  };
  const block = blocks[type];
  return {
    ...granted(line),
    ...(isJsonObject(block) ? block : {}),
    effects: [...line[1].split(' '), type],
  };
}

/** One legal effect of each type, as it fits the event. */
export function effectOf([event, , target]: Line, type: string): JsonObject {
  const answers: JsonObject = {
    'model.request.before': [says('assistant')],
    'context.compact.before': [textPart('r')],
    'user.elicitation.request': { action: 'decline' },
  };
  const effects: Readonly<Record<string, JsonObject>> = {
    deny,
    allow,
    ask,
    message,
    flow: stop,
    return: give(answers[event] ?? null),
    inject: inject('now'),
    modify: modify(target ?? 'input', 'merge', target === null ? {} : valueFor(event)),
  };
  const effect = effects[type];
  if (effect === undefined) throw new Error(`no effect ${type}`);
  return effect;
}

/** A value that may be merged at the boundary. */
export function valueFor(event: string): JsonValue {
  if (event.startsWith('context.compact.')) return [textPart('new')];
  if (event === 'workspace.change.before') return { cwd: '/elsewhere' };
  if (event === 'user.elicitation.result') return { copies: 3 };
  if (event === 'tool.before' || event === 'tool.permission.request') return { command: 'pwd' };
  return [says(event === 'user.message.inbound' ? 'user' : 'assistant')];
}

interface Given {
  readonly capabilities: JsonObject;
  readonly state?: JsonObject;
  readonly event?: JsonObject;
  readonly readings?: Partial<Readings>;
}

/** What comes of effects at an event, as the example has it: the evaluation of an exchange that is legal otherwise. */
export function answered(type: string, effects: JsonValue, given: Given) {
  const event = { ...exampleEvent(type, 'a'), ...given.event };
  const { capabilities, state } = given;
  const params = { protocolVersion: 'draft', event, capabilities, ...(state === undefined ? {} : { state }) };
  const request = { jsonrpc: '2.0', id: 'a', method: 'hooks/intercept', params };
  const response = { jsonrpc: '2.0', id: 'a', result: { protocolVersion: 'draft', effects } };
  const evaluation = evaluate({ request, response }, { readings: given.readings ?? {} });
  const kind = evaluation.outcome === 'rejected' ? evaluation.class : evaluation.outcome;
  return { kind, event, evaluation };
}

export const continued = go('Go on');
