'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

export interface ListWindow {
  /** First and one past the last item to draw. */
  readonly start: number;
  readonly end: number;
  /** Height of the whole list in pixels. */
  readonly height: number;
}

/** Which items of equal height stand in view, a few more on each side: a list of 100,000 draws only these. */
export function windowOf(
  top: number,
  view: number,
  itemHeight: number,
  count: number,
  spare = 8,
): ListWindow {
  const first = Math.floor(top / itemHeight) - spare;
  const last = Math.ceil((top + view) / itemHeight) + spare;
  const end = Math.min(count, Math.max(0, last));
  return { start: Math.min(Math.max(0, first), end), end, height: count * itemHeight };
}

/** The window of a scrolling element, kept current through scrolling and resizing. */
export function useListWindow(
  scroller: RefObject<HTMLElement | null>,
  itemHeight: number,
  count: number,
): ListWindow {
  const [view, setView] = useState({ top: 0, height: 600 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const read = () => setView({ top: element.scrollTop, height: element.clientHeight });
    const resize = new ResizeObserver(read);
    resize.observe(element);
    element.addEventListener('scroll', read, { passive: true });
    read();
    return () => {
      resize.disconnect();
      element.removeEventListener('scroll', read);
    };
  }, [scroller]);
  return windowOf(view.top, view.height, itemHeight, count);
}

/** Scrolls as little as is needed for an item to stand wholly in view. */
export function reveal(scroller: HTMLElement | null, index: number, itemHeight: number): void {
  if (!scroller || index < 0) return;
  const top = index * itemHeight;
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (top + itemHeight > scroller.scrollTop + scroller.clientHeight) {
    scroller.scrollTop = top + itemHeight - scroller.clientHeight;
  }
}
