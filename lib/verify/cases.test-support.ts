import type { JsonObject, JsonValue } from '@/lib/json';
import type { Expectation, Reported, Verdict } from '.';

export const input: JsonObject = { task: 1, options: { recursive: true, limit: 20 }, keep: 'yes' };
export const runs: JsonObject = { decision: 'allow', executed: true, input, messages: ['one', 'two'] };
const denies: JsonObject = { decision: 'deny', executed: false, input, messages: [] };
const stops: JsonObject = { decision: 'allow', executed: false, messages: [], flow: 'stop' };
export const refused: JsonObject = { rejected: true };
const hostOutcome: JsonObject = { decision: 'allow', executed: false, input: { task: 0 }, messages: ['one'] };
const splitSeen = { sdkAccepted: true, hostAccepted: false, rejectionLayer: 'host-input-schema' };

/** One row of the table: a row, a report and the clauses that must fail. */
export interface Case {
  readonly name: string;
  readonly row: Expectation;
  readonly reported: Reported;
  /** What must fail, in order, as `clause pointer`; empty when the row passes. */
  readonly fails: readonly string[];
  /** Where the row is neither passed nor failed. */
  readonly status?: Verdict['status'];
}

const given = (expected: JsonObject, reported: JsonValue | undefined, ...fails: string[]) => ({
  row: { expected },
  reported: { actual: reported },
  fails,
});
const error = (reported: JsonValue | undefined, ...fails: string[]) => ({
  row: { expectError: true } as const,
  reported: { actual: reported },
  fails,
});
const hostRow: Expectation = { expectError: true, hostExpected: hostOutcome };
const split = (reported: Reported, ...fails: string[]) => ({ row: hostRow, reported, fails });

