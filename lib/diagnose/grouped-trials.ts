import type { Trial } from './trials';
import type { Hypothesis, Mutant } from './types';

/**
 * Mistakes that these rows cannot tell apart stand as one group, under the first of them; so do those that come to the
 * same end together with another mistake.
 *
 * @param trials best first
 */
export function groupedTrials(trials: readonly Trial[]): readonly Hypothesis[] {
  const alone = new Map<string, Mutant[]>();
  for (const { mutants, mark } of trials) {
    const [only, second] = mutants;
    if (only !== undefined && second === undefined) alone.set(mark, [...(alone.get(mark) ?? []), only]);
  }
  const groupOf = (mutant: Mutant): Mutant[] => [
    ...([...alone.values()].find((group) => group.includes(mutant)) ?? [mutant]),
  ];
  const told = new Map<string, { hypothesis: Trial['hypothesis']; groups: Mutant[][] }>();
  for (const { mutants, hypothesis, mark } of trials) {
    const known = told.get(mark);
    if (known === undefined) told.set(mark, { hypothesis, groups: mutants.map(groupOf) });
    else if (known.groups.length === 2 && mutants.length === 2) join(known.groups, mutants);
  }
  return [...told.values()].map(({ hypothesis, groups }) => ({ ...hypothesis, mistakes: groups }));
}

/** A pair that shares a mistake with a told one: its other mistake stands beside the one it is taken for. */
function join(groups: readonly Mutant[][], mutants: readonly Mutant[]): void {
  for (const [at, group] of groups.entries()) {
    const shared = mutants.find((mutant) => groups[1 - at]?.includes(mutant));
    const other = mutants.find((mutant) => mutant !== shared);
    if (shared !== undefined && other !== undefined && !group.includes(other)) group.push(other);
  }
}
