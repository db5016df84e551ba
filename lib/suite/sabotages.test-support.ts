import { isJsonObject, type JsonObject, type JsonValue } from '@/lib/json';
import type { Scenario } from '@/lib/protocol';
import { type CheckId, coreSuite } from '.';

const accepted = 'modify-merge-shallow-null-literal';
const schemaNegative = 'message-non-string';
const capabilityNegative = 'unadvertised-deny-rejected';
const hostRow = 'invalid-task-zero-rejects-staged-message';
const finishRow = 'flow-continue-at-finish';
const correlationRow = 'wrong-response-id';
export const envelopeRow = 'missing-effects-array';

/** One row of each kind; few, because every sabotage checks them all. */
const kinds = [accepted, schemaNegative, capabilityNegative, hostRow, finishRow, correlationRow, envelopeRow];
const suite = coreSuite.filter(({ id }) => kinds.includes(id));

/** The suite with one row changed. */
export const withRow = (id: string, change: (row: Scenario) => Scenario): readonly Scenario[] =>
  suite.map((row) => (row.id === id ? change(row) : row));
export const without = (row: Scenario, ...names: readonly string[]): Scenario => {
  const { id, request, response, tags, ...rest } = row;
  const kept = Object.fromEntries(Object.entries(rest).filter(([name]) => !names.includes(name)));
  return { id, request, response, tags, ...kept };
};

/** A copy of a value with the value at `path` replaced, or taken away where nothing is given. */
function placed(value: JsonValue, path: readonly string[], to: JsonValue | undefined): JsonValue {
  const [key, ...rest] = path;
  if (key === undefined) return to ?? null;
  if (Array.isArray(value))
    return value.map((child, index) => (String(index) === key ? placed(child, rest, to) : child));
  const object: JsonObject = isJsonObject(value) ? value : {};
  if (rest.length > 0 || to !== undefined) return { ...object, [key]: placed(object[key] ?? null, rest, to) };
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
}
const inRequest = (id: string, path: string, to?: JsonValue) =>
  withRow(id, (row) => ({ ...row, request: placed(row.request, path.split('/'), to) }));
const inResponse = (id: string, path: string, to?: JsonValue) =>
  withRow(id, (row) => ({ ...row, response: placed(row.response, path.split('/'), to) }));
const inExpected = (id: string, path: string, to?: JsonValue) =>
  withRow(id, (row) => {
    const expected = placed(row.expected ?? {}, path.split('/'), to);
    return isJsonObject(expected) ? { ...row, expected } : row;
  });
const tags = (id: string, change: (tags: readonly string[]) => readonly string[]) =>
  withRow(id, (row) => ({ ...row, tags: change(row.tags) }));

