import { isJsonObject } from '@/lib/json';
import { judgeAcceptance } from './acceptance';
import { refusalClaimed } from './host-split';
import { judgeRejection } from './rejection';
import { judgeState } from './state';
import type { Clause, Expectation, Reported, Verdict } from './types';
import { inWords } from './wording';

const passed: Verdict = Object.freeze({ status: 'passed', clauses: Object.freeze([]) });

/**
 * Compares what came of a row with what the row asserts (contract: expected result and error assertions, verifier
 * contract; facts: report formats). The engine's evaluation and an adapter's report are judged alike.
 *
 * A pass needs both: the outcome as asserted and, where somebody makes a claim, the status `passed`. Whatever an
 * adapter did not run is neither passed nor failed, and keeps its own status.
 *
 * @returns the verdict, naming every clause that failed with a pointer and a sentence. Never throws on JSON.
 */
export function verify(expectation: Expectation, outcome: Reported): Verdict {
  const { status } = outcome;
  if (status === 'unsupported' || status === 'inapplicable')
    return { status, clauses: [notRun(status, outcome)] };
  const clauses = judge(expectation, outcome);
  if (clauses.length > 0) return { status: 'failed', clauses };
  if (status === undefined || status === 'passed') return passed;
  return { status: 'failed', clauses: [contradiction(outcome)] };
}

function judge(expectation: Expectation, outcome: Reported): readonly Clause[] {
  const fault = faultOfRow(expectation, outcome);
  if (fault !== undefined) return [invalidRow(fault)];
  const { expected, hostExpected, expectedState } = expectation;
  const clauses =
    expected === undefined
      ? judgeRejection(hostExpected, outcome)
      : judgeAcceptance(expected, outcome.actual);
  const refusal = expected === undefined ? undefined : refusalClaimed(outcome);
  const state = expectedState === undefined ? [] : judgeState(expectedState, outcome);
  if (refusal === undefined && state.length === 0) return clauses;
  return refusal === undefined ? [...clauses, ...state] : [...clauses, refusal, ...state];
}

/** A row that asserts nothing, or two things at once, cannot be passed. */
function faultOfRow(expectation: Expectation, outcome: Reported): string | undefined {
  const { expected, expectError, hostExpected, expectedState } = expectation;
  if (outcome.invalidRequest === true)
    return 'The request is not legal, so nothing can be said about the response.';
  if (expected !== undefined && expectError !== undefined) {
    return 'The row asserts both an outcome and a rejection.';
  }
  if (expected === undefined && expectError !== true)
    return 'The row asserts neither an outcome nor a rejection.';
  if (expected !== undefined && !isJsonObject(expected)) return '`expected` is not an object.';
  if (hostExpected !== undefined && !isJsonObject(hostExpected)) return '`hostExpected` is not an object.';
  if (expectedState !== undefined && !isJsonObject(expectedState)) return '`expectedState` is not an object.';
  return undefined;
}

function invalidRow(message: string): Clause {
  return { clause: 'invalid-row', pointer: '', message };
}

function notRun(status: 'unsupported' | 'inapplicable', { actual }: Reported): Clause {
  if (actual === undefined || actual === null) {
    const message = `The adapter calls the row ${status} and shows nothing, so the row is not passed.`;
    return { clause: 'nothing-reported', pointer: '', message };
  }
  const message = `The adapter calls the row ${status} and yet reports an outcome; the row is not passed.`;
  return { clause: 'status-contradicts', pointer: '/status', expected: 'passed', actual: status, message };
}

function contradiction({ status }: Reported): Clause {
  const message = `The outcome is the expected one, and yet the adapter gives the status ${inWords(status)}.`;
  const clause = { clause: 'status-contradicts', pointer: '/status', expected: 'passed', message } as const;
  return status === undefined ? clause : { ...clause, actual: status };
}
