import fc from 'fast-check';
import type { JsonObject, JsonValue } from '@/lib/json';
import { brokenEffects, strangers } from './random-effects.test-support';
import { json } from './random-values.test-support';

// What can be wrong with a row: named faults at the places the contract speaks of, and grafts anywhere.

/** The JSON of a row as it is cut about. */
export type RowJson = JsonObject;
export type Fault = (row: RowJson) => RowJson;
type Path = readonly (string | number)[];

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces what stands at a path (undefined removes the member); a path that leads nowhere changes nothing. */
export function put(value: JsonValue, path: Path, part: JsonValue | undefined): JsonValue {
  const [key, ...rest] = path;
  if (key === undefined) return part ?? null;
  if (Array.isArray(value)) {
    const edited = value.flatMap((item, i) => {
      if (i !== key) return [item];
      return rest.length === 0 && part === undefined ? [] : [put(item, rest, part)];
    });
    return edited;
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(([name]) => name !== key);
  if (rest.length === 0) {
    return Object.fromEntries(part === undefined ? entries : [...entries, [String(key), part]]);
  }
  const inner = Object.hasOwn(value, key) ? value[key] : undefined;
  return inner === undefined
    ? value
    : Object.fromEntries([...entries, [String(key), put(inner, rest, part)]]);
}

/** Every place of a value, outermost first. */
export function placesOf(value: JsonValue): readonly Path[] {
  const places: Path[] = [[]];
  const queue: [Path, JsonValue][] = [[[], value]];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const [path, at] = next;
    if (typeof at !== 'object' || at === null) continue;
    const inner: [string | number, JsonValue][] = Array.isArray(at) ? [...at.entries()] : Object.entries(at);
    for (const [key, part] of inner) {
      places.push([...path, key]);
      queue.push([[...path, key], part]);
    }
  }
  return places;
}

const edit = (row: RowJson, path: Path, part: JsonValue | undefined): RowJson => {
  const edited = put(row, path, part);
  return isObject(edited) ? edited : row;
};

const at =
  (path: string) =>
  (part: JsonValue | undefined): Fault =>
  (row) =>
    edit(row, path.split('/'), part);

const absent = undefined;
type Part = JsonValue | undefined;

/** A place and what may stand there wrongly; `undefined` takes the member away. */
const spoiled = (path: string, ...parts: readonly Part[]): fc.Arbitrary<Fault> =>
  fc.constantFrom<Part>(...parts).map(at(path));

const envelopeFaults: readonly fc.Arbitrary<Fault>[] = [
  spoiled('response', null, [], 'result', absent),
  spoiled('response/jsonrpc', '1.0', 2, absent),
  spoiled('response/error', { code: -32004, message: 'failed' }, null),
  spoiled('response/result', null, [], absent),
  spoiled('response/result/protocolVersion', 'unsupported', null, absent),
  spoiled('response/result/effects', null, {}, { type: 'message', text: 'x' }, absent),
  spoiled('response/result/manifest', {}),
  spoiled('response/result/extensions', {}, { 'com.example.x': null }, { nope: 1 }, null),
  spoiled('response/futureMetadata', 1),
  fc.constant((row) =>
    edit(edit(row, ['response', 'result'], absent), ['response', 'error'], { code: 1, message: '' }),
  ),
];

const correlationFaults = spoiled(
  'response/id',
  'not-the-request-id',
  'Row-1',
  'row-1 ',
  1,
  -7,
  9007199254740993n,
  true,
  '',
  ['row-1'],
  null,
  absent,
);

const effectsOf = (row: RowJson): readonly JsonValue[] => {
  const response = row.response;
  const result = isObject(response) ? response.result : undefined;
  const effects = isObject(result) ? result.effects : undefined;
  return Array.isArray(effects) ? effects : [];
};

const inserted =
  (effect: JsonValue, place: number): Fault =>
  (row) => {
    const effects = effectsOf(row);
    const index = place % (effects.length + 1);
    return edit(
      row,
      ['response', 'result', 'effects'],
      [...effects.slice(0, index), effect, ...effects.slice(index)],
    );
  };

const effectFaults = fc
  .tuple(
    fc.oneof({ weight: 3, arbitrary: brokenEffects }, { weight: 4, arbitrary: strangers }),
    fc.nat({ max: 6 }),
  )
  .map(([effect, place]) => inserted(effect, place));