/** What is done to the suite, the one check that must notice, and the row it must name. */
export const sabotages: readonly (readonly [string, readonly Scenario[], CheckId, string])[] = [
  ['a row twice', [...suite, ...suite.filter(({ id }) => id === accepted)], 'unique-ids', accepted],
  ['a request with another id', inRequest(accepted, 'id', 'other'), 'correlation', accepted],
  ['an event with another id', inRequest(accepted, 'params/event/id', 'other'), 'correlation', accepted],
  ['a response with another id', inResponse(accepted, 'id', 'other'), 'correlation', accepted],
  [
    'a malformed response with another id',
    inResponse(schemaNegative, 'id', 'other'),
    'correlation',
    schemaNegative,
  ],
  [
    'a correlation fault that is none',
    inResponse(correlationRow, 'id', correlationRow),
    'correlation',
    correlationRow,
  ],
  [
    'both contracts',
    withRow(accepted, (row) => ({ ...row, expectError: true })),
    'exclusive-contract',
    accepted,
  ],
  ['no contract', withRow(accepted, (row) => without(row, 'expected')), 'exclusive-contract', accepted],
  [
    'an accepted row tagged negative',
    tags(accepted, (old) => [...old, 'negative']),
    'exclusive-contract',
    accepted,
  ],
  [
    'an accepted row with a class',
    tags(accepted, (old) => [...old, 'schema-invalid']),
    'exclusive-contract',
    accepted,
  ],
  [
    'an accepted row with a host',
    withRow(accepted, (row) => ({ ...row, hostExpected: row.expected ?? {} })),
    'exclusive-contract',
    accepted,
  ],
  [
    'a rejected row not tagged so',
    tags(schemaNegative, (old) => old.filter((tag) => tag !== 'negative')),
    'exclusive-contract',
    schemaNegative,
  ],
  [
    'a rejected row without a class',
    tags(schemaNegative, () => ['negative', 'atomic-rejection']),
    'exclusive-contract',
    schemaNegative,
  ],
  [
    'a rejected row with two classes',
    tags(schemaNegative, (old) => [...old, 'capability-invalid']),
    'exclusive-contract',
    schemaNegative,
  ],
  [
    'a host on a schema fault',
    withRow(schemaNegative, (row) => ({ ...row, hostExpected: {} })),
    'exclusive-contract',
    schemaNegative,
  ],
  ['an unknown decision', inExpected(accepted, 'decision', 'maybe'), 'expected-structure', accepted],
  ['executed as a number', inExpected(accepted, 'executed', 1), 'expected-structure', accepted],
  ['messages as one text', inExpected(accepted, 'messages', 'x'), 'expected-structure', accepted],
  ['no decision', inExpected(accepted, 'decision'), 'expected-structure', accepted],
  ['a key that no outcome has', inExpected(accepted, 'rejected', true), 'expected-structure', accepted],
  [
    'a negative allowance',
    inExpected(finishRow, 'continuationRemaining', -1),
    'expected-structure',
    finishRow,
  ],
  ['an input where there is no tool', inExpected(finishRow, 'input', {}), 'expected-structure', finishRow],
  [
    'an assertion about something else',
    withRow(accepted, (row) => ({ ...row, expectedState: { prompt: 1 } })),
    'expected-structure',
    accepted,
  ],
  ['a request without a method', inRequest(accepted, 'method'), 'request-valid', accepted],
  [
    'a request that grants what it does not describe',
    inRequest(accepted, 'params/capabilities/modify'),
    'request-valid',
    accepted,
  ],
  [
    'a rejected row with an illegal request',
    inRequest(schemaNegative, 'params/event/time', 'now'),
    'request-valid',
    schemaNegative,
  ],
  [
    'an accepted row with a broken envelope',
    inResponse(accepted, 'jsonrpc', '1.0'),
    'response-valid',
    accepted,
  ],
  [
    'an accepted row with a broken effect',
    inResponse(accepted, 'result/effects/0/operation', 'patch'),
    'response-valid',
    accepted,
  ],
  [
    'an application fault in a broken response',
    inResponse(hostRow, 'result/effects/0/text', 1),
    'response-valid',
    hostRow,
  ],
  [
    'a schema fault that is none',
    inResponse(schemaNegative, 'result/effects/1/text', 'fine'),
    'response-fails',
    schemaNegative,
  ],
  ['a wrong outcome', inExpected(accepted, 'executed', false), 'outcome', accepted],
  ['a wrong input', inExpected(accepted, 'input/keep', 'yes'), 'outcome', accepted],
  [
    'a capability fault that is none',
    inRequest(capabilityNegative, 'params/capabilities/effects', ['deny']),
    'request-valid',
    capabilityNegative,
  ],
  [
    'a rejected row that would be accepted',
    inResponse(capabilityNegative, 'result/effects', []),
    'outcome',
    capabilityNegative,
  ],
  [
    'a wrong state',
    withRow(accepted, (row) => ({ ...row, expectedState: { state: { permission: 'deny' } } })),
    'outcome',
    accepted,
  ],
  [
    'a wrong class',
    tags(capabilityNegative, (old) =>
      old.map((tag) => (tag === 'capability-invalid' ? 'application-invalid' : tag)),
    ),
    'class-tag',
    capabilityNegative,
  ],
  [
    'another host outcome',
    withRow(hostRow, (row) => ({ ...row, hostExpected: { ...row.hostExpected, messages: [] } })),
    'host-outcome',
    hostRow,
  ],
];
