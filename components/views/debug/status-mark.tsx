import type { ReactNode } from 'react';
import { Mark, type MarkProps } from '@/components/views/marks/mark';
import type { RowStatus } from '@/lib/diagnose';
import { statusWords } from './model/words';

const frame = <rect x="1.8" y="1.8" width="12.4" height="12.4" rx="2" strokeWidth="1.4" />;

/** A square for what was run, an open shape for what was not: only a tick in a square is right. */
const shapes: { readonly [S in RowStatus]: { readonly tone: string; readonly shape: ReactNode } } = {
  passed: {
    tone: 'text-pass',
    shape: (
      <>
        {frame}
        <path d="M4.8 8.3 7 10.5 11.2 5.7" strokeWidth="1.8" />
      </>
    ),
  },
  failed: {
    tone: 'text-fail',
    shape: (
      <>
        <rect x="1" y="1" width="14" height="14" rx="2" fill="currentColor" stroke="none" />
        <path d="M5 5l6 6M11 5l-6 6" stroke="var(--surface)" strokeWidth="2" />
      </>
    ),
  },
  'claimed-wrongly': {
    tone: 'text-deny',
    shape: (
      <>
        <rect x="1" y="1" width="14" height="14" rx="2" fill="currentColor" stroke="none" />
        <path d="M8 3.8v5M8 11.8v.05" stroke="var(--surface)" strokeWidth="2.2" />
      </>
    ),
  },
  void: {
    tone: 'text-undone',
    shape: (
      <>
        {frame}
        <path d="M2.4 9.4 9.4 2.4M3 13.4 13.4 3M6.6 13.6l7-7" strokeWidth="1.2" />
      </>
    ),
  },
  unsupported: {
    tone: 'text-ink-2',
    shape: (
      <>
        <circle cx="8" cy="8" r="6" strokeWidth="1.4" />
        <path d="M4.8 8h6.4" strokeWidth="1.8" />
      </>
    ),
  },
  inapplicable: {
    tone: 'text-ink-3',
    shape: (
      <>
        <circle cx="8" cy="8" r="6" strokeWidth="1.4" strokeDasharray="2.6 2.12" />
        <path d="M4.4 11.6l7.2-7.2" strokeWidth="1.4" />
      </>
    ),
  },
  missing: { tone: 'text-ink-3', shape: <path d="M6.6 8h.05M9.4 8h.05" strokeWidth="2" /> },
};

export interface StatusMarkProps extends MarkProps {
  readonly status: RowStatus;
}

/** What became of a row in a run, by shape, word and colour. */
export function StatusMark({ status, ...rest }: StatusMarkProps) {
  const { tone, shape } = shapes[status];
  return (
    <Mark label={statusWords[status].word} tone={tone} {...rest}>
      {shape}
    </Mark>
  );
}
