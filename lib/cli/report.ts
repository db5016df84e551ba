import { commandLineLimits, createLocator, type JsonFault, type Position, type Result } from '@/lib/json';
import { openReport, type ReportedRow, type ReportRun } from '@/lib/reports';

/** A report of one run, read: its rows by id, in the order of the report. */
export interface RunReport {
  readonly rows: ReadonlyMap<string, readonly ReportedRow[]>;
  readonly locate: (offset: number) => Position;
}

/**
 * Reads a report that tells of one run: an adapter's, or a map of outcomes. A text of another form, a result
 * without an id and an artifact of several combinations are faults, located at what is wrong. What a row holds is
 * judged later, by the verifier.
 */
export function readReport(text: string): Result<RunReport, JsonFault> {
  const opened = openReport(text, commandLineLimits);
  if (!opened.ok) return opened;
  const locate = createLocator(text);
  const { format, count, runs } = opened.value;
  const [run] = format === 'matrix-artifact' && count !== 1 ? [] : runs();
  if (run === undefined) {
    const message = `A matrix artifact of ${count} combinations is no report of one adapter; give the report of one.`;
    return { ok: false, fault: { kind: 'syntax', message, range: { offset: 0, length: 1, ...locate(0) } } };
  }
  const [problem] = run.problems;
  if (problem !== undefined) return { ok: false, fault: { kind: 'syntax', ...problem } };
  return { ok: true, value: { rows: byId(run), locate } };
}

function byId({ rows }: ReportRun): ReadonlyMap<string, readonly ReportedRow[]> {
  const found = new Map<string, ReportedRow[]>();
  for (const row of rows) {
    const known = found.get(row.id);
    if (known === undefined) found.set(row.id, [row]);
    else known.push(row);
  }
  return found;
}
