import type { ReactNode } from 'react';
import { Mark, type MarkProps } from './mark';

/** A row against its expectation: met, not met, no expectation to meet, or not judged yet. */
export type RowVerdict = 'passed' | 'failed' | 'none' | 'pending';

const shapes: {
  readonly [V in RowVerdict]: { readonly tone: string; readonly label: string; readonly shape: ReactNode };
} = {
  passed: {
    tone: 'text-pass',
    label: 'as expected',
    shape: (
      <>
        <rect x="1.8" y="1.8" width="12.4" height="12.4" rx="2" strokeWidth="1.4" />
        <path d="M4.8 8.3 7 10.5 11.2 5.7" strokeWidth="1.8" />
      </>
    ),
  },
  failed: {
    tone: 'text-fail',
    label: 'not as expected',
    shape: (
      <>
        <rect x="1" y="1" width="14" height="14" rx="2" fill="currentColor" stroke="none" />
        <path d="M5 5l6 6M11 5l-6 6" stroke="var(--surface)" strokeWidth="2" />
      </>
    ),
  },
  none: {
    tone: 'text-ink-3',
    label: 'no expectation',
    shape: <rect x="1.8" y="1.8" width="12.4" height="12.4" rx="2" strokeWidth="1.2" strokeDasharray="2 2" />,
  },
  pending: {
    tone: 'text-ink-3',
    label: 'not judged yet',
    shape: (
      <>
        <rect x="1.8" y="1.8" width="12.4" height="12.4" rx="2" strokeWidth="1.2" opacity="0.5" />
        <path d="M5.2 8h.05M8 8h.05M10.8 8h.05" />
      </>
    ),
  },
};

export interface VerdictMarkProps extends MarkProps {
  readonly verdict: RowVerdict;
}

/** Always a square, never a decision's shape: "denied, as expected" must not read as a failure. */
export function VerdictMark({ verdict, ...rest }: VerdictMarkProps) {
  const { tone, label, shape } = shapes[verdict];
  return (
    <Mark label={label} tone={tone} {...rest}>
      {shape}
    </Mark>
  );
}
