'use client';

import { useState } from 'react';

export interface LongTextProps {
  readonly text: string;
  /** Characters shown before the text is cut. */
  readonly limit?: number;
  readonly className?: string;
}

/** A text that is cut where it is long, with a button that shows all of it. */
export function LongText({ text, limit = 120, className = '' }: LongTextProps) {
  const [all, setAll] = useState(false);
  if (text.length <= limit * 1.2) return <span className={`wrap-anywhere ${className}`}>{text}</span>;
  return (
    <span className={`wrap-anywhere ${className}`}>
      {all ? text : `${text.slice(0, limit)}…`}{' '}
      <button
        type="button"
        aria-expanded={all}
        onClick={() => setAll(!all)}
        className="font-sans text-2xs font-semibold whitespace-nowrap text-accent-ink underline"
      >
        {all ? 'less' : `all ${text.length.toLocaleString('en')} characters`}
      </button>
    </span>
  );
}
