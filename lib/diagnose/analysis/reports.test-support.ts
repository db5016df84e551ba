import { readFileSync } from 'node:fs';
import { type JsonValue, stringifyJson } from '@/lib/json';
import type { Scenario } from '@/lib/protocol';
import { openReport } from '@/lib/reports';
import { reportedOf } from '@/lib/verify';
import { type AnalysedReports, type Analyser, alteredMachine, finish, mutants, type ReportFile } from '..';

/** A report as a file: text that is opened as any dropped one is. */
export function reportFile(name: string, value: JsonValue | string): ReportFile {
  const opened = openReport(typeof value === 'string' ? value : stringifyJson(value));
  if (!opened.ok) throw new Error(opened.fault.message);
  return { name, report: opened.value };
}

/** One of the samples of real reports. */
export function sampleFile(name: string): ReportFile {
  return reportFile(name, readFileSync(new URL(`../../../e2e/samples/${name}`, import.meta.url), 'utf8'));
}

/** The results of an adapter that makes the mistakes with these ids and claims that all is well. */
export function resultsOf(
  ids: readonly string[],
  suite: readonly Scenario[],
  withState = false,
): { readonly id: string; readonly status: JsonValue; readonly actual: JsonValue }[] {
  const made = ids.flatMap((id) => mutants.filter((mutant) => mutant.id === id));
  if (made.length !== ids.length) throw new Error(`no such mistake: ${ids.join(' ')}`);
  const machine = alteredMachine(made.map(({ alteration }) => alteration));
  return suite.map((row) => {
    const { actual, state, payload } = reportedOf(machine.run(row, row.readings));
    const shown = withState ? { state: state ?? null, ...(payload === undefined ? {} : { payload }) } : {};
    return { id: row.id, status: 'passed', actual: actual ?? null, ...shown };
  });
}

/** Reads and analyses files at once. */
export function analysed(analyser: Analyser, ...files: readonly ReportFile[]): AnalysedReports {
  return finish(analyser.analyse(files.map((file) => finish(analyser.read(file)))));
}
