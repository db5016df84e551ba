'use client';

import { useMemo } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SearchField } from '@/components/ui/search-field';
import { type ReportsView, rowStatuses } from '@/lib/diagnose';
import type { CellPlaceOf } from './model/cell-place';
import { type GridFilter, noGridFilter, shownRows } from './model/filter';
import { statusWords } from './model/words';
import { ReportGrid } from './report-grid';
import { Section } from './section';

export interface GridSectionProps {
  readonly view: Pick<ReportsView, 'rows' | 'runs' | 'statuses'>;
  readonly filter: GridFilter;
  readonly onFilter: (filter: GridFilter) => void;
  readonly selected: CellPlaceOf | null;
  readonly onCell: (place: CellPlaceOf) => void;
}

const showWords = new Map<string, string>([
  ['all', 'all rows'],
  ['wrong', 'rows that are wrong'],
  ...rowStatuses.map((status): [string, string] => [status, `with ${statusWords[status].word} cells`]),
]);

/** All rows by all runs, with what narrows them down. */
export function GridSection({ view, filter, onFilter, selected, onCell }: GridSectionProps) {
  const shown = useMemo(() => shownRows(view, filter), [view, filter]);
  const several = view.runs.length > 1;
  return (
    <Section
      title={several ? 'Rows by runs' : 'All rows'}
      note="Wrong ones first. A cell shows all that is known of it."
    >
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <div className="w-60 max-wide:w-full">
          <SearchField
            label="Search rows of the report"
            placeholder="Search rows"
            value={filter.query}
            onValue={(query) => onFilter({ ...filter, query })}
          />
        </div>
        <label className="flex items-center gap-1.5 text-sm text-ink-2">
          show
          <select
            value={filter.show}
            onChange={(event) => {
              const show = [noGridFilter.show, 'wrong' as const, ...rowStatuses].find(
                (known) => known === event.target.value,
              );
              if (show !== undefined) onFilter({ ...filter, show });
            }}
            className="h-8 rounded-sm border border-line-strong/60 bg-surface px-1.5 text-ink max-wide:h-10"
          >
            {[...showWords].map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
        {several ? (
          <label className="flex items-center gap-1.5 text-sm text-ink-2 max-wide:min-h-10">
            <input
              type="checkbox"
              checked={filter.differ}
              onChange={(event) => onFilter({ ...filter, differ: event.target.checked })}
              className="size-4 accent-accent"
            />
            only where runs differ
          </label>
        ) : null}
        <span role="status" className="ml-auto text-xs text-ink-3 tabular">
          {shown.length} of {view.rows.length} rows
        </span>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          title="No row fits"
          actions={<Button onClick={() => onFilter(noGridFilter)}>Show all rows</Button>}
        >
          The search and the choices above leave none of the {view.rows.length} rows.
        </EmptyState>
      ) : (
        <ReportGrid view={view} shown={shown} selected={selected} onCell={onCell} />
      )}
    </Section>
  );
}
