import type { ReactNode } from 'react';

export interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** What a panel says when it has nothing to show: why, and the way on. */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <div className="flex h-full min-h-32 flex-col items-center justify-center gap-2 p-6 text-center">
      <p className="text-base font-semibold text-balance">{title}</p>
      {children ? <div className="max-w-80 text-sm text-pretty text-ink-2">{children}</div> : null}
      {actions ? <div className="mt-1 flex flex-wrap justify-center gap-2">{actions}</div> : null}
    </div>
  );
}
