import { type JsonObject, type JsonValue, member, pathOf } from '@/lib/json';
import type { Clause, ClauseId, Expectation, Verdict } from '@/lib/verify';

/** What each clause of the verifier contract is called. */
export const clauseTitles: { readonly [C in ClauseId]: string } = {
  'missing-key': 'An expected key is missing',
  'different-value': 'A value differs',
  'array-length': 'A list has another length',
  'array-order': 'A list has another order',
  'forbidden-key': 'A key that may not be here',
  'leaked-result': 'A result leaks',
  'rejection-not-given': 'A rejection was expected',
  'rejection-not-expected': 'No rejection was expected',
  'nothing-reported': 'Nothing was reported',
  'status-contradicts': 'The status contradicts',
  'host-split': 'The host split is not exact',
  'state-differs': 'The emitted state differs',
  'payload-differs': 'The payload differs',
  'invalid-row': 'The row is not legal',
};

/** One key of the outcome: what is expected of it, what it is, and which clauses it breaks. */
export interface KeyLine {
  readonly key: string;
  readonly expected: JsonValue | undefined;
  readonly actual: JsonValue | undefined;
  /** The expectation names this key; null where the row expects no outcome at all. */
  readonly asserted: boolean | null;
  readonly clauses: readonly Clause[];
}

/** The keys of an outcome in the order in which an adapter reports them. */
const order = [
  'decision',
  'executed',
  'input',
  'messages',
  'result',
  'flow',
  'continuationInstructions',
  'continuationRemaining',
  'injections',
];

/** Clauses about the emitted state and payload are about neither key of the outcome. */
const apart: ReadonlySet<ClauseId> = new Set(['state-differs', 'payload-differs']);

const keyOf = (clause: Clause): string | undefined => {
  const first = apart.has(clause.clause) ? undefined : pathOf(clause.pointer)[0];
  return first === undefined ? undefined : String(first);
};

/** One line for each key that is expected or given, in reporting order, unknown keys last. */
export function keyLines(
  actual: JsonObject,
  expectation: Expectation | null,
  verdict: Verdict | null,
): readonly KeyLine[] {
  const expected = expectation?.expected;
  const clauses = verdict?.clauses ?? [];
  const keys = new Set([...order, ...Object.keys(expected ?? {}), ...Object.keys(actual)]);
  return [...keys]
    .map((key) => ({
      key,
      expected: expected === undefined ? undefined : member(expected, key),
      actual: member(actual, key),
      asserted: expected === undefined ? null : Object.hasOwn(expected, key),
      clauses: clauses.filter((clause) => keyOf(clause) === key),
    }))
    .filter((line) => line.asserted || line.actual !== undefined);
}

/** The clauses that are about the whole outcome, the emitted state or the payload rather than one key. */
export function wholeClauses(verdict: Verdict | null): readonly Clause[] {
  return (verdict?.clauses ?? []).filter((clause) => keyOf(clause) === undefined);
}
