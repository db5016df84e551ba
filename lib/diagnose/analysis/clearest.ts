import { type JsonValue, stringifyJson } from '@/lib/json';
import type { Scenario } from '@/lib/protocol';
import type { Mutant } from '../types';
import type { HeldRun } from './fold';
import { effectCount, namedMutants, partingOf } from './trial';
import type { Behaviour, ClearestRow, Finding } from './types';

/** How many rows are stepped through in search of the clearest. */
const mostStepped = 80;

/**
 * The row to look at first: of those that the finding's hypothesis explains, the one where it and the contract part
 * at the earliest step, and the smallest of these. Without a hypothesis, the smallest row that differs.
 */
export function clearestRow(
  suite: readonly Scenario[],
  known: readonly Mutant[],
  finding: Finding | undefined,
  behaviour: Behaviour | undefined,
  held: readonly HeldRun[],
): ClearestRow | null {
  const run = behaviour?.runs[0];
  if (finding === undefined || behaviour === undefined || run === undefined) return null;
  const [best] = finding.mistakes.length === 0 ? [] : behaviour.hypotheses;
  const wanted = new Set(
    best?.explained ?? (behaviour.differing.length > 0 ? behaviour.differing : behaviour.weak),
  );
  const rows = suite.filter(({ id }) => wanted.has(id)).toSorted((a, b) => sizeOf(a) - sizeOf(b));
  const told = held[run]?.judged.reported;
  const [smallest] = rows;
  if (smallest === undefined) return null;
  const shown = (row: Scenario, parting: ClearestRow['parting']): ClearestRow => {
    return { row: row.id, run, parting, error: told?.get(row.id)?.error ?? null };
  };
  if (best === undefined) return shown(smallest, null);
  const mistakes = namedMutants(known, best);
  let clearest = shown(smallest, null);
  let earliest = Number.POSITIVE_INFINITY;
  for (const row of rows.slice(0, mostStepped)) {
    const parting = partingOf(mistakes, row);
    if (parting === null || parting.step >= earliest) continue;
    earliest = parting.step;
    clearest = shown(row, parting);
  }
  return clearest;
}

/** Effects weigh most, then the length of request and response. */
function sizeOf(row: Scenario): number {
  const text = (value: JsonValue): number => stringifyJson(value).length;
  return effectCount(row) * 100_000 + text(row.request) + text(row.response);
}
