import { type ReportsView, type RowStatus, rowStatuses } from '@/lib/diagnose';

/** Which rows of the grid are shown. */
export interface GridFilter {
  /** Words that the row's id holds, all of them. */
  readonly query: string;
  /** Rows with such a cell in at least one run; `wrong` are failures and false claims. */
  readonly show: 'all' | 'wrong' | RowStatus;
  /** Only rows on which the runs differ. */
  readonly differ: boolean;
}

export const noGridFilter: GridFilter = { query: '', show: 'all', differ: false };

const shows: readonly GridFilter['show'][] = ['all', 'wrong', ...rowStatuses];

/** The statuses that are wrong on their own. */
export const wrongStatuses: ReadonlySet<RowStatus> = new Set(['failed', 'claimed-wrongly']);

/** Reads the filter from the query of an address; what is not understood is the default. */
export function readGridFilter(search: string): GridFilter {
  const query = new URLSearchParams(search);
  const show = shows.find((known) => known === query.get('show'));
  return {
    query: (query.get('q') ?? '').slice(0, 200),
    show: show ?? noGridFilter.show,
    differ: query.get('differ') === '1',
  };
}

/** The query that `readGridFilter` reads back, without what is the default; empty where everything is. */
export function writeGridFilter({ query, show, differ }: GridFilter): string {
  const written = new URLSearchParams();
  if (query.trim() !== '') written.set('q', query.trim());
  if (show !== noGridFilter.show) written.set('show', show);
  if (differ) written.set('differ', '1');
  const text = written.toString();
  return text === '' ? '' : `?${text}`;
}

/** The status of a cell. */
export function statusAt(view: Pick<ReportsView, 'rows' | 'statuses'>, run: number, row: number): RowStatus {
  return rowStatuses[view.statuses[run * view.rows.length + row] ?? -1] ?? 'missing';
}

/**
 * Places of the rows to show, those that are wrong in the most runs first, else as the suite has them.
 *
 * @returns indices into `view.rows`
 */
export function shownRows(
  view: Pick<ReportsView, 'rows' | 'statuses' | 'runs'>,
  filter: GridFilter,
): readonly number[] {
  const words = filter.query.toLowerCase().split(/\s+/).filter(Boolean);
  const kept: { readonly row: number; readonly wrong: number }[] = [];
  view.rows.forEach((id, row) => {
    if (!words.every((word) => id.toLowerCase().includes(word))) return;
    const statuses = view.runs.map((_, run) => statusAt(view, run, row));
    const wrong = statuses.filter((status) => wrongStatuses.has(status)).length;
    if (filter.show === 'wrong' ? wrong === 0 : filter.show !== 'all' && !statuses.includes(filter.show))
      return;
    if (filter.differ && new Set(statuses).size < 2) return;
    kept.push({ row, wrong });
  });
  return kept.toSorted((a, b) => b.wrong - a.wrong || a.row - b.row).map(({ row }) => row);
}
