import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';

const tones = {
  info: { icon: 'info', frame: 'border-line-strong/50 bg-sunken', ink: 'text-ink-2' },
  warn: { icon: 'warn', frame: 'border-ask/50 bg-ask-tint', ink: 'text-ask' },
  error: { icon: 'warn', frame: 'border-fail/50 bg-fail-tint', ink: 'text-fail' },
} as const satisfies Record<string, { icon: IconName; frame: string; ink: string }>;

export type CalloutTone = keyof typeof tones;

export interface CalloutProps {
  readonly tone?: CalloutTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons at the end. */
  readonly actions?: ReactNode;
  readonly className?: string;
}

/** A framed remark: something to know, to mind, or to mend. */
export function Callout({ tone = 'info', title, children, actions, className = '' }: CalloutProps) {
  const { icon, frame, ink } = tones[tone];
  return (
    <div className={`flex gap-2 rounded-md border p-2.5 text-sm ${frame} ${className}`}>
      <Icon name={icon} className={`mt-0.5 ${ink}`} />
      <div className="min-w-0 flex-1">
        {title ? <p className="font-semibold text-ink">{title}</p> : null}
        {children ? <div className="wrap-anywhere text-ink-2">{children}</div> : null}
        {actions ? <div className="mt-2 flex flex-wrap gap-2">{actions}</div> : null}
      </div>
    </div>
  );
}