/** At least one case per clause, and the neighbours that must pass. */
export const cases: readonly Case[] = [
  // what passes
  { name: 'the outcome as asserted', ...given(runs, runs) },
  { name: 'a rejection as asserted', ...error(refused) },
  {
    name: 'keys in another order',
    ...given(runs, { ...runs, input: { keep: 'yes', options: { limit: 20, recursive: true }, task: 1 } }),
  },
  {
    name: '1 where 1.0 is asserted',
    ...given({ executed: false, result: 1 }, { executed: false, result: 1.0 }),
  },
  { name: 'the same integer as a bigint', ...given({ result: 7 }, { result: 7n }) },
  {
    name: 'an exact integer beyond doubles',
    ...given({ result: 9007199254740993n }, { result: 9007199254740993n }),
  },
  { name: 'an unasserted native input', ...given(stops, { ...stops, input: {} }) },
  { name: 'unknown diagnostics', ...given(stops, { ...stops, durationMs: 4, sdk: null }) },
  {
    name: 'fewer assertions than outcome',
    ...given({ decision: 'allow' }, { decision: 'allow', executed: false, messages: ['x'] }),
  },
  {
    name: 'an asserted null',
    ...given({ decision: 'allow', result: null }, { decision: 'allow', result: null }),
  },
  {
    name: 'keys named like object members',
    ...given({ constructor: 1, toString: 2 }, { constructor: 1, toString: 2 }),
  },
  // an asserted key
  {
    name: 'a missing key, named',
    ...given({ executed: true }, { decision: 'allow' }, 'missing-key /executed'),
  },
  { name: 'an explicit null is asserted', ...given({ result: null }, {}, 'missing-key /result') },
  { name: 'an inherited name is no key', ...given({ constructor: 1 }, {}, 'missing-key /constructor') },
  { name: 'another decision', ...given(runs, { ...runs, decision: 'ask' }, 'different-value /decision') },
  {
    name: 'a number for a boolean (M6)',
    ...given(runs, { ...runs, executed: 1 }, 'different-value /executed'),
  },
  { name: 'a boolean for a number', ...given({ result: 0 }, { result: false }, 'different-value /result') },
  {
    name: 'an integer off by one beyond doubles',
    ...given({ result: 9007199254740993n }, { result: 9007199254740992n }, 'different-value /result'),
  },
  {
    name: 'a value deep inside',
    ...given(
      runs,
      { ...runs, input: { ...input, options: { recursive: true, limit: 3 } } },
      'different-value /input/options/limit',
    ),
  },
  {
    name: 'two values deep inside',
    ...given(
      runs,
      { ...runs, input: { ...input, options: { recursive: 1, limit: 3 } } },
      'different-value /input/options',
    ),
  },
  {
    name: 'a key lost deep inside',
    ...given(
      runs,
      { ...runs, input: { task: 1, keep: 'yes', options: { recursive: true } } },
      'missing-key /input/options/limit',
    ),
  },
  {
    name: 'a key too many deep inside',
    ...given(runs, { ...runs, input: { ...input, extra: null } }, 'different-value /input/extra'),
  },
  {
    name: 'a slash in a key',
    ...given({ input: { 'a/b': 1 } }, { input: { 'a/b': 2 } }, 'different-value /input/a~1b'),
  },
  {
    name: 'every wrong key is named',
    ...given(
      runs,
      { ...runs, decision: 'ask', executed: false },
      'different-value /decision',
      'different-value /executed',
    ),
  },
  { name: 'an outcome that is no object', ...given(runs, [runs], 'different-value ') },
  // lists
  { name: 'a list too short', ...given(runs, { ...runs, messages: ['one'] }, 'array-length /messages') },
  {
    name: 'a list too long',
    ...given(denies, { ...denies, messages: ['Blocked'] }, 'array-length /messages'),
  },
  {
    name: 'a list in another order',
    ...given(runs, { ...runs, messages: ['two', 'one'] }, 'array-order /messages'),
  },
  {
    name: 'another element of a list',
    ...given(runs, { ...runs, messages: ['one', 'zwei'] }, 'different-value /messages/1'),
  },
  {
    name: 'a list inside an input, too short',
    ...given({ input: { of: [[1, 2]] } }, { input: { of: [[1]] } }, 'array-length /input/of/0'),
  },
  {
    name: 'an order inside an input',
    ...given({ input: { of: [1, 2, 3] } }, { input: { of: [3, 2, 1] } }, 'array-order /input/of'),
  },
  {
    name: 'a list where text is asserted',
    ...given({ result: 'x' }, { result: ['x'] }, 'different-value /result'),
  },
  // keys that mean something by being there (M1)
  ...['result', 'flow', 'injections', 'continuationInstructions', 'continuationRemaining', 'rejected'].map(
    (key) => ({
      name: `an unasserted ${key}, though null`,
      ...given(runs, { ...runs, [key]: null }, `forbidden-key /${key}`),
    }),
  ),
  {
    name: 'unasserted empty lists',
    ...given(
      stops,
      { ...stops, injections: [], continuationInstructions: [] },
      'forbidden-key /injections',
      'forbidden-key /continuationInstructions',
    ),
  },
  {
    name: 'rejected: false is still there',
    ...given(runs, { ...runs, rejected: false }, 'forbidden-key /rejected'),
  },
  // results that leak
  {
    name: 'a result under deny',
    ...given(denies, { ...denies, result: { cached: 2 } }, 'leaked-result /result'),
  },
  {
    name: 'a result under ask',
    ...given({ decision: 'ask' }, { decision: 'ask', result: null }, 'leaked-result /result'),
  },
  { name: 'a result under stop', ...given(stops, { ...stops, result: 0 }, 'leaked-result /result') },
  {
    name: 'a result where a deny was expected',
    ...given(
      { decision: 'deny' },
      { decision: 'allow', result: 1 },
      'different-value /decision',
      'leaked-result /result',
    ),
  },
  {
    name: 'a result under deny, though asserted',
    ...given({ decision: 'deny', result: 1 }, { decision: 'deny', result: 1 }, 'leaked-result /result'),
  },
  // rejections
  { name: 'nothing reported is no rejection (M2)', ...error(undefined, 'rejection-not-given ') },
  { name: 'null is no rejection', ...error(null, 'rejection-not-given ') },
  { name: 'an outcome is no rejection', ...error(runs, 'rejection-not-given ') },
  { name: 'an empty outcome is no rejection', ...error({}, 'rejection-not-given ') },
  { name: 'a word is no rejection', ...error('rejected', 'rejection-not-given ') },
  { name: 'rejected: 1 is not true', ...error({ rejected: 1 }, 'rejection-not-given /rejected') },
  { name: 'rejected: "true" is not true', ...error({ rejected: 'true' }, 'rejection-not-given /rejected') },
  {
    name: 'a rejection with something beside it',
    ...error({ rejected: true, messages: [] }, 'forbidden-key /messages'),
  },
  { name: 'a rejection where success is expected', ...given(runs, refused, 'rejection-not-expected ') },
  { name: 'nothing where success is expected', ...given(runs, undefined, 'nothing-reported ') },
  { name: 'null where success is expected', ...given(runs, null, 'nothing-reported ') },
  // the adapter's own word
  {
    name: 'a claim that agrees',
    row: { expected: runs },
    reported: { actual: runs, status: 'passed' },
    fails: [],
  },
  {
    name: 'failed, though the outcome matches (M9)',
    row: { expected: runs },
    reported: { actual: runs, status: 'failed' },
    fails: ['status-contradicts /status'],
  },
  {
    name: 'failed, though rejected as expected',
    row: { expectError: true },
    reported: { actual: refused, status: 'failed' },
    fails: ['status-contradicts /status'],
  },
  {
    name: 'a report without a status',
    row: { expected: runs },
    reported: { actual: runs, status: null },
    fails: ['status-contradicts /status'],
  },
  {
    name: 'an unknown status',
    row: { expected: runs },
    reported: { actual: runs, status: 'ok' },
    fails: ['status-contradicts /status'],
  },
  {
    name: 'passed, though the outcome differs',
    row: { expected: runs },
    reported: { actual: denies, status: 'passed' },
    fails: ['different-value /decision', 'different-value /executed', 'array-length /messages'],
  },
  {
    name: 'unsupported is no pass (M5)',
    row: { expectError: true },
    reported: { actual: undefined, status: 'unsupported' },
    fails: ['nothing-reported '],
    status: 'unsupported',
  },
  {
    name: 'inapplicable is no pass (M5)',
    row: { expected: runs },
    reported: { actual: null, status: 'inapplicable' },
    fails: ['nothing-reported '],
    status: 'inapplicable',
  },
  {
    name: 'unsupported with a matching outcome',
    row: { expected: runs },
    reported: { actual: runs, status: 'unsupported' },
    fails: ['status-contradicts /status'],
    status: 'unsupported',
  },
  // the split between SDK and host
  { name: 'a plain rejection on a host row', ...split({ actual: refused, status: 'passed' }) },
  { name: 'the exact split', ...split({ actual: hostOutcome, ...splitSeen, status: 'passed' }) },
  {
    name: 'the split, called failed',
    ...split({ actual: hostOutcome, ...splitSeen, status: 'failed' }, 'status-contradicts /status'),
  },
  { name: 'the host outcome without diagnostics', ...split({ actual: hostOutcome }, 'rejection-not-given ') },
  {
    name: 'the split without sdkAccepted',
    ...split(
      { actual: hostOutcome, hostAccepted: false, rejectionLayer: 'host-input-schema' },
      'host-split /sdkAccepted',
    ),
  },
  {
    name: 'sdkAccepted in words (M7)',
    ...split({ actual: hostOutcome, ...splitSeen, sdkAccepted: 'yes' }, 'host-split /sdkAccepted'),
  },
  {
    name: 'hostAccepted: 0',
    ...split({ actual: hostOutcome, ...splitSeen, hostAccepted: 0 }, 'host-split /hostAccepted'),
  },
  {
    name: 'another layer',
    ...split({ actual: hostOutcome, ...splitSeen, rejectionLayer: 'sdk' }, 'host-split /rejectionLayer'),
  },
  {
    name: 'a split that also rejects (M8)',
    ...split({ actual: refused, ...splitSeen }, 'host-split /actual/rejected'),
  },
  {
    name: 'a split with another input',
    ...split(
      { actual: { ...hostOutcome, input: { task: 2 } }, ...splitSeen },
      'host-split /actual/input/task',
    ),
  },
  {
    name: 'a split with a key too many',
    ...split({ actual: { ...hostOutcome, note: 1 }, ...splitSeen }, 'host-split /actual/note'),
  },
  {
    name: 'a split with a key missing',
    ...split(
      { actual: { decision: 'allow', executed: false, input: { task: 0 } }, ...splitSeen },
      'host-split /actual/messages',
    ),
  },
  { name: 'a split without an outcome', ...split({ actual: undefined, ...splitSeen }, 'host-split /actual') },
  {
    name: 'a split on another error row',
    row: { expectError: true },
    reported: { actual: hostOutcome, ...splitSeen },
    fails: ['rejection-not-given ', 'host-split /sdkAccepted'],
  },
  {
    name: 'a rejection with diagnostics on another error row',
    row: { expectError: true },
    reported: { actual: refused, ...splitSeen },
    fails: ['host-split /sdkAccepted'],
  },
  {
    name: 'a refusal claimed on a success row',
    row: { expected: runs },
    reported: { actual: runs, ...splitSeen },
    fails: ['host-split /hostAccepted'],
  },
  {
    name: 'acceptance confirmed on a success row',
    row: { expected: runs },
    reported: { actual: runs, sdkAccepted: true, hostAccepted: true },
    fails: [],
  },
  // rows that cannot be judged
  { name: 'a row that asserts nothing', row: {}, reported: { actual: runs }, fails: ['invalid-row '] },
  {
    name: 'a row that asserts both',
    row: { expected: runs, expectError: true },
    reported: { actual: runs },
    fails: ['invalid-row '],
  },
];
