import type { Exchange } from '@/lib/evaluate';
import type { Readings, Scenario } from '@/lib/protocol';
import { bundledSuites } from '@/lib/suite';
import { reportedOf, verify } from '@/lib/verify';
import { type Contrast, type Contraster, createContraster } from './contrast';
import { furtherEdits, singleEdits } from './edits';
import { alteredMachine } from './machine';
import { rowOf } from './made-row';
import type { Mutant } from './types';

/** A row on which two mistakes come to different ends. */
export interface PartingRow {
  readonly row: Scenario;
  /** A row that stands in a suite, or one that was made from it by one edit. */
  readonly from: 'suite' | 'made';
  /** Whether the outcomes differ, or only what is emitted. */
  readonly shows: Exclude<Contrast, 'none'>;
}

/** How many edited rows a search tries at most. */
const mostTried = 20_000;

/** The rows of the suites that come with the project. */
export function bundledRows(): readonly Scenario[] {
  return bundledSuites.flatMap(({ rows }) => rows);
}

/**
 * The row that would tell two mistakes apart: one of the candidates whose outcome differs, else one made from a
 * candidate by a single edit, else one that differs in what is emitted. Null where none was found.
 */
export function partingRow(
  one: Mutant,
  other: Mutant,
  candidates: readonly Scenario[] = bundledRows(),
): PartingRow | null {
  const note = `Tells an adapter that ${one.claim} from one that ${other.claim}.`;
  return searchRow(createContraster([one], [other]), candidates, { id: `${one.id}-or-${other.id}`, note });
}

/**
 * A row that the verifier fails under a mistake, found in the same way; where only what is emitted differs, a row that
 * asserts it. Null where none was found, and where all that differs is a member too many in the emitted state, which
 * no row can assert.
 */
export function killingRow(
  mutant: Mutant,
  candidates: readonly Scenario[] = bundledRows(),
): PartingRow | null {
  const head = { id: `catches-${mutant.id}`, note: `Catches an adapter that ${mutant.claim}.` };
  const found = searchRow(createContraster([mutant]), candidates, head);
  if (found === null || found.shows === 'outcome') return found;
  const machine = alteredMachine([mutant.alteration]);
  const kills = (row: Scenario): boolean =>
    verify(row, reportedOf(machine.run(row, row.readings))).status !== 'passed';
  if (kills(found.row)) return found;
  const made = rowOf(found.row, { ...head, readings: found.row.readings, assertsState: true });
  return made !== null && kills(made) ? { row: made, from: 'made', shows: 'state' } : null;
}

/** Looks through candidates for an exchange on which a contraster sees a difference: as it stands, then edited. */
function searchRow(
  contrast: Contraster,
  candidates: readonly Scenario[],
  head: { readonly id: string; readonly note: string },
): PartingRow | null {
  let emitted: PartingRow | null = null;
  for (const row of candidates) {
    const shows = contrast(row, row.readings);
    if (shows === 'outcome') return { row, from: 'suite', shows };
    if (shows === 'state') emitted ??= { row, from: 'suite', shows };
  }
  let tried = 0;
  for (const row of candidates) {
    const readings: Partial<Readings> = row.readings ?? {};
    for (const exchange of editsOf(row, readings)) {
      tried += 1;
      if (tried > mostTried) return emitted;
      const shows = contrast(exchange, readings);
      if (shows === 'none' || (shows === 'state' && emitted !== null)) continue;
      const made = rowOf(exchange, { ...head, readings: row.readings, assertsState: shows === 'state' });
      if (made === null) continue;
      if (shows === 'outcome') return { row: made, from: 'made', shows };
      emitted = { row: made, from: 'made', shows };
    }
  }
  return emitted;
}

function* editsOf(row: Scenario, readings: Partial<Readings>): Generator<Exchange, void> {
  for (const { exchange } of singleEdits(row, readings)) yield exchange;
  for (const { exchange } of furtherEdits(row, readings)) yield exchange;
}
