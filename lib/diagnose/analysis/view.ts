import type { AnalysedReports } from './analyser';
import type { Analysis, Fold, RunAnalysis, VoidRun } from './types';
import { type Changes, type Listed, type ReportsView, type RunView, rowStatuses } from './view-types';

/** How many entries of a list are handed to the page. */
const mostListed = 200;
const mostOfRun = 20;

/** The beginning of a list, and how long it is. */
export function listed<T>(all: readonly T[], most = mostListed): Listed<T> {
  return { first: all.slice(0, most), total: all.length };
}

/** The part of the view that an analysis gives. */
export function viewOf(
  { analysis }: AnalysedReports,
  more: Pick<ReportsView, 'suite' | 'files' | 'changes'>,
): ReportsView {
  const { rows, runs, factor, behaviours, findings, sentence, clearest, otherExpectations } = analysis;
  const shared = createShared();
  return {
    ...more,
    rows,
    runs: runs.map((run) => runView(run, shared)),
    statuses: statusesOf(analysis),
    groups: groupsView(analysis),
    factor,
    behaviours: behaviours.slice(0, mostListed),
    findings: findings.slice(0, mostListed),
    sentence,
    clearest,
    otherExpectations: otherExpectations.slice(0, mostListed),
  };
}

function groupsView({ groups }: Analysis): ReportsView['groups'] {
  return {
    own: listed<Fold>(groups.own),
    void: listed<VoidRun>(groups.void),
    claimed: listed<Fold>(groups.claimed),
  };
}

/** Lists of texts that many runs have alike are one: what crosses a port twice as one object is carried once. */
function createShared(): (all: readonly string[]) => Listed<string> {
  const known = new Map<string, Listed<string>>();
  return (all) => {
    const key = JSON.stringify([all.length, all.slice(0, mostOfRun)]);
    const list = known.get(key) ?? listed(all, mostOfRun);
    known.set(key, list);
    return list;
  };
}

function runView(run: RunAnalysis, shared: (all: readonly string[]) => Listed<string>): RunView {
  const { file, name, labels, status, counts, tellsState, behaviour } = run;
  return {
    file,
    name,
    labels,
    status,
    integrity: shared(run.integrity),
    counts,
    unknown: shared(run.unknown),
    missing: shared(run.missing),
    duplicate: shared(run.duplicate),
    problems: shared(run.problems.map(({ message }) => message)),
    tellsState,
    behaviour,
  };
}

function statusesOf({ rows, runs }: Analysis): Uint8Array {
  const statuses = new Uint8Array(rows.length * runs.length);
  runs.forEach(({ cells }, run) => {
    cells.forEach(({ status }, row) => {
      statuses[run * rows.length + row] = rowStatuses.indexOf(status);
    });
  });
  return statuses;
}

/** What changed between two files' runs, paired by their labels. */
export function changesOf({ analysis, compare }: AnalysedReports, older: string, newer: string): Changes {
  const keyOf = (run: RunAnalysis): string => JSON.stringify(Object.entries(run.labels).toSorted());
  const before = new Map(analysis.runs.filter(({ file }) => file === 0).map((run) => [keyOf(run), run]));
  const after = analysis.runs.filter(({ file }) => file === 1);
  const pairs = after.flatMap((run, place) => {
    const earlier = before.get(keyOf(run)) ?? (after.length === 1 ? analysis.runs[0] : undefined);
    const found = earlier === undefined ? null : compare(earlier.index, run.index);
    return found === null ? [] : [{ place, found }];
  });
  const of = (
    key: 'fixed' | 'broken' | 'differentlyBroken' | 'stillBroken' | 'otherwise',
  ): Changes['fixed'] =>
    listed(pairs.flatMap(({ place, found }) => found[key].map((row) => ({ row, run: place }))));
  return {
    older,
    newer,
    fixed: of('fixed'),
    broken: of('broken'),
    differentlyBroken: of('differentlyBroken'),
    stillBroken: of('stillBroken'),
    otherwise: of('otherwise'),
    same: pairs.reduce((sum, { found }) => sum + found.same, 0),
  };
}
