import type { Evaluation } from '@/lib/evaluate';
import { isJsonObject, type JsonValue, member, stringifyJson } from '@/lib/json';
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

/** What came of a row, in a form that is compared at once: equal texts are equal values. */
export interface Observation {
  /** The outcome without what means nothing; null where there is none to compare. */
  readonly outcome: string | null;
  /** Whether the verifier passes it. Two outcomes that pass agree: no clause looks at where they differ. */
  readonly passes: boolean;
  /** Emitted state and payload; null where they are not told. */
  readonly state: string | null;
  readonly payload: string | null;
}

/** What an evaluation says of a row. */
export function observe(row: Scenario, evaluation: Evaluation): Observation {
  return observed(row, reportedOf(evaluation));
}

/** What somebody reports of a row. A claim of theirs is no outcome: only what they show is looked at. */
export function observed(row: Scenario, reported: Reported): Observation {
  const { actual, state, payload } = reported;
  return {
    outcome: actual === undefined || !isJsonObject(actual) ? null : essenceOf(actual),
    passes: verify(row, { ...reported, status: 'passed' }).status === 'passed',
    state: state === undefined ? null : canonical(state),
    payload: payload === undefined ? null : canonical(payload),
  };
}

/** Whether a prediction is what was found; what the finding does not tell is not compared. */
export function agrees(predicted: Observation, found: Observation): boolean {
  if (found.state !== null && found.state !== predicted.state) return false;
  if (found.payload !== null && found.payload !== predicted.payload) return false;
  if (predicted.outcome === null || found.outcome === null) return false;
  return predicted.outcome === found.outcome || (predicted.passes && found.passes);
}

/** What a prediction looks like to somebody who is told no more than a finding tells. */
export function markOf(predicted: Observation, found: Observation): string {
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
