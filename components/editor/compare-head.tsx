import type { ReactNode } from 'react';

/** What the two signs of a comparison stand for, and what can be done about it. */
export function CompareHead({ children }: { readonly children: ReactNode }) {
  return (
    <p className="flex shrink-0 flex-wrap items-center gap-x-3 border-b px-2 py-1 text-xs text-ink-2">
      <span>
        <span className="font-mono font-semibold text-fail">−</span> the suite's text
      </span>
      <span>
        <span className="font-mono font-semibold text-pass">+</span> yours
      </span>
      {children}
    </p>
  );
}
