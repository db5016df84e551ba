import type { Evaluation } from '@/lib/evaluate';
import { equalJson, isJsonObject, type JsonValue, member, stringifyJson } from '@/lib/json';
import type { Scenario } from '@/lib/protocol';
import { type Reported, reportedOf, verify } from '@/lib/verify';

/** The keys of an outcome that mean something; whatever else a report adds is diagnostics (facts, report formats). */
const outcomeKeys = new Set([
  'decision',
  'executed',
  'input',
  'messages',
  'result',
  'flow',
  'continuationInstructions',
  'continuationRemaining',
  'injections',
  'rejected',
]);

/** What came of a row, in a form that is compared at once: equal texts are equal values. Worked out when asked for. */
export interface Observation {
  /** The outcome without what means nothing; null where there is none to compare. */
  readonly outcome: string | null;
  /** Whether the verifier passes it. Two outcomes that pass agree: no clause looks at where they differ. */
  readonly passes: boolean;
  /** Emitted state and payload; null where they are not told. */
  readonly state: string | null;
  readonly payload: string | null;
}

/** An observation whose parts are worked out once, the first time that somebody asks for them. */
function lazily(make: { readonly [Part in keyof Observation]: () => Observation[Part] }): Observation {
  const made: { -readonly [Part in keyof Observation]?: Observation[Part] } = {};
  return {
    get outcome() {
      if (made.outcome === undefined) made.outcome = make.outcome();
      return made.outcome;
    },
    get passes() {
      if (made.passes === undefined) made.passes = make.passes();
      return made.passes;
    },
    get state() {
      if (made.state === undefined) made.state = make.state();
      return made.state;
    },
    get payload() {
      if (made.payload === undefined) made.payload = make.payload();
      return made.payload;
    },
  };
}

/** What somebody reports of a row. A claim of theirs is no outcome: only what they show is looked at. */
export function observed(row: Scenario, reported: Reported): Observation {
  const { actual, state, payload } = reported;
  return lazily({
    outcome: () => (actual === undefined || !isJsonObject(actual) ? null : essenceOf(actual)),
    passes: () => verify(row, { ...reported, status: 'passed' }).status === 'passed',
    state: () => (state === undefined ? null : canonical(state)),
    payload: () => (payload === undefined ? null : canonical(payload)),
  });
}

/** What an evaluation says of a row. */
export function observe(row: Scenario, evaluation: Evaluation): Observation {
  return observed(row, reportedOf(evaluation));
}

/** An evaluation of a row beside what was seen of it. */
export interface Seen {
  readonly evaluation: Evaluation;
  readonly observation: Observation;
}

/**
 * What an evaluation says of a row of which another one has been seen. Most mistakes change nothing on most rows: there
 * it is the very observation that has been made before, and costs no more than to see that both are equal.
 */
export function observeBeside(row: Scenario, evaluation: Evaluation, seen: Seen): Observation {
  const reported = reportedOf(evaluation);
  const before = reportedOf(seen.evaluation);
  const alike =
    same(reported.actual, before.actual) &&
    same(reported.state, before.state) &&
    same(reported.payload, before.payload);
  return alike ? seen.observation : observed(row, reported);
}

function same(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  return a === undefined || b === undefined ? a === b : equalJson(a, b);
}

/** Whether a prediction is what was found; what the finding does not tell is not compared. */
export function agrees(predicted: Observation, found: Observation): boolean {
  if (found.state !== null && found.state !== predicted.state) return false;
  if (found.payload !== null && found.payload !== predicted.payload) return false;
  if (predicted.outcome === null || found.outcome === null) return false;
  return predicted.outcome === found.outcome || (found.passes && predicted.passes);
}

/** What a prediction looks like to somebody who is told no more than a finding tells; null where no outcome is. */
export function markOf(predicted: Observation, found: Observation): string | null {
  if (found.state === null && found.payload === null) return predicted.outcome;
  const state = found.state === null ? '' : predicted.state;
  const payload = found.payload === null ? '' : predicted.payload;
  return `${predicted.outcome}\t${state}\t${payload}`;
}

function essenceOf(actual: JsonValue): string {
  if (!isJsonObject(actual)) return canonical(actual);
  return canonical(Object.fromEntries(Object.entries(actual).filter(([key]) => outcomeKeys.has(key))));
}

/** A value as text with its keys in one order. Depth is bounded by what a text may nest. */
export function canonical(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isJsonObject(value)) return stringifyJson(value);
  const members = Object.keys(value)
    .toSorted()
    .map((key) => `${stringifyJson(key)}:${canonical(member(value, key) ?? null)}`);
  return `{${members.join(',')}}`;
}
