import type { ReactNode } from 'react';

export interface LineArtProps {
  /** Width and height in pixels. */
  readonly size: number;
  /** Width of the stroke, in parts of a sixteenth of `size`. */
  readonly stroke: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Paths on a 16 × 16 grid, drawn in the current colour. It is decoration: whatever it stands in carries the word. */
export function LineArt({ size, stroke, className = '', children }: LineArtProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      {children}
    </svg>
  );
}
