import type { Scenario } from '@/lib/protocol';
import type { ReportedRow } from '@/lib/reports';
import { observed } from '../observe';

/** Tells runs by what they show: two runs have one number exactly when no row of theirs differs. */
export interface BehaviourIndex {
  /** The number of a run's behaviour, counted from 0; a new behaviour gets the next one. */
  readonly numberOf: (reported: ReadonlyMap<string, ReportedRow>) => number;
}

/** Creates an index over a suite. What is compared is what a diagnosis looks at: outcome, state, payload, and silence. */
export function createBehaviourIndex(suite: readonly Scenario[]): BehaviourIndex {
  const marks = new Map<string, number>();
  const behaviours = new Map<string, number>();
  const numbered = (table: Map<string, number>, key: string): number => {
    const known = table.get(key);
    if (known !== undefined) return known;
    table.set(key, table.size);
    return table.size - 1;
  };
  const markOf = (row: Scenario, reported: ReportedRow | undefined): number => {
    if (reported === undefined || reported.status === 'unsupported' || reported.status === 'inapplicable')
      return -1;
    const { outcome, passes, state, payload } = observed(row, reported);
    return numbered(marks, `${outcome}\t${passes}\t${state}\t${payload}`);
  };
  return {
    numberOf: (reported) =>
      numbered(behaviours, suite.map((row) => markOf(row, reported.get(row.id))).join(' ')),
  };
}
