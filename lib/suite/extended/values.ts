import type { JsonObject } from '@/lib/json';
import type { Scenario } from '@/lib/protocol';
import { C1, I, runs, supplies, tool } from '../core/vocabulary';
import { merge, replace, returning } from '../notation/effects';
import type { Outcome } from '../notation/row';
import { holding, type Scene } from '../notation/scene';
import { type SuiteRow, spelled } from '../notation/spelling';
import { catches, happening } from './vocabulary';

const named = { origin: 'native', name: 'task', kind: 'task' };
/** A tool call with this input, and a result held for it. */
const cached = (input: JsonObject): Scene =>
  holding(happening(tool, { tool: { ...named, input } }), {
    permission: 'allow',
    candidate: { value: C1 },
  });
const comparing = (
  id: string,
  input: JsonObject,
  effect: JsonObject,
  outcome: Outcome,
  mistake: string,
): Scenario =>
  catches(
    cached(input),
    id,
    'state candidate values',
    [effect],
    outcome,
    `Catches an adapter that ${mistake}.`,
  );

/** Equal: the held result stays. */
const equal = (id: string, input: JsonObject, effect: JsonObject, mistake: string): Scenario =>
  comparing(id, input, effect, supplies(C1, input), mistake);
/** Changed: the held result is dropped and the tool runs. */
const changed = (id: string, input: JsonObject, value: JsonObject, mistake: string): Scenario =>
  comparing(id, input, merge('input', value), runs({ ...input, ...value }), mistake);

const big = 9007199254740992n;

/** Numbers: equal by value, never by spelling, never across kinds, exact at any size. */
export const numbers: readonly SuiteRow[] = [
  spelled(
    equal('one-equals-one-point-zero', I, merge('input', { task: 1 }), 'takes 1.0 for another number than 1'),
    '1.0',
  ),
  spelled(
    equal('one-equals-one-e-zero', I, merge('input', { task: 1 }), 'takes 1e0 for another number than 1'),
    '1e0',
  ),
  changed('true-is-not-one', { ...I, flag: 1 }, { flag: true }, 'takes true for 1 when it compares inputs'),
  changed(
    'false-is-not-zero',
    { ...I, flag: 0 },
    { flag: false },
    'takes false for 0 when it compares inputs',
  ),
  changed('text-is-not-number', { ...I, flag: 1 }, { flag: '1' }, 'takes "1" for 1 when it compares inputs'),
  changed('null-is-not-zero', { ...I, flag: 0 }, { flag: null }, 'takes null for 0 when it compares inputs'),
  changed(
    'large-integers-are-exact',
    { ...I, n: big },
    { n: big + 1n },
    'rounds integers past 2^53 and misses that one changed',
  ),
  equal(
    'large-integers-are-equal',
    { ...I, n: big + 1n },
    merge('input', { n: big + 1n }),
    'never finds two large integers equal',
  ),
  catches(
    tool,
    'large-result-is-exact',
    'return values',
    [returning({ id: 18446744073709551615n })],
    supplies({ id: 18446744073709551615n }),
    'Catches an adapter that rounds a large integer in a returned value.',
  ),
  catches(
    tool,
    'large-task-is-positive',
    'modify values',
    [merge('input', { task: big + 1n })],
    runs({ ...I, task: big + 1n }),
    'Catches an adapter that takes a large integer for no integer.',
  ),
];

/** An object literal would set the prototype; a computed key is a member like any other. */
const proto: JsonObject = { ['__proto__']: { polluted: true } };
const builtIn: JsonObject = { constructor: { name: 'Object' }, toString: 'text' };

/** Keys and values that are ordinary, though languages treat them with care. */
export const keys: readonly Scenario[] = [
  catches(
    tool,
    'proto-is-an-ordinary-key',
    'modify values',
    [merge('input', proto)],
    runs({ ...I, ...proto }),
    'Catches an adapter that sets a prototype, or drops the key, where an input has a member named __proto__.',
  ),
  changed(
    'constructor-is-an-ordinary-key',
    I,
    builtIn,
    'takes members that every object inherits for members of the input',
  ),
  changed('proto-counts-as-a-change', I, proto, 'does not see the key __proto__ when it compares inputs'),
  catches(
    tool,
    'returned-proto-stays',
    'return values',
    [returning(proto)],
    supplies(proto),
    'Catches an adapter that loses the key __proto__ when it copies a returned value.',
  ),
  changed('empty-key-is-a-key', I, { '': 1 }, 'drops a member whose key is empty'),
  changed('keys-keep-their-case', I, { Task: 2 }, 'finds the key task under the name Task'),
  changed(
    'texts-are-not-normalised',
    { ...I, name: 'caf\u00e9' },
    { name: 'cafe\u0301' },
    'normalises texts before it compares them',
  ),
  changed(
    'list-order-in-input-counts',
    { ...I, tags: ['a', 'b'] },
    { tags: ['b', 'a'] },
    'sorts the lists of an input before it compares them',
  ),
  changed(
    'empty-list-is-no-empty-object',
    { ...I, tags: [] },
    { tags: {} },
    'takes an empty list for an empty object',
  ),
  comparing(
    'null-is-not-absent',
    { ...I, label: null },
    replace('input', I),
    runs(I),
    'takes a member that is null for one that is not there',
  ),
  equal(
    'lone-key-order-is-no-change',
    { task: 1, a: [{ x: 1, y: 2 }] },
    replace('input', { a: [{ y: 2, x: 1 }], task: 1 }),
    'compares the objects inside lists as texts',
  ),
];
