import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import type { Span } from './grid-row';

/** Up to this many columns all are drawn; beyond, only those in sight and some on each side. */
const drawnWhole = 120;

export interface DrawnColumns {
  readonly span: Span;
  /** Where only a part is drawn: what a `ColumnWindow` needs to tell which. */
  readonly window: { readonly width: number; readonly onSpan: (span: Span) => void } | null;
  /** Brings a column in sight; one that was not drawn is drawn soon after. */
  readonly show: (column: number) => void;
}

/**
 * Which columns are drawn, and keeps the current column in sight sideways without moving the page; `beside` too where
 * there is room for both. Columns are all of one width, so that the place of each is known without measuring it.
 */
export function useSpan(
  frame: RefObject<HTMLDivElement | null>,
  count: number,
  current: number,
  beside: number,
): DrawnColumns {
  const [part, setPart] = useState<Span>({ from: 0, to: drawnWhole });
  const [width, setWidth] = useState<number | null>(null);
  const whole = count <= drawnWhole;

  const show = useCallback(
    (column: number) => {
      const box = frame.current;
      const found = box && widths(box);
      if (!found) return;
      const left = column * found.column;
      const room = box.clientWidth - found.head;
      if (left < box.scrollLeft) box.scrollLeft = left;
      else if (left + found.column > box.scrollLeft + room) box.scrollLeft = left + found.column - room;
      setWidth(found.column);
    },
    [frame],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another count of columns is another table
  useEffect(() => {
    show(beside);
    show(current);
  }, [show, current, beside, count]);

  const { from, to } = whole ? { from: 0, to: count } : part;
  const span = useMemo(() => ({ from: Math.min(from, count), to: Math.min(to, count) }), [from, to, count]);

  return {
    span,
    window: whole || width === null ? null : { width, onSpan: setPart },
    show,
  };
}

function widths(box: HTMLElement): { head: number; column: number } | null {
  const column = box.querySelector('th[data-row="-1"]')?.getBoundingClientRect().width ?? 0;
  const head = box.querySelector('th')?.getBoundingClientRect().width ?? 0;
  return column > 0 ? { head, column } : null;
}
