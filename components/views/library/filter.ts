import type { OutcomeKind } from '@/components/views/marks/outcome-mark';
import type { RowVerdict } from '@/components/views/marks/verdict-mark';
import type { Decision } from '@/lib/protocol';

/** What the list shows of a row; the row itself stays where its file is held. */
export interface LibraryRow {
  /** Position in the file: the identity, since ids can be doubled in a bad file. */
  readonly index: number;
  readonly id: string;
  readonly tags: readonly string[];
  readonly status: RowVerdict;
  /** Null while it is not evaluated yet. */
  readonly outcome: OutcomeKind | null;
  /** Of accepted rows. */
  readonly decision: Decision | null;
  readonly edited: boolean;
}

export type VerdictFilter = 'all' | 'passed' | 'failed' | 'none' | 'edited';

export interface LibraryFilter {
  readonly query: string;
  /** A row must carry every one of these. */
  readonly tags: readonly string[];
  readonly verdict: VerdictFilter;
}

export const noFilter: LibraryFilter = { query: '', tags: [], verdict: 'all' };

export interface Tally {
  readonly total: number;
  readonly passed: number;
  readonly failed: number;
  readonly none: number;
  readonly pending: number;
  readonly edited: number;
}

/** The words of a query; each must stand somewhere in a row's id, tags, outcome or decision. */
export function queryWords(query: string): readonly string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

function textOf(row: LibraryRow): string {
  return `${row.id} ${row.tags.join(' ')} ${row.outcome ?? ''} ${row.decision ?? ''}`.toLowerCase();
}

function hasVerdict(row: LibraryRow, verdict: VerdictFilter): boolean {
  if (verdict === 'all') return true;
  return verdict === 'edited' ? row.edited : row.status === verdict;
}

/** The rows that a filter lets through, in their order. Linear in the number of rows. */
export function filterRows(rows: readonly LibraryRow[], filter: LibraryFilter): readonly LibraryRow[] {
  const words = queryWords(filter.query);
  if (words.length === 0 && filter.tags.length === 0 && filter.verdict === 'all') return rows;
  return rows.filter((row) => {
    if (!hasVerdict(row, filter.verdict)) return false;
    if (!filter.tags.every((tag) => row.tags.includes(tag))) return false;
    if (words.length === 0) return true;
    const text = textOf(row);
    return words.every((word) => text.includes(word));
  });
}

/** How many rows there are of each verdict. */
export function tallyOf(rows: readonly LibraryRow[]): Tally {
  const tally = { total: rows.length, passed: 0, failed: 0, none: 0, pending: 0, edited: 0 };
  for (const row of rows) {
    tally[row.status] += 1;
    if (row.edited) tally.edited += 1;
  }
  return tally;
}

export interface TagCount {
  readonly tag: string;
  readonly count: number;
}

/** Every tag with the number of its rows, the most frequent first. */
export function tagsOf(rows: readonly LibraryRow[]): readonly TagCount[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    for (const tag of new Set(row.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));
}
