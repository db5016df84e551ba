'use client';

import {
  type CSSProperties,
  type KeyboardEvent,
  lazy,
  Suspense,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Pending, Step } from '@/lib/evaluate';
import type { RuleNumber } from '@/lib/protocol';
import styles from './grid.module.css';
import { Head } from './grid-head';
import { Row } from './grid-row';
import { Legend } from './legend';
import { bands } from './model/bands';
import type { Grid, GridRow } from './model/grid';
import { peekText } from './model/peek';
import { railAt } from './model/rail';
import { RailThrough } from './rail';
import { SnapshotRow } from './snapshot-row';
import { useSpan } from './use-span';

export interface StageGridProps {
  readonly grid: Grid;
  readonly steps: readonly Step[];
  readonly snapshot: Pending | undefined;
  readonly step: number;
  readonly lastStep: number;
  readonly onStep: (step: number) => void;
  readonly onRule: (rule: RuleNumber) => void;
  readonly selectedEffect: number | null;
  readonly onEffect: (effect: number | null) => void;
}

/** Only a very wide response needs it. */
const ColumnWindow = lazy(() => import('./column-window').then((file) => ({ default: file.ColumnWindow })));

interface Place {
  readonly row: number;
  readonly column: number;
}

/** Reads the place of the cell an event happened in; null outside the cells. */
function placeOf(target: EventTarget): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  if (!cell) return null;
  return { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
}

/** The button of a head that sets a stop; the cells have none. */
function stopIn(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.querySelector<HTMLElement>('[data-stop]') : null;
}

const same = (a: Place | null, b: Place | null) => a?.row === b?.row && a?.column === b?.column;

/** How many turns of a row have come: while this stays, the row looks the same. */
function stampOf(row: GridRow, step: number): string {
  let turns = 0;
  for (const { turns: own, overruled } of row.cells) {
    for (const { at } of own) if (at <= step) turns++;
    if (overruled && overruled.at <= step) turns++;
  }
  return `${turns}`;
}

/** Where a key leads from a place; row −1 holds the columns' heads, column −1 the rows'. */
function movedBy(key: string, { row, column }: Place, rows: number, columns: number): Place | null {
  switch (key) {
    case 'ArrowRight':
      return { row, column: Math.min(columns - 1, column + 1) };
    case 'ArrowLeft':
      return { row, column: Math.max(row < 0 ? 0 : -1, column - 1) };
    case 'ArrowDown':
      return { row: Math.min(rows - 1, row + 1), column };
    case 'ArrowUp':
      return { row: Math.max(column < 0 ? 0 : -1, row - 1), column };
    case 'Home':
      return { row, column: 0 };
    case 'End':
      return { row, column: columns - 1 };
    default:
      return null;
  }
}

