import type { ReactNode } from 'react';
import { LineArt } from '@/components/ui/line-art';

/** What every mark takes: its size in pixels, and whether its word stands beside it or is only spoken. */
export interface MarkProps {
  readonly size?: number | undefined;
  /** `shown` beside the shape, `spoken` to screen readers only, `none` where the word already stands nearby. */
  readonly word?: 'shown' | 'spoken' | 'none' | undefined;
  readonly className?: string | undefined;
}

interface FrameProps extends MarkProps {
  readonly label: string;
  readonly tone: string;
  readonly children: ReactNode;
}

/** A shape on a 16 × 16 grid in the current colour, and its word: no mark means anything by colour alone. */
export function Mark({ label, tone, size = 16, word = 'spoken', className = '', children }: FrameProps) {
  return (
    <span className={`inline-flex shrink-0 items-center gap-1.5 align-middle ${tone} ${className}`}>
      <LineArt size={size} stroke={1.6}>
        {children}
      </LineArt>
      {word === 'none' ? null : (
        <span className={word === 'spoken' ? 'sr-only' : 'font-semibold'}>{label}</span>
      )}
    </span>
  );
}
