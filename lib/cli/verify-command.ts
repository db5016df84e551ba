import { evaluate } from '@/lib/evaluate';
import { createLocator } from '@/lib/json';
import type { Scenario } from '@/lib/protocol';
import { reportedOf, type Verdict, verify } from '@/lib/verify';
import { fitsFilters } from './filter';
import { createTally, type Judged, type JudgedRow } from './judged-row';
import { nothingFound } from './nothing-found';
import { faultText, problemText } from './place';
import { type RunReport, readReport } from './report';
import { type Entry, readEntries } from './rows';
import type { Chunk, Command, Source, VerifyCommandOptions } from './types';
import { createVerdictWriter } from './verdict-writer';

/**
 * `verify FILE`: whether the engine, or with a report an adapter, gives what each row expects.
 *
 * Returns 0 when every row asked for passed, 1 when one did not (missing from the report, reported twice or
 * unknown to the suite included), 2 when an input or a row of it cannot be read, or no row was found.
 */
export function* verifyCommand(
  source: Source,
  report: Source | null,
  options: VerifyCommandOptions,
): Command {
  const reported = report === null ? null : readReport(report.text);
  if (report !== null && reported?.ok === false) {
    yield { kind: 'error', text: faultText(report.name, reported.fault) };
    return 2;
  }
  const writer = createVerdictWriter(source.name, options);
  const tally = createTally();
  let told = false;
  const ids = new Set<string>();
  const judge = reported?.ok ? reportJudge(reported.value) : engineJudge(options);
  const judged = judgedRows(source, judge, ids, options);
  const unknown = report !== null && reported?.ok ? unknownRows(reported.value, report.name, ids) : [];
  for (const row of chain(judged, unknown)) {
    if ('kind' in row) {
      told ||= row.kind === 'error';
      yield row;
      continue;
    }
    tally.add(row.status);
    const text = writer.row(row);
    if (text !== '') yield { kind: 'output', text };
  }
  const summary = tally.summary();
  const found = summary.rows - summary.unknown;
  if (found === 0 && !told) yield { kind: 'error', text: nothingFound(source.name, options) };
  if (found > 0 || options.format !== 'text') yield { kind: 'output', text: writer.end(summary) };
  if (found === 0 || summary.unreadable > 0) return 2;
  return summary.passed === summary.rows ? 0 : 1;
}

function* chain<T>(first: Iterable<T>, second: Iterable<T>): Generator<T, void> {
  yield* first;
  yield* second;
}

type Judge = (scenario: Scenario) => Judged;

function engineJudge(options: VerifyCommandOptions): Judge {
  return (scenario): Verdict => {
    const { request, response, readings } = scenario;
    const settings = { readings: { ...readings, ...options.readings }, steps: false };
    return verify(scenario, reportedOf(evaluate({ request, response }, settings)));
  };
}

function reportJudge({ rows }: RunReport): Judge {
  return (scenario) => {
    const [first, ...more] = rows.get(scenario.id) ?? [];
    if (first === undefined) {
      const message = 'The report has no such row.';
      return { status: 'missing', clauses: [{ clause: 'nothing-reported', pointer: '', message }] };
    }
    const verdict = verify(scenario, first);
    if (more.length === 0) return verdict;
    const message = `The report has this row ${more.length + 1} times; each row counts once.`;
    return {
      status: 'failed',
      clauses: [{ clause: 'reported-twice', pointer: '', message }, ...verdict.clauses],
    };
  };
}

/** Every row asked for, judged; `ids` receives those of the whole file, so that a report can be held against it. */
function* judgedRows(
  source: Source,
  judge: Judge,
  ids: Set<string>,
  { filters }: VerifyCommandOptions,
): Generator<JudgedRow | Chunk, void> {
  const locate = createLocator(source.text);
  let done = 0;
  for (const entry of readEntries(source.text)) {
    if (entry.kind === 'file-problem') {
      yield { kind: 'error', text: problemText(source.name, entry.problem) };
      continue;
    }
    const { id, tags } = entry.kind === 'row' ? entry.row.scenario : { id: entry.id ?? '', tags: [] };
    ids.add(id);
    if (!fitsFilters({ id, tags }, filters)) continue;
    yield {
      file: source.name,
      ...(entry.kind === 'row' ? judgedRow(entry, judge, locate) : unreadableRow(entry)),
    };
    done += 1;
    yield { kind: 'progress', done };
  }
}

type RowEntry = Extract<Entry, { kind: 'row' }>;
type UnreadableEntry = Extract<Entry, { kind: 'unreadable' }>;

function judgedRow(
  { row, repeated }: RowEntry,
  judge: Judge,
  locate: ReturnType<typeof createLocator>,
): Omit<JudgedRow, 'file'> {
  const { status, clauses } = judge(row.scenario);
  const placed = { id: row.scenario.id, place: () => locate(row.offset) };
  if (repeated === null) return { ...placed, status, clauses };
  const again = { clause: 'duplicate-row', pointer: '/id', message: repeated.message } as const;
  return { ...placed, status: 'failed', clauses: [again, ...clauses] };
}

function unreadableRow({ id, index, problems }: UnreadableEntry): Omit<JudgedRow, 'file'> {
  const [first] = problems;
  const clauses = problems.map(
    ({ message }) => ({ clause: 'unreadable-row', pointer: '', message }) as const,
  );
  return {
    id: id ?? `row ${index + 1}`,
    status: 'unreadable',
    clauses,
    place: () => first?.range ?? { line: 1, column: 1 },
  };
}

/** Rows of the report that the suite does not have, told when the whole suite has been seen. */
function* unknownRows(
  { rows, locate }: RunReport,
  name: string,
  ids: ReadonlySet<string>,
): Generator<JudgedRow, void> {
  for (const { id, offset } of [...rows.values()].flat()) {
    if (ids.has(id)) continue;
    const clauses = [{ clause: 'unknown-row', pointer: '', message: 'The suite has no such row.' } as const];
    yield { id, status: 'unknown', clauses, file: name, place: () => locate(offset) };
  }
}
