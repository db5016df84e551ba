import { type Evaluation, evaluate } from '@/lib/evaluate';
import { diffJson, type JsonValue, valueAt } from '@/lib/json';
import type { Scenario } from '@/lib/protocol';
import type { ReportedRow } from '@/lib/reports';
import { alteredMachine } from '../machine';
import type { Mutant } from '../types';
import { type PartingStep, partingStep } from './parting-step';
import type { HypothesisFacts, Objection } from './types';

/** The mistakes of a hypothesis, each by the first of its group. */
export function namedMutants(known: readonly Mutant[], { mistakes }: HypothesisFacts): readonly Mutant[] {
  return mistakes.flatMap(([first]) => known.filter(({ id }) => id === first?.id));
}

/** Runs a row by the contract, with steps. */
export function byContract(row: Scenario): Evaluation {
  return evaluate(row, row.readings === undefined ? {} : { readings: row.readings });
}

/** Runs a row under some mistakes, with steps. */
export function underMistakes(mistakes: readonly Mutant[], row: Scenario): Evaluation {
  return alteredMachine(mistakes.map(({ alteration }) => alteration)).run(row, row.readings, true);
}

/** Where the contract and some mistakes part on a row; null where they do not. */
export function partingOf(mistakes: readonly Mutant[], row: Scenario): PartingStep | null {
  return partingStep(byContract(row), underMistakes(mistakes, row));
}

/** How many effects a row's response holds: the smaller, the clearer. */
export function effectCount(row: Scenario): number {
  const effects = valueAt(row.response, '/result/effects');
  return Array.isArray(effects) ? effects.length : 0;
}

/** Where what some mistakes foretell for a row is not what was reported; null where the outcomes are equal. */
export function objectionOf(
  mistakes: readonly Mutant[],
  row: Scenario,
  reported: ReportedRow | undefined,
): Objection | null {
  const { actual } = underMistakes(mistakes, row);
  const [first] = diffJson(actual === null ? null : jsonOf(actual), reported?.actual ?? null);
  if (first === undefined) return null;
  return {
    row: row.id,
    pointer: first.pointer,
    ...(first.before === undefined ? {} : { foretold: first.before }),
    ...(first.after === undefined ? {} : { reported: first.after }),
  };
}

/** An outcome's members are JSON. */
export function jsonOf(actual: object): JsonValue {
  return Object.fromEntries(Object.entries(actual));
}
