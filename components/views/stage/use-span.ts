import { type RefObject, useEffect, useState } from 'react';
import type { Span } from './grid-row';

/** Up to this many columns all are drawn; beyond, only those in sight and some on each side. */
const drawnWhole = 120;
const margin = 20;

/**
 * Which columns are drawn, and keeps the current column in sight sideways without moving the page.
 * Columns are all of one width, so that the place of each is known without measuring it.
 */
export function useSpan(frame: RefObject<HTMLDivElement | null>, count: number, current: number) {
  const [span, setSpan] = useState<Span>({ from: 0, to: Math.min(count, drawnWhole) });

  const readSpan = () => {
    const box = frame.current;
    const wide = count > drawnWhole && box;
    const width = box ? widths(box) : null;
    const from =
      wide && width ? Math.max(0, Math.floor(box.scrollLeft / width.column / margin) * margin - margin) : 0;
    const to =
      wide && width ? Math.min(count, from + Math.ceil(box.clientWidth / width.column) + 4 * margin) : count;
    setSpan((old) => (old.from === from && old.to === to ? old : { from, to }));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `readSpan` reads the frame as it is now
  useEffect(() => {
    const box = frame.current;
    const width = box && widths(box);
    if (width) {
      const left = current * width.column;
      const room = box.clientWidth - width.head;
      if (left < box.scrollLeft) box.scrollLeft = left;
      else if (left + width.column > box.scrollLeft + room) box.scrollLeft = left + width.column - room;
    }
    readSpan();
  }, [current, count]);

  return { span, onScroll: readSpan };
}

function widths(box: HTMLElement): { head: number; column: number } | null {
  const column = box.querySelector('th[data-row="-1"]')?.getBoundingClientRect().width ?? 0;
  const head = box.querySelector('th')?.getBoundingClientRect().width ?? 0;
  return column > 0 ? { head, column } : null;
}