/** The stage's grid of effects by phases, with the atomic line, the rail and the way back of a rejection. */
export function StageGrid(props: StageGridProps) {
  const { grid, steps, step, lastStep, onStep, onRule, onEffect, selectedEffect } = props;
  const { columns, rows, failure, decided } = grid;
  const frame = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<{ step: number; place: Place }>({
    step: -1,
    place: { row: 0, column: 0 },
  });
  const [peek, setPeek] = useState<Place | null>(null);
  const here = steps[step];
  const currentRow = rows.findIndex(({ phase }) => phase === here?.phase);
  const currentColumn = here?.effect === null || !here ? 0 : here.effect + 1;
  const over = decided !== null && step >= decided;
  const back = over ? failure : null;
  const {
    span,
    window: wide,
    show,
  } = useSpan(frame, columns.length, currentColumn, back?.column ?? currentColumn);

  // the tab stop follows the run, until the reader moves it away from the step
  const tab = moved.step === step ? moved.place : { row: currentRow, column: currentColumn };
  const setTab = (place: Place) => setMoved({ step, place });

  const act = useCallback(
    ({ row, column }: Place) => {
      if (row < 0) return onEffect(column === 0 ? null : column - 1);
      const found = rows[row];
      if (!found) return;
      if (column < 0) return onRule(found.rule);
      const to = found.cells[column]?.step ?? null;
      if (to !== null && to <= lastStep) onStep(to);
    },
    [rows, lastStep, onStep, onRule, onEffect],
  );

  const focusDue = useRef<Place | null>(null);
  const focusPlace = (place: Place) => {
    setTab(place);
    focusDue.current = place;
    if (place.column >= 0) show(place.column);
    focusIfDrawn();
  };
  /** A cell of a very wide response may be drawn only once it has been scrolled to. */
  const focusIfDrawn = () => {
    if (focusDue.current === null) return;
    const { row, column } = focusDue.current;
    const cell = frame.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
    if (!cell) return;
    focusDue.current = null;
    cell.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each span draws other cells
  useEffect(focusIfDrawn, [span]);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = placeOf(event.target);
    if (!at || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') act(at);
    else if (event.key === 'b') stopIn(event.target)?.click();
    else {
      const next = movedBy(event.key, at, rows.length, columns.length);
      if (!next) return;
      focusPlace(next);
    }
    event.preventDefault();
  };

  const look = (event: SyntheticEvent) => {
    const at = placeOf(event.target);
    if (same(at, peek)) return;
    setPeek(at);
  };

  const leave = () => {
    setPeek(null);
  };

  const chosen = selectedEffect === null ? -1 : selectedEffect + 1;
  const text = useMemo(() => peekText(grid, steps, peek, step), [grid, steps, peek, step]);
  return (
    <div>
      <div ref={frame} className={styles.frame} style={{ '--columns': columns.length } as CSSProperties}>
        {wide === null ? null : (
          <Suspense fallback={null}>
            <ColumnWindow frame={frame} count={columns.length} {...wide} />
          </Suspense>
        )}
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table that keys move through
          role="grid"
          aria-label="Effects by phases"
          aria-colcount={columns.length + 1}
          aria-rowcount={rows.length + 2}
          className={styles.table}
          onClick={(event) => {
            const at = placeOf(event.target);
            if (at) {
              setTab(at);
              act(at);
            }
          }}
          onKeyDown={onKeyDown}
          onFocus={look}
          onMouseOver={look}
          onBlur={leave}
          onMouseLeave={leave}
        >
          <colgroup>
            <col className={styles.headCol} />
            {columns.map(({ effect }) => (
              <col key={effect ?? -1} className={styles.col} />
            ))}
          </colgroup>
          <Head columns={columns} chosen={chosen} tab={tab.row === -1 ? tab.column : null} span={span} />
          <SnapshotRow snapshot={props.snapshot} columns={columns.length} restored={back !== null} />
          {bands.map((band) => (
            <tbody key={band.id} className={band.id === 'commit' ? styles.atomic : ''}>
              {band.title === null ? null : (
                <tr>
                  <th scope="rowgroup" colSpan={columns.length + 1} className={styles.bandHead}>
                    <span className={styles.bandTitle}>
                      <RailThrough
                        {...railAt(
                          rows.findIndex((row) => row.band === band.id),
                          currentRow,
                          back,
                        )}
                      />
                      <span className="label-caps text-ink-2">{band.title}</span>
                      <span className="text-xs text-ink-3">{band.note}</span>
                    </span>
                  </th>
                </tr>
              )}
              {rows.map((row, index) =>
                row.band === band.id ? (
                  <Row
                    key={row.phase}
                    row={row}
                    index={index}
                    step={step}
                    stamp={stampOf(row, step)}
                    current={index === currentRow ? currentColumn : -1}
                    tab={tab.row === index ? tab.column : null}
                    chosen={chosen}
                    rail={railAt(index, currentRow, back)}
                    back={back}
                    decided={over}
                    lastStep={lastStep}
                    span={span}
                  />
                ) : null,
              )}
            </tbody>
          ))}
        </table>
      </div>
      <p className="min-h-10 px-1 py-1 text-xs text-ink-2">{text || <Legend back={back !== null} />}</p>
    </div>
  );
}
