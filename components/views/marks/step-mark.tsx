import type { ReactNode } from 'react';
import type { StepVerdict } from '@/lib/evaluate';
import { Mark, type MarkProps } from './mark';

/** A cell of the grid: what a step did, or that none came to be. */
export type CellVerdict = StepVerdict | 'never-applied';

/** An arrow turning back to the left: the sign of undoing, shared with the swatch. */
const undo = 'M3 6.6h6.4a3.4 3.4 0 0 1 0 6.8H6.6M5.8 3.8 3 6.6l2.8 2.8';

const shapes: {
  readonly [V in CellVerdict]: { readonly tone: string; readonly label: string; readonly shape: ReactNode };
} = {
  passed: { tone: 'text-ink-2', label: 'passed', shape: <path d="M3.4 8.4 6.6 11.6 12.6 4.8" /> },
  staged: {
    tone: 'text-staged',
    label: 'staged',
    shape: (
      <>
        <circle cx="8" cy="8" r="5.6" />
        <path d="M8 2.4a5.6 5.6 0 0 0 0 11.2Z" fill="currentColor" stroke="none" />
      </>
    ),
  },
  skipped: { tone: 'text-ink-3', label: 'nothing to do', shape: <path d="M6 8h4" strokeWidth="1.4" /> },
  failed: {
    tone: 'text-failed',
    label: 'failed',
    shape: <path d="M3.8 3.8l8.4 8.4M12.2 3.8l-8.4 8.4" strokeWidth="2.2" />,
  },
  committed: {
    tone: 'text-committed',
    label: 'committed',
    shape: (
      <>
        <circle cx="8" cy="8" r="6" fill="currentColor" stroke="none" />
        <path d="M5.2 8.2 7.2 10.2 10.9 6" stroke="var(--surface)" />
      </>
    ),
  },
  'rolled-back': { tone: 'text-undone', label: 'rolled back', shape: <path d={undo} strokeWidth="1.8" /> },
  'never-applied': {
    tone: 'text-undone',
    label: 'valid, never applied',
    shape: <path d="M3.4 8.4 6.6 11.6 12.6 4.8" strokeDasharray="1.6 2.2" />,
  },
};

export interface StepMarkProps extends MarkProps {
  readonly verdict: CellVerdict;
}

/** What a step did in its cell. */
export function StepMark({ verdict, ...rest }: StepMarkProps) {
  const { tone, label, shape } = shapes[verdict];
  return (
    <Mark label={label} tone={tone} {...rest}>
      {shape}
    </Mark>
  );
}

/** A hatched chip with the undo arrow, for a field or a cell that went back to the snapshot. */
export function RolledBackMark({ word = 'shown', size = 14, className = '' }: MarkProps) {
  return (
    <span className={`hatched inline-flex items-center rounded-xs border border-undone px-1 ${className}`}>
      <StepMark verdict="rolled-back" word={word} size={size} className="bg-surface px-0.5 text-xs" />
    </span>
  );
}
