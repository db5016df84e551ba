import type { ReactNode } from 'react';
import type { Evaluation } from '@/lib/evaluate';
import { Mark, type MarkProps } from './mark';

/** The four outcomes of the semantics: three of the engine, and text that is not JSON. */
export type OutcomeKind = Evaluation['outcome'] | 'unreadable';

/** The heavy line is the atomic boundary: accepted goes through it, rejected is turned back. */
const shapes: {
  readonly [O in OutcomeKind]: { readonly tone: string; readonly label: string; readonly shape: ReactNode };
} = {
  accepted: {
    tone: 'text-committed',
    label: 'accepted',
    shape: (
      <>
        <path d="M8 1.5v12M4.6 10.4 8 13.8l3.4-3.4" />
        <path d="M1.2 6.2h4M10.8 6.2h4" strokeWidth="2.4" strokeLinecap="butt" />
      </>
    ),
  },
  rejected: {
    tone: 'text-failed',
    label: 'rejected',
    shape: (
      <>
        <path d="M11.4 1.6v5.2a3 3 0 0 1-6 0V2.6M2.8 5 5.4 2.2 8 5" />
        <path d="M1.2 13.6h13.6" strokeWidth="2.4" strokeLinecap="butt" />
      </>
    ),
  },
  'invalid-request': {
    tone: 'text-ink-2',
    label: 'invalid request',
    shape: (
      <>
        <path d="M1.6 3.4h12.8v9.2H1.6ZM1.8 3.8 8 8.6l6.2-4.8" strokeWidth="1.4" />
        <path d="M2 15 14 1" strokeWidth="1.8" />
      </>
    ),
  },
  unreadable: {
    tone: 'text-ink-2',
    label: 'unreadable text',
    shape: (
      <>
        <path d="M5.6 1.6C3.4 1.6 4.4 5 4.2 6.4 4.1 7.4 3.3 8 2.2 8c1.1 0 1.9.6 2 1.6.2 1.4-.8 4.8 1.4 4.8" />
        <path d="m9 3.4 4.6 2.2-3 2.2 3.4 2-4 2.6" strokeWidth="1.4" />
      </>
    ),
  },
};

export interface OutcomeMarkProps extends MarkProps {
  readonly outcome: OutcomeKind;
}

/** Which of the four outcomes a row came to. */
export function OutcomeMark({ outcome, ...rest }: OutcomeMarkProps) {
  const { tone, label, shape } = shapes[outcome];
  return (
    <Mark label={label} tone={tone} {...rest}>
      {shape}
    </Mark>
  );
}
