import type { ReactNode } from 'react';

const tones = {
  quiet: 'border-line text-ink-2 bg-sunken',
  accent: 'border-accent/40 text-accent-ink bg-accent-tint',
  fail: 'border-fail/40 text-fail bg-fail-tint',
  staged: 'border-staged/40 text-staged bg-staged-tint',
} as const;

export type BadgeTone = keyof typeof tones;

/** A short word in a small frame. */
export function Badge({
  tone = 'quiet',
  title,
  children,
}: {
  tone?: BadgeTone;
  title?: string;
  children: ReactNode;
}) {
  return (
    <span
      title={title}
      className={`inline-flex h-[18px] shrink-0 items-center rounded-xs border px-1 text-2xs font-medium whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
