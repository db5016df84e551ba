import { expect, test } from 'vitest';
import type { JsonValue } from '@/lib/json';
import { checkEnvelope } from './check-envelope';
import { ownKeys, responseOf } from './fixtures.test-support';
import { resolveReadings } from './readings';
import type { Readings } from './types';

const check = (response: JsonValue, revision: Readings['revision'] = 'r3') =>
  checkEnvelope(response, resolveReadings({ revision }));

const short = (response: JsonValue, revision?: Readings['revision']) =>
  check(response, revision).map(({ pointer, code, member }) =>
    [pointer.replace('/response', '.'), code, member ?? ''].join(' ').trim(),
  );

const result = { protocolVersion: 'draft', effects: [] };
const reply = (more: { [key: string]: JsonValue }) => ({ jsonrpc: '2.0', id: 'row', ...more });
const error = { code: -32003, message: 'gone' };

test.each([
  [responseOf()],
  [responseOf({ type: 'not-a-supported-effect' }, 17, null)],
  [reply({ result, futureMetadata: { any: 1 } })],
  [reply({ result: { ...result, futureMetadata: 1, extensions: { 'com.example.x': 1 } } })],
  [{ ...reply({ result }), id: 7 }],
  [{ ...reply({ result }), id: 7.0 }],
  [{ ...reply({ result }), id: 2n ** 60n }],
  [{ ...reply({ result }), id: 'another-id' }],
  [{ ...reply({ result }), id: null }],
])('%o is an envelope', (response) => {
  expect(short(response)).toEqual([]);
});

const rejected: readonly (readonly [JsonValue, ...string[]])[] = [
  [null, '. wrong-type'],
  ['x', '. wrong-type'],
  [[responseOf()], '. wrong-type'],
  [{}, '. missing-member jsonrpc', '. missing-member id', '. missing-member result'],
  [reply({}), '. missing-member result'],
  [{ ...responseOf(), jsonrpc: '1.0' }, './jsonrpc wrong-value'],
  [{ ...responseOf(), jsonrpc: 2 }, './jsonrpc wrong-value'],
  [{ ...responseOf(), id: true }, './id wrong-type'],
  [{ ...responseOf(), id: 1.5 }, './id wrong-type'],
  [{ ...responseOf(), id: '' }, './id wrong-value'],
  [reply({ result: null }), './result wrong-type'],
  [reply({ result: [] }), './result wrong-type'],
  [reply({ result: {} }), './result missing-member protocolVersion', './result missing-member effects'],
  [reply({ result: { ...result, protocolVersion: 'unsupported' } }), './result/protocolVersion wrong-value'],
  [reply({ result: { protocolVersion: 'draft' } }), './result missing-member effects'],
  [reply({ result: { ...result, effects: null } }), './result/effects wrong-type'],
  [reply({ result: { ...result, effects: { type: 'message', text: 'x' } } }), './result/effects wrong-type'],
  [reply({ result: { ...result, manifest: {} } }), './result/manifest extra-member manifest'],
  [reply({ result: { ...result, extensions: { x: 1 } } }), './result/extensions/x extra-member x'],
  [reply({ result: { ...result, extensions: 1 } }), './result/extensions wrong-type'],
  [reply({ error }), './error error-response'],
  [{ ...reply({ error }), id: null }, './error error-response'],
  [reply({ error: null }), './error error-response', './error wrong-type'],
  [
    reply({ error: { code: 1.5 } }),
    './error error-response',
    './error missing-member message',
    './error/code wrong-type',
  ],
  [reply({ error, result }), '. both-result-and-error error'],
  [reply({ error: null, result }), '. both-result-and-error error', './error wrong-type'],
  [ownKeys(['jsonrpc', '2.0'], ['id', 1], ['__proto__', result]), '. missing-member result'],
];

test.each(rejected.map(([response, ...faults]) => [response, faults] as const))(
  '%o has %j',
  (response, faults) => {
    expect(short(response)).toEqual(faults);
  },
);

test('r4 lets the list of effects be absent, not null', () => {
  expect(short(reply({ result: { protocolVersion: 'draft' } }), 'r4')).toEqual([]);
  expect(short(reply({ result: { protocolVersion: 'draft' } }), 'r2')).toHaveLength(1);
  expect(short(reply({ result: { ...result, effects: null } }), 'r4')).toEqual([
    './result/effects wrong-type',
  ]);
  expect(short(reply({ result: {} }), 'r4')).toEqual(['./result missing-member protocolVersion']);
});

test('an error is named by its reserved code', () => {
  expect(check(reply({ error }))).toEqual([
    {
      about: 'response',
      phase: 'envelope',
      class: 'schema-invalid',
      rule: 3,
      effect: null,
      pointer: '/response/error',
      code: 'error-response',
      message:
        'The response reports error -32003 (backend unavailable) and so asks for nothing that could be applied.',
    },
  ]);
  const [first] = check(reply({ error: { code: 9, message: 'x' } }));
  expect(first?.message).toBe('The response reports error 9 and so asks for nothing that could be applied.');
});

test.each([
  [[responseOf()], 'The response is a list; it must be an object, and a batch is not possible.'],
  [reply({ result: null }), '`result` of the response is null; it must be an object.'],
  [reply({ error, result }), 'The response has both `result` and `error`; it must have exactly one of them.'],
  [
    { ...responseOf(), id: true },
    '`id` of the response is true; it must be a string, a whole number or null.',
  ],
  [
    reply({ result: { ...result, manifest: {} } }),
    '`result.manifest` of the response may not stand there; that answers hooks/capabilities.',
  ],
])('%o is explained', (response, message) => {
  expect(check(response).map((diagnostic) => diagnostic.message)).toEqual([message]);
});
