import type { JsonObject, JsonValue } from '@/lib/json';
import { boundaries } from './boundaries';
import { exampleEvent } from './examples';
import type { Boundary } from './types';

/** A message with one text part. */
export function messageOf(role: string, text = 'Look'): JsonObject {
  return { id: `m-${role}`, role, parts: [textPartOf(text)] };
}

export function textPartOf(text = 'Look'): JsonObject {
  return { id: 'p1', kind: 'text', mediaType: 'text/plain', selection: 'body', text };
}

const tool = { origin: 'native', name: 'task', kind: 'task', input: { task: 1 } };
const call = { call: { id: 'call-1' }, path: 'native', tool };

/** Payloads that tests recognise, in place of the examples'. */
const own: { readonly [event: string]: JsonObject } = {
  'turn.start': { items: [messageOf('user')] },
  'turn.finish.before': { turn: { id: 'turn-1' }, continuationCount: 0, outcome: 'completed', items: [] },
  'model.request.before': { items: [messageOf('user')] },
  'model.response.after': { items: [messageOf('assistant')] },
  'tool.before': call,
  'tool.after': { ...call, items: [messageOf('tool')] },
  'tool.permission.request': call,
  'context.compact.before': { instructions: [textPartOf()] },
  'context.compact.after': { summary: [textPartOf()] },
  'user.elicitation.result': {
    elicitation: {
      server: 's',
      mode: 'form',
      action: 'accept',
      result: textPartOf('{"action":"accept","content":{"age":4}}'),
    },
  },
  'user.message.inbound': { message: { channel: 'chat', sender: 'u', messages: [messageOf('user')] } },
  'user.message.outbound': { message: { channel: 'chat', messages: [messageOf('assistant')] } },
  'workspace.change.before': { workspace: { kind: 'cwd', change: { cwd: '/a' } } },
};

/** A legal event of a type, with further members on top. */
export function eventOf(type: string, more: JsonObject = {}): JsonObject {
  return { ...exampleEvent(type, 'row'), source: 'urn:ahp:interop', ...own[type], ...more };
}

/** Everything that a boundary can advertise. */
export function capabilitiesOf({ effects, target, flow }: Boundary): JsonObject {
  return {
    effects,
    ...(target === null ? {} : { modify: { [target]: { replace: true, merge: true } } }),
    ...(flow.length === 0
      ? {}
      : { flow: { operations: flow, remainingContinuations: 2, continuationCount: 0 } }),
    ...(effects.includes('inject')
      ? { inject: { context: { append: true, deliverAt: ['now', 'next_turn'] } } }
      : {}),
  };
}

/** A legal request about an event, with its params overlaid. */
export function requestOf(type: string, params: JsonObject = {}): JsonObject {
  const capabilities = capabilitiesOf(boundary(type));
  const all = { protocolVersion: 'draft', event: eventOf(type), capabilities, ...params };
  return { jsonrpc: '2.0', id: 'row', method: 'hooks/intercept', params: all };
}

/** A legal response with these effects. */
export function responseOf(...effects: readonly JsonValue[]): JsonObject {
  return { jsonrpc: '2.0', id: 'row', result: { protocolVersion: 'draft', effects } };
}

/** The boundary of an event that there is. */
export function boundary(event: string): Boundary {
  const found = boundaries.find((entry) => entry.event === event);
  if (found === undefined) throw new Error(`no boundary ${event}`);
  return found;
}

/** An object with these own keys, whatever their names. */
export function ownKeys(...entries: readonly (readonly [string, JsonValue])[]): JsonObject {
  return Object.fromEntries(entries);
}

/** Brackets within brackets. */
export function deep(depth: number): JsonValue {
  let value: JsonValue = [];
  for (let level = 1; level < depth; level += 1) value = [value];
  return value;
}
