import { type Analysis, createAnalyser, type ReportFile } from '@/lib/diagnose';
import { commandLineLimits } from '@/lib/json';
import type { Scenario } from '@/lib/protocol';
import { type OpenReport, openReport } from '@/lib/reports';
import { bundledSuites } from '@/lib/suite';
import { diagnosisJson } from './diagnosis-json';
import { diagnosisText } from './diagnosis-text';
import { colored, uncolored } from './paint';
import { faultText } from './place';
import { suiteRows } from './suite-rows';
import type { Command, DiagnoseCommandOptions, Source } from './types';

/**
 * `diagnose REPORT...`: which rule an adapter likely breaks, by what its reports show.
 *
 * Returns 0 when every row that was run is right, 1 when one failed, is void, missing, reported twice or unknown, or a
 * part of a report cannot be used, 2 when a report or the suite cannot be read.
 *
 * @param suite null takes the bundled suites whose rows the reports name
 */
export function* diagnoseCommand(
  reports: readonly Source[],
  suite: Source | null,
  options: DiagnoseCommandOptions,
): Command {
  const files: ReportFile[] = [];
  for (const { name, text } of reports) {
    const opened = openReport(text, commandLineLimits);
    if (!opened.ok) {
      yield { kind: 'error', text: faultText(name, opened.fault) };
      return 2;
    }
    files.push({ name, report: opened.value });
  }
  const rows = suite === null ? { ok: true as const, value: namedRows(files) } : suiteRows(suite);
  if (!rows.ok) {
    yield { kind: 'error', text: rows.fault };
    return 2;
  }
  const analyser = createAnalyser(rows.value);
  const read = [];
  for (const file of files) read.push(yield* told('combinations', analyser.read(file)));
  const analysed = yield* told('known mistakes', analyser.analyse(read));
  const { analysis } = analysed;
  const text =
    options.format === 'json'
      ? diagnosisJson(analysis)
      : diagnosisText(analysed, options.color ? colored : uncolored);
  yield { kind: 'output', text };
  return isGreen(analysis) ? 0 : 1;
}

/** Hands on how far steps are, and gives what they come to. */
function* told<T>(
  what: string,
  steps: Generator<{ readonly done: number; readonly total: number }, T, undefined>,
): Generator<Extract<Command extends Generator<infer C> ? C : never, { kind: 'progress' }>, T, undefined> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    const { done, total } = step.value;
    yield { kind: 'progress', done, of: { what, total } };
  }
}

/** The rows of the bundled suites that any of the reports names; the first suite's where none does. */
function namedRows(files: readonly ReportFile[]): readonly Scenario[] {
  const ids = new Set(files.flatMap(({ report }) => idsOf(report)));
  const named = bundledSuites.filter(({ rows }) => rows.some(({ id }) => ids.has(id)));
  return (named.length > 0 ? named : bundledSuites.slice(0, 1)).flatMap(({ rows }) => rows);
}

function idsOf(report: OpenReport): readonly string[] {
  const ids = new Set<string>();
  for (const { rows } of report.runs()) for (const { id } of rows) ids.add(id);
  return [...ids];
}

function isGreen({ runs }: Analysis): boolean {
  return runs.every(({ counts, unknown, duplicate, problems }) => {
    const wrong = counts.failed + counts['claimed-wrongly'] + counts.void + counts.missing;
    return wrong + unknown.length + duplicate.length + problems.length === 0;
  });
}
