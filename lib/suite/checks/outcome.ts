import { evaluate } from '@/lib/evaluate';
import type { Readings } from '@/lib/protocol';
import { reportedOf, verify } from '@/lib/verify';
import type { ScenarioCheck, ScenarioUnderCheck } from './check';
import { classesOf } from './row-class';

/** Ours: a suite states what the engine computes, by the same verdict that adapters get. */
export const outcome: ScenarioCheck = {
  id: 'outcome',
  title: "The engine's outcome passes the verifier on every row.",
  run: (row) =>
    verify(row.scenario, reportedOf(evaluationOf(row, row.readings))).clauses.map(({ message }) => ({
      pointer: row.scenario.expected === undefined ? '/expectError' : '/expected',
      message,
    })),
};

/** Ours: the class that a negative row names is the one the engine finds. */
export const classTag: ScenarioCheck = {
  id: 'class-tag',
  title: "The class tag of every negative row is the engine's class.",
  run: (row) => {
    const [tagged] = classesOf(row.scenario.tags);
    const evaluation = evaluationOf(row, row.readings);
    if (evaluation.outcome !== 'rejected' || evaluation.class === tagged) return [];
    return [{ pointer: '/tags', message: `The response is ${evaluation.class}, not ${String(tagged)}.` }];
  },
};

/**
 * Ours: what a host shows that judges the input after the SDK is the outcome without the tool's constraint, except
 * that the host then refuses to run the tool.
 */
export const hostOutcome: ScenarioCheck = {
  id: 'host-outcome',
  title: "The host's outcome is what the engine computes without the tool's constraint.",
  run: (row) => {
    const { hostExpected } = row.scenario;
    if (hostExpected === undefined) return [];
    const pointer = '/hostExpected';
    const evaluation = evaluationOf(row, { ...row.readings, 'tool-constraint': 'off' });
    if (evaluation.outcome !== 'accepted') {
      return [{ pointer, message: 'The response is rejected for another reason than the input.' }];
    }
    const actual = { ...reportedOf(evaluation), actual: { ...evaluation.actual, executed: false } };
    return verify({ expected: hostExpected }, actual).clauses.map(({ message }) => ({ pointer, message }));
  },
};

function evaluationOf({ scenario: { request, response } }: ScenarioUnderCheck, readings: Readings) {
  return evaluate({ request, response }, { readings, steps: false });
}
