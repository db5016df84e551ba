import type { RowJudgement, RowSummary } from '@/lib/workers';
import type { Address } from './address';
import { coreKey } from './page-suites';
import type { WorkbenchState } from './types';

/** What the address should say of the state; null while nothing is shown that has an address. */
export function addressOf({ suite, row, step, missing, readings }: WorkbenchState): Address | null {
  const read = Object.keys(readings).length === 0 ? {} : { readings };
  if (missing !== null) {
    const { readings: _then, ...place } = missing.address;
    return { ...place, ...read };
  }
  if (suite === null || row === null) return null;
  return { ...(suite.key === coreKey ? {} : { suite: suite.key }), scenario: row.key, step, ...read };
}

/** A row as the library lists it: summary, judgement and mark of edits joined. */
export interface ListedRow extends RowSummary {
  readonly status: RowJudgement['status'] | 'pending';
  readonly outcome: RowJudgement['outcome'] | null;
  readonly decision: RowJudgement['decision'];
  readonly edited: boolean;
}

/** The rows of the open suite as the library lists them; null while none is open. */
export function listedRows({
  suite,
  judgements,
  edited,
}: Pick<WorkbenchState, 'suite' | 'judgements' | 'edited'>): readonly ListedRow[] | null {
  if (suite === null) return null;
  return suite.rows.map((row) => {
    const judged = judgements[row.index];
    return {
      ...row,
      status: judged?.status ?? 'pending',
      outcome: judged?.outcome ?? null,
      decision: judged?.decision ?? null,
      edited: edited.has(row.key),
    };
  });
}

/** What another tab wrote of the shown row, while the reader has not chosen between the two. */
export function conflictOf({ row, conflicts }: WorkbenchState) {
  return row === null ? undefined : conflicts.get(row.key);
}

/** How much of a file has been opened, from 0 to 1; null while that is not known. */
export function openedFraction({ opening }: WorkbenchState): number | null {
  const progress = opening?.progress;
  if (progress == null || progress.total === 0) return null;
  const part = progress.done / progress.total;
  return progress.phase === 'reading' ? part * 0.2 : 0.2 + part * 0.8;
}

/** The first row is on its way: nothing is shown yet, and nothing has kept it from coming. */
export function isArriving({ row, observed, missing, refused }: WorkbenchState): boolean {
  return row === null && observed === null && missing === null && refused === null;
}

/** Whether what is shown of the row is about texts before these: the answer on them is on its way. */
export function isChecking({ texts, answered, wanted }: WorkbenchState): boolean {
  return wanted === null && answered !== null && texts !== answered;
}
