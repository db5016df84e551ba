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

const missing = rowStatuses.indexOf('missing');
const bitOf = (status: RowStatus): number => 1 << rowStatuses.indexOf(status);
const wrongBits = [...wrongStatuses].reduce((bits, status) => bits | bitOf(status), 0);

const bitsOf = (show: GridFilter['show']): number =>
  show === 'all' ? -1 : show === 'wrong' ? wrongBits : bitOf(show);

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
  const wanted = bitsOf(filter.show);
  const words = filter.query.toLowerCase().split(/\s+/).filter(Boolean);
  const kept: { readonly row: number; readonly wrong: number }[] = [];
  view.rows.forEach((id, row) => {
    if (!words.every((word) => id.toLowerCase().includes(word))) return;
    // One bit a status: with thousands of runs this is looked at tens of thousands of times.
    let seen = 0;
    let wrong = 0;
    for (let run = 0; run < view.runs.length; run += 1) {
      const status = view.statuses[run * view.rows.length + row] ?? missing;
      seen |= 1 << status;
      if ((wrongBits & (1 << status)) !== 0) wrong += 1;
    }
    if ((seen & wanted) === 0) return;
    if (filter.differ && (seen & (seen - 1)) === 0) return;
    kept.push({ row, wrong });
  });
  return kept.toSorted((a, b) => b.wrong - a.wrong || a.row - b.row).map(({ row }) => row);
}
