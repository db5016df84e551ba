import { expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '@/lib/json';
import { evaluate } from './evaluate';
import { toolBefore } from './exchange.test-support';

const part = (text: string): JsonObject => ({
  id: text,
  kind: 'text',
  mediaType: 'text/plain',
  selection: 'body',
  text,
});

function compaction(effects: readonly JsonValue[], instructions?: JsonValue) {
  const state: JsonObject = { permission: 'allow', candidate: { value: [part('held')] } };
  return evaluate(
    toolBefore({
      effects,
      state,
      event: {
        type: 'context.compact.before',
        trigger: 'auto',
        items: [],
        ...(instructions === undefined ? {} : { instructions }),
      },
      capabilities: {
        effects: ['modify', 'return', 'message'],
        modify: { instructions: { replace: true, merge: true } },
      },
    }),
  );
}

const modify = (operation: string, value: JsonValue): JsonObject => ({
  type: 'modify',
  target: 'instructions',
  operation,
  value,
});

it.each([
  [
    'a merge onto absent instructions appends to none',
    [modify('merge', [part('a')])],
    undefined,
    [part('a')],
    'none',
  ],
  [
    'an empty merge makes a list where there was none, and that is a change',
    [modify('merge', [])],
    undefined,
    [],
    'none',
  ],
  ['an empty merge into an empty list changes nothing', [modify('merge', [])], [], [], 'allow'],
  [
    'absent instructions stay absent without a modify',
    [{ type: 'message', text: '' }],
    undefined,
    undefined,
    'allow',
  ],
] as const)('%s', (_name, effects, instructions, payload, permission) => {
  const evaluation = compaction(effects, instructions);
  expect(evaluation).toMatchObject({ outcome: 'accepted', state: { permission } });
  expect(evaluation.payload).toEqual(payload);
});

it('a response to null answers no request', () => {
  const { request } = toolBefore({ effects: [] });
  const response = { jsonrpc: '2.0', id: null, result: { protocolVersion: 'draft', effects: [] } };
  expect(evaluate({ request, response })).toMatchObject({
    outcome: 'rejected',
    class: 'correlation-invalid',
    pointer: '/response/id',
  });
});
