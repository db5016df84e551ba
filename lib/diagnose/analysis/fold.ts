import { type JsonValue, stringifyJson } from '@/lib/json';
import { factorAmong, type RunTable } from './findings';
import type { JudgedRun } from './judge-run';
import type { Cell, Fold, Groups, RunAnalysis, VoidRun } from './types';

/** A run with what it reported. */
export interface HeldRun {
  readonly run: Omit<RunAnalysis, 'behaviour'>;
  readonly judged: JudgedRun;
}

/**
 * Sorts what is wrong into rows that fail on their own, right rows that count for nothing because their combination
 * broke integrity, and rows that are claimed passed and are wrong. The same row with the same outcome stands once.
 */
export function groupsOf(rows: readonly string[], held: readonly HeldRun[], table: RunTable): Groups {
  return {
    own: folded(rows, held, table, 'failed'),
    void: held.flatMap(({ run }) => voidOf(rows, run)),
    claimed: folded(rows, held, table, 'claimed-wrongly'),
  };
}

function folded(
  rows: readonly string[],
  held: readonly HeldRun[],
  table: RunTable,
  status: Cell['status'],
): readonly Fold[] {
  return rows.flatMap((row, at) => {
    const folds = new Map<string, Omit<Fold, 'factor'>>();
    for (const { run, judged } of held) {
      const cell = run.cells[at];
      if (cell?.status !== status || cell.clause === null) continue;
      const told = judged.reported.get(row);
      const actual: JsonValue | undefined = told?.actual;
      const key = `${cell.clause.clause} ${actual === undefined ? '' : stringifyJson(actual)}`;
      const known = folds.get(key);
      folds.set(key, {
        row,
        clause: cell.clause,
        actual,
        error: known?.error ?? told?.error ?? null,
        runs: [...(known?.runs ?? []), run.index],
      });
    }
    return [...folds.values()].map((fold) => ({ ...fold, factor: factorAmong(table, fold.runs) }));
  });
}

function voidOf(rows: readonly string[], run: HeldRun['run']): readonly VoidRun[] {
  const lost = rows.filter((_, at) => run.cells[at]?.status === 'void');
  return lost.length === 0 ? [] : [{ run: run.index, integrity: run.integrity, rows: lost }];
}
