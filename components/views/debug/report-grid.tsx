// biome-ignore-all lint/a11y/useSemanticElements: a table of thousands of cells of which only some are drawn
'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ReportsView } from '@/lib/diagnose';
import type { CellPlaceOf } from './model/cell-place';
import { statusAt } from './model/filter';
import { gridTarget } from './model/grid-target';
import { shortNames } from './model/short-names';
import { statusWords } from './model/words';
import { StatusMark } from './status-mark';

export interface ReportGridProps {
  readonly view: Pick<ReportsView, 'rows' | 'runs' | 'statuses'>;
  /** Places of the rows to show, in their order. */
  readonly shown: readonly number[];
  readonly selected: CellPlaceOf | null;
  readonly onCell: (place: CellPlaceOf) => void;
}

/** In pixels. */
const rowHeight = 28;
const columnWidth = 32;
const headHeight = 128;

/** Rows × runs: drawn only where it can be seen, one stop in the tab order, arrows lead from cell to cell. */
export function ReportGrid({ view, shown, selected, onCell }: ReportGridProps) {
  const { rows, runs } = view;
  const names = useMemo(() => shortNames(runs), [runs]);
  const scroller = useRef<HTMLDivElement>(null);
  const base = useId();
  const [at, setAt] = useState({ row: 0, column: 0 });
  const [focused, setFocused] = useState(false);
  const nameWidth = 'var(--name-width)';

  const lines = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 4,
    scrollPaddingStart: headHeight,
    useFlushSync: false,
  });
  const columns = useVirtualizer({
    horizontal: true,
    count: runs.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => columnWidth,
    overscan: 4,
    useFlushSync: false,
  });

  // The selected cell may have been chosen elsewhere on the page.
  useEffect(() => {
    if (selected === null) return;
    const row = shown.findIndex((place) => rows[place] === selected.row);
    if (row !== -1) setAt({ row, column: selected.run });
  }, [selected, shown, rows]);
  const active = {
    row: Math.min(at.row, Math.max(0, shown.length - 1)),
    column: Math.min(at.column, Math.max(0, runs.length - 1)),
  };
  const idOf = (row: number, column: number) => `${base}-${row}-${column}`;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey && event.key !== 'Home' && event.key !== 'End') return;
    if (event.key === 'Enter' || event.key === ' ') {
      const id = rows[shown[active.row] ?? -1];
      event.preventDefault();
      if (id !== undefined) onCell({ run: active.column, row: id });
      return;
    }
    const page = Math.max(
      1,
      Math.floor(((scroller.current?.clientHeight ?? 400) - headHeight) / rowHeight) - 1,
    );
    const to = gridTarget(event.key, event.ctrlKey, active, {
      rows: shown.length,
      columns: runs.length,
      page,
    });
    if (to === null) return;
    event.preventDefault();
    setAt(to);
    lines.scrollToIndex(to.row);
    columns.scrollToIndex(to.column);
  };

  const drawnRows = lines.getVirtualItems();
  const drawnColumns = columns.getVirtualItems();
  const isDrawn = drawnRows.some(({ index }) => index === active.row);
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label="Rows by runs"
      aria-rowcount={shown.length + 1}
      aria-colcount={runs.length + 1}
      tabIndex={0}
      {...(focused && isDrawn ? { 'aria-activedescendant': idOf(active.row, active.column) } : {})}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={onKeyDown}
      className="relative max-h-[min(70dvh,640px)] overflow-auto overscroll-contain rounded-md border bg-surface [--name-width:280px] max-wide:[--name-width:168px]"
    >
      <div
        role="presentation"
        className="relative"
        style={{
          height: headHeight + lines.getTotalSize(),
          width: `calc(${nameWidth} + ${columns.getTotalSize()}px)`,
          minWidth: '100%',
        }}
      >
        <div
          role="row"
          aria-rowindex={1}
          tabIndex={-1}
          className="sticky top-0 z-20 border-b bg-surface"
          style={{ height: headHeight }}
        >
          <div
            role="columnheader"
            aria-colindex={1}
            tabIndex={-1}
            className="sticky left-0 z-10 flex h-full items-end bg-surface px-3 pb-1.5 text-xs text-ink-3"
            style={{ width: nameWidth }}
          >
            row
          </div>
          {drawnColumns.map(({ index, start }) => (
            <div
              key={index}
              role="columnheader"
              aria-colindex={index + 2}
              tabIndex={-1}
              title={runs[index]?.name}
              className="absolute bottom-0 flex h-full rotate-180 items-start justify-center overflow-hidden pt-1.5 text-xs text-ink-2 [writing-mode:vertical-rl]"
              style={{ left: `calc(${nameWidth} + ${start}px)`, width: columnWidth }}
            >
              <span className="truncate">{names[index]}</span>
            </div>
          ))}
        </div>
        {drawnRows.map(({ index, start }) => {
          const place = shown[index];
          const id = rows[place ?? -1];
          if (place === undefined || id === undefined) return null;
          return (
            <div
              key={id}
              role="row"
              aria-rowindex={index + 2}
              tabIndex={-1}
              className="absolute inset-x-0 border-b border-line/60 hover:bg-hover"
              style={{ top: headHeight + start, height: rowHeight }}
            >
              <div
                role="rowheader"
                aria-colindex={1}
                tabIndex={-1}
                title={id}
                className="sticky left-0 z-10 h-full truncate border-r bg-surface px-3 font-mono text-xs/7"
                style={{ width: nameWidth }}
              >
                {id}
              </div>
              {drawnColumns.map(({ index: column, start: left }) => {
                const status = statusAt(view, column, place);
                const current = focused && index === active.row && column === active.column;
                return (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the grid
                  <div
                    key={column}
                    id={idOf(index, column)}
                    role="gridcell"
                    aria-colindex={column + 2}
                    aria-selected={selected?.row === id && selected.run === column}
                    tabIndex={-1}
                    title={`${id}, ${runs[column]?.name}: ${statusWords[status].word}`}
                    onClick={() => {
                      setAt({ row: index, column });
                      onCell({ run: column, row: id });
                    }}
                    className={`absolute top-0 flex h-full cursor-pointer items-center justify-center aria-selected:bg-accent-tint aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-accent ${current ? 'outline-2 -outline-offset-2 outline-ink' : ''}`}
                    style={{ left: `calc(${nameWidth} + ${left}px)`, width: columnWidth }}
                  >
                    <StatusMark status={status} size={14} />
                  </div>
                );
              })}
            </div>
          );
        })}
      </div>
    </div>
  );
}
