'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { EmptyState } from '@/components/ui/empty-state';
import { isSearchKey } from '@/components/ui/hotkey';
import { Progress, Skeleton } from '@/components/ui/progress';
import { Prose } from '@/components/ui/prose';
import { SearchField } from '@/components/ui/search-field';
import { useLate } from '@/components/ui/use-late';
import { filterRows, type LibraryFilter, type LibraryRow, noFilter, tagsOf, tallyOf } from './filter';
import { Filters } from './filters';
import { Problems, type RowProblemNote } from './problems';
import { SuiteBar, type SuiteHead } from './suite-bar';
import { SuiteShelf, type SuiteShelfProps } from './suite-shelf';

/** Needed once the suite has been read, and fetched meanwhile. */
const loadRowList = () => import('./row-list').then(({ RowList }) => ({ RowList }));

export interface LibraryProps {
  readonly suite: SuiteHead & { readonly problems: readonly RowProblemNote[] };
  /** All rows in their order; null while the first suite is being read. */
  readonly rows: readonly LibraryRow[] | null;
  readonly filter: LibraryFilter;
  readonly onFilter: (filter: LibraryFilter) => void;
  readonly selected: number | null;
  /** `browse`: looked at in passing, by arrow keys; `open`: chosen. */
  readonly onSelect: (row: LibraryRow, how: 'browse' | 'open') => void;
  readonly onOpenFile: (file: File) => void;
  readonly onPasteText: (text: string) => void;
  readonly shelf: SuiteShelfProps;
  readonly loading?: {
    readonly label: string;
    readonly fraction: number | null;
    readonly onCancel?: (() => void) | undefined;
  } | null;
  readonly error?: {
    readonly title: string;
    readonly message: string;
    readonly onDismiss: () => void;
  } | null;
  /** Whether `/` leads to the search. */
  readonly shortcuts: boolean;
}

/** The suite as a list to search, filter and choose from. */
export function Library(props: LibraryProps) {
  const { suite, rows, filter, onFilter, selected, onSelect, loading, error, shortcuts } = props;
  const late = useLate(loadRowList);
  const search = useRef<HTMLInputElement>(null);
  const [focusCall, setFocusCall] = useState(0);
  const all = useMemo(() => rows ?? [], [rows]);
  const tally = useMemo(() => tallyOf(all), [all]);
  const tags = useMemo(() => tagsOf(all), [all]);
  const shown = useMemo(() => filterRows(all, filter), [all, filter]);

  useEffect(() => {
    if (!shortcuts) return;
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      search.current?.focus();
      search.current?.select();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [shortcuts]);

  const openFirst = () => {
    const first = shown.find((row) => row.index === selected) ?? shown[0];
    if (first) onSelect(first, 'open');
  };

  return (
    <section aria-label="Library" className="@container flex h-full min-h-0 flex-col bg-canvas">
      <div className="flex shrink-0 flex-col gap-2 p-3 pb-2">
        <SuiteBar
          suite={suite}
          total={rows?.length ?? null}
          onOpenFile={props.onOpenFile}
          onPasteText={props.onPasteText}
        />
        <SuiteShelf {...props.shelf} />
        {loading ? (
          <div className="flex items-end gap-2">
            <Progress label={loading.label} fraction={loading.fraction} />
            {loading.onCancel ? <Button onClick={loading.onCancel}>Cancel</Button> : null}
          </div>
        ) : null}
        {error ? (
          <div role="alert">
            <Callout
              tone="error"
              title={error.title}
              actions={<Button onClick={error.onDismiss}>Dismiss</Button>}
            >
              <Prose text={error.message} />
            </Callout>
          </div>
        ) : null}
        <SearchField
          label="Search rows by id, tag or outcome"
          placeholder="Search id, tag, outcome"
          value={filter.query}
          onValue={(query) => onFilter({ ...filter, query })}
          hotkey={shortcuts ? '/' : undefined}
          inputRef={search}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') {
              event.preventDefault();
              setFocusCall((calls) => calls + 1);
            } else if (event.key === 'Enter') openFirst();
          }}
        />
        <Filters filter={filter} onFilter={onFilter} tally={tally} tags={tags} />
      </div>
      <div className="min-h-0 flex-1 border-t">
        {rows === null || late === null ? (
          <Skeleton lines={12} label="Reading the suite" />
        ) : shown.length > 0 ? (
          <late.RowList
            rows={shown}
            query={filter.query}
            selected={selected}
            onSelect={onSelect}
            focusCall={focusCall}
          />
        ) : all.length === 0 ? (
          <EmptyState title="No rows in this suite">Open another file, or paste one.</EmptyState>
        ) : (
          <EmptyState
            title="No row fits"
            actions={<Button onClick={() => onFilter(noFilter)}>Show all {all.length} rows</Button>}
          >
            None of the {all.length} rows matches this search and these filters.
          </EmptyState>
        )}
      </div>
      <Problems problems={suite.problems} />
      <p role="status" className="shrink-0 border-t px-3 py-1 text-xs text-ink-3 tabular">
        {rows === null
          ? 'Reading the suite'
          : shown.length === all.length
            ? `${all.length} ${all.length === 1 ? 'row' : 'rows'}`
            : `${shown.length} of ${all.length} rows`}
      </p>
    </section>
  );
}
