import { outlineRows, pageLimits, type Result } from '@/lib/json';
import { type RowProblem, type ScenarioRow, scenarioRows } from '@/lib/protocol';
import type { Pacer } from './pacer';
import { superseded } from './read-source';
import type { Progress, RowProblemSummary, RowSummary, SuiteFault } from './types';

/** Where a row stands in its file's text. */
export interface RowSpan {
  readonly offset: number;
  readonly length: number;
}

/** A suite as the worker keeps it: the text and where its rows stand, no values. */
export interface OpenedSuite {
  readonly text: string;
  readonly rows: readonly RowSummary[];
  readonly problems: readonly RowProblemSummary[];
  /** By the row's index. */
  readonly spans: ReadonlyMap<number, RowSpan>;
}

/** Names rows: its id, and its place where an earlier row has the same id. */
function rowNamer(): (id: string, index: number) => string {
  const seen = new Set<string>();
  return (id, index) => {
    const key = seen.has(id) ? `${id} (row ${index + 1})` : id;
    seen.add(key);
    return key;
  };
}

/**
 * Finds the rows of a suite's text. A fault between rows refuses the file; a bad row is a problem of its own and hides no
 * other. `current` is asked after each slice whether the work is still wanted.
 */
export async function openSuite(
  text: string,
  pacer: Pacer,
  onProgress: (progress: Progress) => void,
  current: () => boolean,
): Promise<Result<OpenedSuite, SuiteFault>> {
  const outline = outlineRows(text, 'scenarios', pageLimits);
  if (!outline.ok) return outline;
  const name = rowNamer();
  const rows: RowSummary[] = [];
  const problems: RowProblemSummary[] = [];
  const spans = new Map<number, RowSpan>();
  for (const found of scenarioRows(text, pageLimits)) {
    if (found.kind === 'row') {
      rows.push(summaryOf(found, name));
      spans.set(found.index, { offset: found.offset, length: found.length });
    } else problems.push(problemOf(found));
    if (!pacer.due()) continue;
    const done = found.kind === 'row' ? found.offset + found.length : found.range.offset;
    onProgress({ phase: 'checking', done, total: text.length });
    await pacer.rest();
    if (!current()) return { ok: false, fault: superseded };
  }
  if (rows.length === 0) return { ok: false, fault: withoutRows(problems) };
  return { ok: true, value: { text, rows, problems, spans } };
}

function summaryOf(
  { index, scenario }: ScenarioRow,
  name: (id: string, index: number) => string,
): RowSummary {
  return { index, key: name(scenario.id, index), id: scenario.id, tags: scenario.tags };
}

function problemOf({ index, id, range, message }: RowProblem): RowProblemSummary {
  return { index, range, message, ...(id === undefined ? {} : { id }) };
}

function withoutRows(problems: readonly RowProblemSummary[]): SuiteFault {
  const [first] = problems;
  if (first === undefined) {
    return {
      kind: 'no-rows',
      message: 'The file holds no scenarios: a suite is an object with a list "scenarios".',
    };
  }
  const message = `No row of the file can be read. The first problem: ${first.message}`;
  return { kind: 'no-rows', message, range: first.range };
}
