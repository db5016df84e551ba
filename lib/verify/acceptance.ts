import { equalJson, isJsonObject, type JsonObject, type JsonValue, member, pointerOf } from '@/lib/json';
import { compareValues } from './compare';
import type { Clause } from './types';
import { inWords } from './wording';

/** Keys that mean something whenever they are present: unasserted, they fail the row, even null or empty. */
const meaningfulKeys = [
  'result',
  'flow',
  'injections',
  'continuationInstructions',
  'continuationRemaining',
  'rejected',
] as const;

/**
 * Judges the outcome of a row that expects acceptance (contract: expected result, verifier contract). Every
 * asserted key is compared deeply, an explicit null included. An unasserted key is tolerated (a native `input`
 * at a boundary without a tool, diagnostics) unless it is one of the meaningful ones.
 *
 * @returns one clause per fault, asserted keys first; none when the outcome is as expected.
 */
export function judgeAcceptance(expected: JsonObject, actual: JsonValue | undefined): readonly Clause[] {
  if (actual === undefined || actual === null) return [nothingReported(expected)];
  if (!isJsonObject(actual)) return [notAnOutcome(expected, actual)];
  if (member(actual, 'rejected') === true && !Object.hasOwn(expected, 'rejected')) return [rejected(actual)];
  const clauses: Clause[] = [];
  for (const key of Object.keys(expected)) {
    const fault = faultOfKey(key, expected, actual);
    if (fault !== undefined) clauses.push(fault);
  }
  for (const key of meaningfulKeys) {
    if (!Object.hasOwn(actual, key)) continue;
    if (key === 'result' && isWithheld(expected, actual)) clauses.push(leaked(expected, actual));
    else if (!Object.hasOwn(expected, key)) clauses.push(forbidden(key, actual));
  }
  return clauses;
}

function faultOfKey(key: string, expected: JsonObject, actual: JsonObject): Clause | undefined {
  const asserted = expected[key];
  const found = member(actual, key);
  // equal values are the common case and must cost no pointer
  if (asserted === undefined || asserted === found) return undefined;
  if (found === undefined) return missing(key, asserted);
  return equalJson(asserted, found) ? undefined : compareValues(asserted, found, pointerOf([key]));
}

/** A denied, pending or stopped outcome gives out no result, whichever side says that it is one. */
function isWithheld(expected: JsonObject, actual: JsonObject): boolean {
  return withholding(actual) !== undefined || withholding(expected) !== undefined;
}

function withholding(outcome: JsonObject): string | undefined {
  const decision = member(outcome, 'decision');
  if (decision === 'deny' || decision === 'ask') return decision;
  return member(outcome, 'flow') === 'stop' ? 'stop' : undefined;
}

function missing(key: string, expected: JsonValue): Clause {
  const message = `\`${key}\` is asserted, and the outcome has no such key.`;
  return { clause: 'missing-key', pointer: pointerOf([key]), expected, message };
}

function forbidden(key: string, outcome: JsonObject): Clause {
  const message = `\`${key}\` is not asserted, and its presence alone fails the row, even when it is null or empty.`;
  return { clause: 'forbidden-key', pointer: pointerOf([key]), ...found(outcome, key), message };
}

function leaked(expected: JsonObject, actual: JsonObject): Clause {
  const cause = withholding(actual) ?? withholding(expected);
  const message = `A result is given out under ${cause}: deny, ask and stop never release one.`;
  return { clause: 'leaked-result', pointer: '/result', ...found(actual, 'result'), message };
}

function found(outcome: JsonObject, key: string): { actual?: JsonValue } {
  const actual = member(outcome, key);
  return actual === undefined ? {} : { actual };
}

function rejected(actual: JsonObject): Clause {
  const message = 'The response was rejected, and the row expects it to be accepted.';
  return { clause: 'rejection-not-expected', pointer: '', actual, message };
}

function nothingReported(expected: JsonObject): Clause {
  return {
    clause: 'nothing-reported',
    pointer: '',
    expected,
    message: 'No outcome was reported for this row.',
  };
}

function notAnOutcome(expected: JsonObject, actual: JsonValue): Clause {
  const message = `The outcome should be an object, and it is ${inWords(actual)}.`;
  return { clause: 'different-value', pointer: '', expected, actual, message };
}