const params = 'request/params';
const caps = `${params}/capabilities`;
const event = `${params}/event`;
const requestFaults: readonly fc.Arbitrary<Fault>[] = [
  spoiled('request', null, [], absent),
  spoiled('request/jsonrpc', '1.0', absent),
  spoiled('request/id', 'another', 1, '', null, absent),
  spoiled('request/method', 'hooks/observe', absent),
  spoiled(params, null, absent),
  spoiled(`${params}/protocolVersion`, 'final', absent),
  spoiled(`${params}/extensions`, { 'com.example.x': 1 }, { nope: 1 }, []),
  spoiled(event, null, [], absent),
  spoiled(`${event}/id`, 'another', 7, '', absent),
  spoiled(`${event}/type`, 'tool.error', 'session.end', '__proto__', 'constructor', 1, absent),
  spoiled(
    `${event}/source`,
    '',
    'relative/path',
    'urn:with space',
    1,
    absent,
    'https://example.org/a?b=c%20d',
  ),
  spoiled(
    `${event}/time`,
    ...[
      '2026-01-01 00:00:00Z',
      '2026-01-01T00:00:00',
      '20260101T000000Z',
      '2026-02-30T00:00:00Z',
      '',
      0,
      absent,
    ],
    ...[
      '2026-01-01T00:00:00Z\n',
      '2024-02-29T23:59:59.125+05:30',
      '2100-02-29T00:00:00Z',
      '2026-13-01T00:00:00Z',
    ],
    ...['2026-01-01T24:00:00Z', '2026-01-01T00:60:00Z', '2026-01-01T00:00:00+25:00'],
  ),
  spoiled(`${event}/session`, { id: 's', agent: { id: 'a' }, workspaceRoots: [] }, {}, { id: '' }, null),
  spoiled(`${event}/parentEventId`, 'parent', '', null),
  spoiled(`${event}/gaps`, [], [{ path: '/a', reason: 'x' }], [{ path: '/a' }], null),
  spoiled(`${event}/extensions`, { 'com.example.x': 1 }, { nope: 1 }),
  spoiled(`${event}/synthesized`, true, 1),
  spoiled(`${event}/native`, null, [1]),
  spoiled(`${event}/future`, 1),
  spoiled(caps, null, [], absent, {}),
  spoiled(`${caps}/effects`, null, ['deny', 'deny'], [1], ['modify'], ['com.example.custom'], absent),
  spoiled(
    `${caps}/modify`,
    null,
    {},
    { input: { replace: true, merge: true }, other: { replace: true, merge: true } },
  ),
  spoiled(
    `${caps}/modify/input`,
    { replace: false, merge: false },
    { replace: true },
    { replace: 1, merge: true },
  ),
  spoiled(`${caps}/modify/output`, { replace: true, merge: true }),
  spoiled(`${caps}/flow`, null, { operations: ['stop'] }, { operations: [] }, { operations: ['continue'] }),
  spoiled(`${caps}/flow/operations`, ['stop', 'stop'], [], ['pause'], ['continue'], absent),
  spoiled(`${caps}/flow/remainingContinuations`, -1, 1.5, true, '1', null, absent),
  spoiled(`${caps}/flow/continuationCount`, -1, null, absent),
  spoiled(`${caps}/flow/maxContinuations`, -1, null, 0),
  spoiled(`${caps}/inject`, null, {}, { context: {} }, { context: { append: false, deliverAt: ['now'] } }),
  spoiled(`${caps}/inject/context/deliverAt`, [], ['now', 'now'], ['later'], 'now'),
  spoiled(`${caps}/elicitation`, {}, { form: true }, { url: [] }, null, { form: {}, future: 1 }),
  spoiled(`${params}/state`, null, {}, { permission: 'none' }, { candidate: null }),
  spoiled(`${params}/state/permission`, 'granted', null, absent),
  spoiled(`${params}/state/candidate`, {}, 0, { value: 1, provenance: [] }, { value: null }, absent),
  spoiled(`${params}/state/flow`, 'pause', null, true),
  spoiled(`${params}/state/instructions`, [''], [1], {}, null),
  spoiled(`${params}/state/injections`, {}, null),
];

/** Faults of the two core events' own members; other events are only judged by what all events share. */
const coreEventFaults: readonly fc.Arbitrary<Fault>[] = [
  spoiled(`${event}/call`, { id: '' }, { id: 'call-1', extra: 1 }, null),
  spoiled(`${event}/turn`, { id: '' }, {}, null),
  spoiled(`${event}/outcome`, 'paused', 1),
  spoiled(`${event}/continuationCount`, -1, 0.5, true),
  spoiled(`${event}/tool/name`, '', 1, absent),
  spoiled(`${event}/tool/input`, [], null, 'x', absent),
  spoiled(`${event}/tool/origin`, 'mcp', 'other', absent),
  spoiled(`${event}/tool/mcp`, null, {}),
  spoiled(`${event}/tool/extra`, 1),
  spoiled(`${event}/batch`, { id: 'b', callIds: [] }, { id: 'b', callIds: ['a', 'a'] }, { id: 'b' }, null),
];

/** Puts a value anywhere, takes a member away, or adds one where none is expected. */
export const grafts = (root: 'request' | 'response'): fc.Arbitrary<Fault> =>
  fc
    .tuple(fc.nat({ max: 999 }), fc.constantFrom('replace', 'remove', 'add'), json)
    .map(([pick, how, value]): Fault => {
      return (row) => {
        const places = placesOf(row[root] ?? null);
        const place = [root, ...(places[pick % places.length] ?? [])];
        if (how === 'add') return edit(row, [...place, 'extra'], value);
        return edit(row, place, how === 'remove' ? absent : value);
      };
    });

export const responseFault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 6, arbitrary: fc.oneof(...envelopeFaults) },
  { weight: 3, arbitrary: correlationFaults },
  { weight: 16, arbitrary: effectFaults },
  { weight: 4, arbitrary: grafts('response') },
);

export const requestFault: fc.Arbitrary<Fault> = fc.oneof(...requestFaults);

/** Faults of a request whose event is one of the core suite's two. */
export const coreRequestFault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 8, arbitrary: fc.oneof(...requestFaults, ...coreEventFaults) },
  { weight: 1, arbitrary: grafts('request') },
);
