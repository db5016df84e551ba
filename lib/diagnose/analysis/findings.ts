import type { RunLabels } from '@/lib/reports';
import type { MutantFacts } from '../types';
import { factorOf } from './factor';
import type { Behaviour, Factor, Finding } from './types';

/** Labels of the runs that were run at all, by their place: the factor of a finding is sought among these. */
export type RunTable = ReadonlyMap<number, RunLabels>;

/** The factor that says exactly which of the runs in the table are meant. */
export function factorAmong(table: RunTable, runs: readonly number[]): Factor | null {
  const meant = new Set(runs);
  return factorOf(
    [...table.values()],
    [...table.keys()].map((run) => meant.has(run)),
  );
}

/**
 * Gathers what the behaviours show by mistake: a mistake that shows in several behaviours is one finding over all of
 * their runs, and mistakes that show in exactly the same runs are told together. Behaviours that nothing known
 * explains stand for themselves. Those that concern most come first.
 */
export function findingsOf(behaviours: readonly Behaviour[], table: RunTable): readonly Finding[] {
  const byMistake = new Map<string, { group: readonly MutantFacts[]; shown: Behaviour[] }>();
  const unexplained: Behaviour[] = [];
  for (const behaviour of behaviours) {
    if (behaviour.differing.length + behaviour.weak.length === 0) continue;
    const [best] = behaviour.hypotheses;
    if (best === undefined || !behaviour.likely) unexplained.push(behaviour);
    else {
      for (const group of best.mistakes) {
        const id = group[0]?.id ?? '';
        const known = byMistake.get(id) ?? { group, shown: [] };
        known.shown.push(behaviour);
        byMistake.set(id, known);
      }
    }
  }
  const together = new Map<string, { groups: (readonly MutantFacts[])[]; shown: readonly Behaviour[] }>();
  for (const { group, shown } of byMistake.values()) {
    const key = shown.map(({ index }) => index).join(' ');
    const known = together.get(key) ?? { groups: [], shown };
    known.groups.push(group);
    together.set(key, known);
  }
  const findings = [
    ...[...together.values()].map(({ groups, shown }) => findingOf(groups, shown, table)),
    ...unexplained.map((behaviour) => findingOf([], [behaviour], table)),
  ];
  return findings.sort((a, b) => weightOf(b) - weightOf(a) || a.behaviour - b.behaviour);
}

function findingOf(
  mistakes: readonly (readonly MutantFacts[])[],
  shown: readonly Behaviour[],
  table: RunTable,
): Finding {
  // Where a mistake shows alone it shows most plainly; the rows of a second mistake are not its own.
  const plainest = shown.toSorted((a, b) => strangers(a, mistakes) - strangers(b, mistakes))[0];
  const runs = shown.flatMap((behaviour) => behaviour.runs).toSorted((a, b) => a - b);
  const best = mistakes.length === 0 ? undefined : plainest?.hypotheses[0];
  return {
    mistakes,
    runs,
    factor: factorAmong(table, runs),
    differing: plainest?.differing ?? [],
    explained: best?.explained ?? [],
    contradicted: best?.contradicted ?? [],
    behaviour: plainest?.index ?? 0,
  };
}

function strangers({ hypotheses: [best] }: Behaviour, mistakes: Finding['mistakes']): number {
  return (best?.mistakes.length ?? 0) - mistakes.length;
}

/** Mistakes before other readings of the draft, then by how many rows of how many runs. */
function weightOf({ mistakes, runs, differing }: Finding): number {
  const readingOnly =
    mistakes.length > 0 && mistakes.every(([first]) => first === undefined || first.kind === 'reading');
  return readingOnly ? 0 : runs.length * Math.max(1, differing.length);
}
