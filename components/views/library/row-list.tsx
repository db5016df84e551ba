'use client';

import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useMedia, wideQuery } from '@/components/ui/use-media';
import { type LibraryRow, queryWords } from './filter';
import { RowItem } from './row-item';

export interface RowListProps {
  readonly rows: readonly LibraryRow[];
  readonly query: string;
  /** Index (in the file) of the open row. */
  readonly selected: number | null;
  readonly onSelect: (row: LibraryRow, how: 'browse' | 'open') => void;
  /** Counts up when the focus should come into the list. */
  readonly focusCall: number;
}

/** Where a key leads from `at` in a list of `count` rows that shows `page` at a time; null if it is not ours. */
export function listTarget(key: string, at: number, count: number, page: number): number | null {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, at + 1);
    case 'ArrowUp':
      return Math.max(0, at - 1);
    case 'PageDown':
      return Math.min(last, at + page);
    case 'PageUp':
      return Math.max(0, at - page);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** The rows as a listbox: drawn only where they can be seen, one stop in the tab order, true set sizes. */
export function RowList({ rows, query, selected, onSelect, focusCall }: RowListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const base = useId();
  const [wantsFocus, setWantsFocus] = useState(false);
  const rowHeight = useMedia(wideQuery, true) ? 30 : 44;
  const words = queryWords(query);
  const found = rows.findIndex((row) => row.index === selected);
  const active = found === -1 ? 0 : found;
  const idOf = (row: LibraryRow) => `${base}-${row.index}`;
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    // scrolling is frequent and small: React may batch it
    useFlushSync: false,
    // the row that holds the focus is always drawn, even when it is scrolled far away
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), active])].toSorted((a, b) => a - b),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height are measured anew
  useEffect(() => {
    list.measure();
    if (found !== -1) list.scrollToIndex(found);
  }, [list, found, rowHeight]);
  useEffect(() => {
    if (focusCall > 0) setWantsFocus(true);
  }, [focusCall]);
  useEffect(() => {
    if (!wantsFocus) return;
    setWantsFocus(false);
    scroller.current
      ?.querySelector<HTMLElement>('[role="option"][tabindex="0"]')
      ?.focus({ preventScroll: true });
  }, [wantsFocus]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const current = rows[active];
    if ((event.key === 'Enter' || event.key === ' ') && current) {
      event.preventDefault();
      onSelect(current, 'open');
      return;
    }
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 300) / rowHeight) - 1);
    const from = found === -1 ? -1 : active;
    const to = listTarget(event.key, from, rows.length, page);
    const row = to === null ? undefined : rows[to];
    if (to === null || !row) return;
    event.preventDefault();
    list.scrollToIndex(to);
    onSelect(row, 'browse');
    setWantsFocus(true);
  };

  return (
    <div
      ref={scroller}
      role="listbox"
      aria-label="Rows"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="relative h-full overflow-y-auto overscroll-contain"
    >
      <div role="presentation" style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ index: at }) => {
          const row = rows[at];
          if (!row) return null;
          const open = row.index === selected;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the list
            <div
              key={row.index}
              id={idOf(row)}
              role="option"
              aria-selected={open}
              aria-posinset={at + 1}
              aria-setsize={rows.length}
              tabIndex={at === active ? 0 : -1}
              onClick={() => onSelect(row, 'open')}
              style={{ top: at * rowHeight, height: rowHeight }}
              className="absolute inset-x-0 flex items-center gap-2 border-l-2 border-l-transparent pr-3 pl-2.5 text-sm text-ink-2 select-none focus-inset hover:bg-hover aria-selected:border-l-accent aria-selected:bg-accent-tint aria-selected:font-medium aria-selected:text-ink forced:aria-selected:outline-2 forced:aria-selected:-outline-offset-2"
            >
              <RowItem row={row} words={words} />
            </div>
          );
        })}
      </div>
    </div>
  );
}
