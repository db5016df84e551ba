import type { Evaluation } from '@/lib/evaluate';
import type { Scenario } from '@/lib/protocol';
import { bundledSuites } from '@/lib/suite';
import { reportedOf, verify } from '@/lib/verify';
import { type Contrast, contrastOf, emittedMark, outcomeMark } from './contrast';
import { alteredMachine } from './machine';
import { rowOf } from './made-row';
import { createRowPool, type PoolEntry, type RowPool } from './row-pool';
import type { Mutant } from './types';

/** A row on which two evaluators come to different ends. */
export interface PartingRow {
  readonly row: Scenario;
  /** A row that stands in a suite, or one that was made from it by one edit. */
  readonly from: 'suite' | 'made';
  /** Whether the outcomes differ, or only what is emitted. */
  readonly shows: Exclude<Contrast, 'none'>;
}

interface Head {
  readonly id: string;
  readonly note: string;
  /** A suite's row that shows the difference only in what is emitted is good enough: no other is made. */
  readonly settles: boolean;
}

/** The rows of the suites that come with the project. */
export function bundledRows(): readonly Scenario[] {
  return bundledSuites.flatMap(({ rows }) => rows);
}

/**
 * The row that would tell two mistakes apart: one of the candidates whose outcome differs, else one made from a
 * candidate by a single edit, else one that differs in what is emitted. Null where none was found; the search is bounded.
 */
export function partingRow(
  one: Mutant,
  other: Mutant,
  candidates: readonly Scenario[] = bundledRows(),
): PartingRow | null {
  const note = `Tells an adapter that ${one.claim} from one that ${other.claim}.`;
  const machines = [one, other].map(({ alteration }) => alteredMachine([alteration]));
  const parts = ({ exchange, readings }: PoolEntry): Contrast => {
    const [a, b] = machines.map((machine) => machine.runLegal(exchange, readings));
    return a === undefined || b === undefined ? 'none' : contrastOf(a, b);
  };
  return search(
    createRowPool(candidates),
    parts,
    { id: `${one.id}-or-${other.id}`, note, settles: false },
    () => true,
  );
}

/**
 * A row that the verifier fails under a mistake, found in the same way; where only what is emitted differs, a row that
 * asserts it. Null where none was found.
 */
export function killingRow(mutant: Mutant, pool: RowPool = createRowPool(bundledRows())): PartingRow | null {
  const note = `Catches an adapter that ${mutant.claim}.`;
  const head = { id: `catches-${mutant.id}`, note, settles: true };
  const machine = alteredMachine([mutant.alteration]);
  const differs = ({ exchange, readings, outcome, emitted }: PoolEntry): Contrast => {
    const evaluation: Evaluation = machine.runLegal(exchange, readings);
    if (evaluation.outcome === 'invalid-request') return 'none';
    if (outcomeMark(evaluation) !== outcome) return 'outcome';
    return emittedMark(evaluation) === emitted ? 'none' : 'state';
  };
  const kills = (row: Scenario): boolean =>
    verify(row, reportedOf(machine.run(row, row.readings))).status !== 'passed';
  return search(pool, differs, head, kills);
}

/** How many exchanges whose difference no row asserts are looked at: one is much like another. */
const mostUnasserted = 40;

/** Looks through a pool for a row that shows a difference; the outcome's before what is only emitted. */
function search(
  pool: RowPool,
  contrast: (entry: PoolEntry) => Contrast,
  head: Head,
  shown: (row: Scenario) => boolean,
): PartingRow | null {
  let emitted: PartingRow | null = null;
  let unasserted = 0;
  for (const entry of pool.entries()) {
    if (emitted !== null && entry.from === 'made' && head.settles) return emitted;
    const shows = contrast(entry);
    if (shows === 'none' || (shows === 'state' && (emitted !== null || unasserted >= mostUnasserted)))
      continue;
    const found = asRow(entry, shows, head, shown);
    if (found?.shows === 'outcome') return found;
    emitted ??= found;
    if (found === null) unasserted += 1;
  }
  return emitted;
}

function asRow(
  { row, exchange, from }: PoolEntry,
  shows: PartingRow['shows'],
  head: Head,
  shown: (row: Scenario) => boolean,
): PartingRow | null {
  if (from === 'suite' && shown(row)) return { row, from, shows };
  const made = rowOf(exchange, {
    id: head.id,
    note: head.note,
    readings: row.readings,
    assertsState: shows === 'state',
  });
  return made !== null && shown(made) ? { row: made, from: 'made', shows } : null;
}
