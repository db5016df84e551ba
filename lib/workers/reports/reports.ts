import {
  type AnalysedReports,
  type Analyser,
  changesOf,
  createAnalyser,
  mutants,
  partingRow,
  type ReadReport,
  viewOf,
  witnessOf,
} from '@/lib/diagnose';
import { parseJson } from '@/lib/json';
import { documentKind, type OpenReport, openReport } from '@/lib/reports';
import { suiteText } from '@/lib/suite';
import { createPacer } from '../pacer';
import { readSource } from '../read-source';
import { reindent, rowTexts } from '../row-texts';
import { paced } from './paced';
import { type BundledRows, bundledSuite, type JudgingSuite, openedSuite, readSuite } from './suites';
import type { AddedFile, ReportFault, Reports, ReportsProgress } from './types';

/** A report that is open: how it is read again, and what was read of it under the suite in force. */
interface OpenFile {
  readonly id: number;
  readonly name: string;
  readonly report: OpenReport;
  read: { readonly by: Analyser; readonly value: ReadReport } | null;
}

const nothing: BundledRows = { core: [], extended: [] };

/** The owner of reports: what runs behind the worker's message port, and as it is in tests. */
export function createReports(): Reports {
  let bundled = nothing;
  let opened: { readonly name: string; readonly rows: JudgingSuite['rows'] } | null = null;
  let files: readonly OpenFile[] = [];
  let suite: JudgingSuite = bundledSuite(nothing, false);
  let analyser = createAnalyser(suite.rows);
  let analysed: AnalysedReports | null = null;
  let newest = 0;
  let ids = 0;

  /** Work that is given up as soon as newer work starts. */
  const begin = () => {
    newest += 1;
    const mine = newest;
    return () => mine === newest;
  };

  const judgeBy = (next: JudgingSuite) => {
    suite = next;
    analyser = createAnalyser(suite.rows);
    analysed = null;
  };

  const usual = () => judgeBy(bundledSuite(bundled, false));

  async function readFile(
    file: OpenFile,
    onProgress: (progress: ReportsProgress) => void,
    current: () => boolean,
  ): Promise<ReadReport | null> {
    const by = analyser;
    if (file.read?.by === by) return file.read.value;
    const told = ({ done, total }: { readonly done: number; readonly total: number }) =>
      onProgress({ phase: 'checking', name: file.name, done, total });
    const value = await paced(
      by.read({ name: file.name, report: file.report }),
      createPacer(),
      told,
      current,
    );
    if (value === null) return null;
    file.read = { by, value: value.value };
    return value.value;
  }

  /** Every open report under the suite in force; both suites of the page are taken where a report has rows of both. */
  async function readAll(
    onProgress: (progress: ReportsProgress) => void,
    current: () => boolean,
  ): Promise<readonly { readonly file: OpenFile; readonly read: ReadReport }[] | null> {
    const all: { readonly file: OpenFile; readonly read: ReadReport }[] = [];
    for (const file of files) {
      const read = await readFile(file, onProgress, current);
      if (read === null) return null;
      all.push({ file, read });
    }
    const unknown = all.flatMap(({ read }) => read.runs.flatMap(({ judged }) => judged.unknown));
    const further = new Set(bundled.extended.map(({ id }) => id));
    if (opened !== null || suite.rows !== bundled.core || !unknown.some((id) => further.has(id))) return all;
    judgeBy(bundledSuite(bundled, true));
    return readAll(onProgress, current);
  }

  return {
    giveBundled: async (core, extended) => {
      const [first, second] = await Promise.all([core, extended].map(rowsOf));
      bundled = { core: first ?? [], extended: second ?? [] };
      if (opened === null) usual();
    },
    add: async (name, content, onProgress): Promise<AddedFile> => {
      const current = begin();
      const told = ({ done, total }: { readonly done: number; readonly total: number }) =>
        onProgress({ phase: 'reading', name, done, total });
      const text = await readSource(content, told, current);
      if (!text.ok) return text;
      const kind = documentKind(text.value);
      if (kind === 'row') return { ok: false, fault: singleRow };
      if (kind === 'suite') {
        const rows = readSuite(text.value);
        if (!rows.ok) return rows;
        opened = { name, rows: rows.value };
        judgeBy(openedSuite(name, rows.value, bundled));
        return { ok: true, kind: 'suite' };
      }
      const report = openReport(text.value);
      if (!report.ok) return report;
      ids += 1;
      files = [...files, { id: ids, name, report: report.value, read: null }];
      return { ok: true, kind: 'report' };
    },
    remove: async (id) => {
      begin();
      files = files.filter((file) => file.id !== id);
      analysed = null;
      if (files.length === 0 && opened === null) usual();
    },
    dropSuite: async () => {
      begin();
      opened = null;
      usual();
    },
    cancel: async () => {
      begin();
    },
    analyse: async (onProgress) => {
      const current = begin();
      const all = await readAll(onProgress, current);
      if (all === null || all.length === 0) return null;
      const told = ({ done, total }: { readonly done: number; readonly total: number }) =>
        onProgress({ phase: 'diagnosing', name: null, done, total });
      const older = supersededBy(all.map(({ read }) => read));
      const latest = all.filter((_, at) => !older.has(at));
      const main = await paced(
        analyser.analyse(latest.map(({ read }) => read)),
        createPacer(),
        told,
        current,
      );
      if (main === null) return null;
      const newer = all.length - 1;
      const before = [...older].findLast(([, by]) => by === newer)?.[0];
      const [was, is] = [before === undefined ? undefined : all[before], all[newer]];
      const pair =
        was === undefined || is === undefined
          ? null
          : await paced(analyser.analyse([was.read, is.read]), createPacer(), told, current);
      if (!current()) return null;
      analysed = main.value;
      return viewOf(main.value, {
        suite: { name: suite.name, rows: suite.rows.length },
        files: all.map(({ file: { id, name }, read }, at) => ({
          id,
          name,
          format: read.format,
          runs: read.runs.length,
          superseded: older.has(at),
        })),
        changes:
          pair === null || was === undefined || is === undefined
            ? null
            : changesOf(pair.value, was.file.name, is.file.name),
      });
    },
    detail: async (run, row) => {
      const found = analysed?.detail(run, row) ?? null;
      const name = analysed?.analysis.runs[run]?.name;
      return found === null || name === undefined
        ? null
        : { ...found, runName: name, suite: suite.keyOf(row) };
    },
    witness: async (at) => {
      const finding = analysed?.analysis.findings[at];
      if (analysed === null || finding === undefined || finding.mistakes.length === 0) return null;
      const mistakes = finding.mistakes.flatMap(([first]) => mutants.filter(({ id }) => id === first?.id));
      const wanted = [analysed.analysis.clearest?.row, ...finding.explained];
      for (const id of wanted) {
        const row = suite.rows.find((one) => one.id === id);
        if (row === undefined) continue;
        const witness = witnessOf(mistakes, row);
        if (witness === null) continue;
        const { row: made, ...shown } = witness;
        const text = rowText(made);
        return {
          ...shown,
          row: made.id,
          from: { row: row.id, suite: suite.keyOf(row.id) },
          text,
          texts: rowTexts(text),
        };
      }
      return null;
    },
    parting: async (one, other) => {
      const [a, b] = [one, other].map((id) => mutants.find((mutant) => mutant.id === id));
      const found = a === undefined || b === undefined ? null : partingRow(a, b);
      if (found === null) return null;
      return { one, other, row: found.from === 'suite' ? found.row.id : null, text: rowText(found.row) };
    },
  };
}

