'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect } from 'react';
import type { Span } from './grid-row';

/** Columns come and go by so many at once, so that most of a scroll draws nothing anew. */
const batch = 20;

export interface ColumnWindowProps {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly count: number;
  /** Of one column, in pixels; all are alike. */
  readonly width: number;
  readonly onSpan: (span: Span) => void;
}

/** Draws nothing; tells which columns of a very wide response are in sight, with some on each side. */
export function ColumnWindow({ frame, count, width, onSpan }: ColumnWindowProps) {
  const columns = useVirtualizer({
    horizontal: true,
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => width,
    overscan: batch,
    useFlushSync: false,
  });
  const drawn = columns.getVirtualItems();
  const first = drawn[0]?.index ?? 0;
  const end = (drawn.at(-1)?.index ?? -1) + 1;
  const from = Math.floor(first / batch) * batch;
  const to = Math.min(count, Math.ceil(end / batch) * batch);
  useEffect(() => {
    // nothing is in sight before the frame has been measured
    if (to > from) onSpan({ from, to });
  }, [onSpan, from, to]);
  return null;
}
