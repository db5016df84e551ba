'use client';

import { type ReactNode, useState } from 'react';

export interface DisclosureProps {
  readonly summary: ReactNode;
  /** Drawn only while it is open: what is folded away costs nothing. */
  readonly children: () => ReactNode;
  readonly className?: string;
  readonly summaryClass?: string;
}

/** The browser's own details: a line that opens what belongs to it. */
export function Disclosure({
  summary,
  children,
  className = '',
  summaryClass = 'w-fit text-sm text-ink-2 hover:text-ink',
}: DisclosureProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className={className} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={summaryClass}>{summary}</summary>
      {open ? children() : null}
    </details>
  );
}
