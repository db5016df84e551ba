import { outlineRows } from '@/lib/json';
import { readResult } from './read-result';
import { problemAt, refuse, valueIn } from './read-runs';
import type { ReportedRow, ReportFormat, ReportProblem, ReportRun, ReportSource } from './types';

/** `{ language, results: [{ id, status, actual, … }] }`: one adapter, every row once. */
export const adapterReport: ReportFormat = {
  id: 'adapter-report',
  label: 'adapter report',
  detect: (keys) => keys.has('results'),
  parse(source) {
    const outline = outlineRows(source.text, 'results', source.limits);
    if (!outline.ok) return outline;
    const { rows, members } = outline.value;
    if (rows === null) {
      const results = members.findLast(({ key }) => key === 'results') ?? { offset: 0, length: 1 };
      return refuse(source, results, 'A report holds a list `results`, one entry per row.');
    }
    return {
      ok: true,
      value: {
        format: 'adapter-report',
        count: 1,
        *runs() {
          yield readRun(source, rows);
        },
      },
    };
  },
};

function readRun(source: ReportSource, spans: readonly Parameters<typeof valueIn>[1][]): ReportRun {
  const rows: ReportedRow[] = [];
  const problems: ReportProblem[] = [];
  for (const span of spans) {
    const read = valueIn(source, span);
    if (!read.ok) {
      problems.push({ message: read.fault.message, range: read.fault.range });
      continue;
    }
    const row = readResult(read.value, 'status', span.offset);
    if (typeof row === 'string') problems.push(problemAt(source, span, row));
    else rows.push(row);
  }
  return { labels: languageOf(source), status: 'run', integrity: [], rows, problems };
}

function languageOf(source: ReportSource): ReportRun['labels'] {
  const span = source.outline.members.findLast(({ key }) => key === 'language');
  const read = span && valueIn(source, span);
  return read?.ok && typeof read.value === 'string' ? { language: read.value } : {};
}
