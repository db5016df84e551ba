import type { JsonObject, JsonValue } from '@/lib/json';
import type { Exchange } from './evaluate';

export const input: JsonObject = { task: 1, options: { recursive: true, limit: 20 }, keep: 'yes' };

export const everything: JsonObject = {
  effects: ['deny', 'allow', 'ask', 'modify', 'message', 'return', 'flow', 'inject'],
  modify: { input: { replace: true, merge: true } },
  flow: { operations: ['stop'] },
  inject: { context: { append: true, deliverAt: ['now', 'next_turn'] } },
};

interface Parts {
  readonly effects: readonly JsonValue[];
  readonly state?: JsonObject;
  readonly capabilities?: JsonObject;
  readonly event?: JsonObject;
  readonly response?: JsonObject;
}

const beforeTool: JsonObject = {
  type: 'tool.before',
  call: { id: 'call-1' },
  path: 'native',
  tool: { origin: 'native', name: 'task', kind: 'task', input },
};

/** An exchange at tool.before, as the fixture's host has it; the parts of a test stand out. */
export function toolBefore({
  effects,
  state,
  capabilities = everything,
  event = {},
  response = {},
}: Parts): Exchange {
  return {
    request: {
      jsonrpc: '2.0',
      id: 'row',
      method: 'hooks/intercept',
      params: {
        protocolVersion: 'draft',
        event: {
          id: 'row',
          source: 'urn:ahp:test',
          time: '2026-01-01T00:00:00Z',
          ...(Object.hasOwn(event, 'type') ? {} : beforeTool),
          ...event,
        },
        capabilities,
        ...(state === undefined ? {} : { state }),
      },
    },
    response: { jsonrpc: '2.0', id: 'row', result: { protocolVersion: 'draft', effects }, ...response },
  };
}

/** An exchange at turn.finish.before, where the flow can continue. */
export function finish({ effects, state, capabilities, event = {} }: Parts): Exchange {
  return toolBefore({
    effects,
    ...(state === undefined ? {} : { state }),
    capabilities: capabilities ?? {
      effects: ['flow', 'message', 'modify'],
      modify: { response: { replace: true, merge: true } },
      flow: {
        operations: ['stop', 'continue'],
        remainingContinuations: 2,
        continuationCount: 0,
        maxContinuations: 2,
      },
    },
    event: {
      type: 'turn.finish.before',
      turn: { id: 'turn-1' },
      continuationCount: 0,
      outcome: 'completed',
      items: [],
      ...event,
    },
  });
}

export const deny = { type: 'deny', reason: 'Not here' };
export const allow = { type: 'allow' };
export const ask = { type: 'ask' };
export const message = { type: 'message', text: 'Hello' };
export const merge = (value: JsonValue): JsonObject => ({
  type: 'modify',
  target: 'input',
  operation: 'merge',
  value,
});
export const replace = (value: JsonValue): JsonObject => ({
  type: 'modify',
  target: 'input',
  operation: 'replace',
  value,
});
export const give = (value: JsonValue): JsonObject => ({ type: 'return', value });
export const stop = { type: 'flow', operation: 'stop', reason: 'Enough' };
export const go = (instruction?: string): JsonObject => ({
  type: 'flow',
  operation: 'continue',
  ...(instruction === undefined ? {} : { instruction }),
});
