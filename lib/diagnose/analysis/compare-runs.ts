import { equalJson } from '@/lib/json';
import type { HeldRun } from './fold';
import type { RowStatus } from './types';

/** How a row of a newer run stands to the same row of an older one. */
export type Change = 'fixed' | 'broken' | 'differently-broken' | 'same' | 'otherwise';

/** Two runs, row by row; ids in the suite's order. */
export interface Comparison {
  readonly older: number;
  readonly newer: number;
  /** Wrong before and right now. */
  readonly fixed: readonly string[];
  /** Right before and wrong now. */
  readonly broken: readonly string[];
  /** Wrong both times, in another way. */
  readonly differentlyBroken: readonly string[];
  /** Wrong both times in the same way. */
  readonly stillBroken: readonly string[];
  /** Changed in another respect: run by one of them only, or void in one. */
  readonly otherwise: readonly string[];
  /** How many rows are the same, right or wrong. */
  readonly same: number;
}

/** Compares two runs over one suite: what a newer report of an adapter mended and what it broke. */
export function compareRuns(rows: readonly string[], older: HeldRun, newer: HeldRun): Comparison {
  const found = rows.map((id, at) => ({ id, change: changeOf(id, at, older, newer) }));
  const ids = (wanted: Change): readonly string[] =>
    found.filter(({ change }) => change === wanted).map(({ id }) => id);
  return {
    older: older.run.index,
    newer: newer.run.index,
    fixed: ids('fixed'),
    broken: ids('broken'),
    differentlyBroken: ids('differently-broken'),
    stillBroken: ids('same').filter((id) => isWrong(statusOf(newer, rows.indexOf(id)))),
    otherwise: ids('otherwise'),
    same: ids('same').length,
  };
}

function changeOf(id: string, at: number, older: HeldRun, newer: HeldRun): Change {
  const [before, after] = [statusOf(older, at), statusOf(newer, at)];
  if (isWrong(before) && isWrong(after)) {
    const [was, is] = [older.judged.reported.get(id)?.actual, newer.judged.reported.get(id)?.actual];
    const alike = was === undefined || is === undefined ? was === is : equalJson(was, is);
    return alike ? 'same' : 'differently-broken';
  }
  if (isWrong(before) && after === 'passed') return 'fixed';
  if (before === 'passed' && isWrong(after)) return 'broken';
  return before === after ? 'same' : 'otherwise';
}

function statusOf({ run }: HeldRun, at: number): RowStatus {
  return run.cells[at]?.status ?? 'missing';
}

/** Whether a status says that the row is wrong on its own. */
export function isWrong(status: RowStatus): boolean {
  return status === 'failed' || status === 'claimed-wrongly';
}
