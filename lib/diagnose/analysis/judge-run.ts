import { equalJson, type JsonObject, type JsonValue } from '@/lib/json';
import type { Scenario } from '@/lib/protocol';
import type { ReportedRow, ReportRun } from '@/lib/reports';
import { verify } from '@/lib/verify';
import type { Cell, ClauseSummary, RowStatus, RunAnalysis } from './types';

/** What a run's rows are worth, before runs are compared with one another. */
export type JudgedRun = Pick<
  RunAnalysis,
  'cells' | 'counts' | 'unknown' | 'missing' | 'duplicate' | 'otherExpectations' | 'tellsState'
> & {
  /** The rows by id; of a row that stands twice, the first. */
  readonly reported: ReadonlyMap<string, ReportedRow>;
};

/** Holds a run against the suite, row by row (contract: verifier; facts: report formats). */
export function judgeRun(suite: readonly Scenario[], ids: ReadonlySet<string>, run: ReportRun): JudgedRun {
  const reported = new Map<string, ReportedRow>();
  const duplicate = new Set<string>();
  for (const row of run.rows) {
    if (reported.has(row.id)) duplicate.add(row.id);
    else reported.set(row.id, row);
  }
  const cells = suite.map((row) => cellOf(row, reported.get(row.id), run, duplicate.has(row.id)));
  const counts: Record<RowStatus, number> = {
    passed: 0,
    failed: 0,
    'claimed-wrongly': 0,
    void: 0,
    unsupported: 0,
    inapplicable: 0,
    missing: 0,
  };
  for (const { status } of cells) counts[status] += 1;
  return {
    cells,
    counts,
    unknown: [...reported.keys()].filter((id) => !ids.has(id)),
    missing: suite.filter((_, at) => cells[at]?.status === 'missing').map(({ id }) => id),
    duplicate: [...duplicate],
    otherExpectations: suite.filter((row) => expectsOtherwise(row, reported.get(row.id))).map(({ id }) => id),
    tellsState: run.rows.some(({ state, payload }) => state !== undefined || payload !== undefined),
    reported,
  };
}

function cellOf(row: Scenario, reported: ReportedRow | undefined, run: ReportRun, twice: boolean): Cell {
  if (reported === undefined)
    return { status: run.status === 'inapplicable' ? 'inapplicable' : 'missing', clause: null };
  const { status, clauses } = verify(row, reported);
  if (status === 'unsupported' || status === 'inapplicable') return { status, clause: summaryOf(clauses[0]) };
  const clause = twice ? reportedTwice : summaryOf(clauses[0]);
  if (status === 'failed' || twice)
    return { status: reported.status === 'passed' ? 'claimed-wrongly' : 'failed', clause };
  return { status: run.integrity.length > 0 ? 'void' : 'passed', clause: null };
}

const reportedTwice: ClauseSummary = {
  clause: 'reported-twice',
  pointer: '',
  message: 'The report has this row more than once; each row counts once.',
};

function summaryOf(clause: ClauseSummary | undefined): ClauseSummary | null {
  return clause === undefined
    ? null
    : { clause: clause.clause, pointer: clause.pointer, message: clause.message };
}

/** An artifact repeats what it held a row against; a row that expects rejection is `{ expectError: true }` there. */
function expectsOtherwise(row: Scenario, reported: ReportedRow | undefined): boolean {
  const theirs: JsonValue | undefined = reported?.expected;
  if (theirs === undefined) return false;
  const ours: JsonObject = row.expected ?? { expectError: true };
  return !equalJson(ours, theirs);
}