const singleRow: ReportFault = {
  kind: 'row',
  message: 'This is a single scenario, no report: open it in the explorer.',
};

async function rowsOf(content: string | Blob): Promise<JudgingSuite['rows']> {
  const rows = readSuite(typeof content === 'string' ? content : await content.text());
  return rows.ok ? rows.value : [];
}

/** The row as a suite file has it. */
function rowText(row: JudgingSuite['rows'][number]): string {
  const file = suiteText([row]);
  const parsed = parseJson(file);
  if (!parsed.ok) throw new Error(`a row that was written cannot be read: ${parsed.fault.message}`);
  const { offset, length } = parsed.value.rangeOf('/scenarios/0');
  return reindent(file.slice(offset, offset + length));
}

/** By place: the newer report of the same adapter that takes a report's place. */
function supersededBy(reads: readonly ReadReport[]): ReadonlyMap<number, number> {
  const latest = new Map<string, number>();
  const superseded = new Map<number, number>();
  reads.forEach((read, at) => {
    const key = adapterOf(read);
    const earlier = latest.get(key);
    if (earlier !== undefined) superseded.set(earlier, at);
    latest.set(key, at);
  });
  return superseded;
}

/** Who a report is about: the adapter that it names, else the file. */
function adapterOf({ name, format, runs }: ReadReport): string {
  const [first] = runs;
  const language = first === undefined ? undefined : first.run.labels.language;
  return format === 'adapter-report' && language !== undefined ? `adapter ${language}` : `file ${name}`;
}
