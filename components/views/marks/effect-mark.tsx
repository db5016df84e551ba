import type { ReactNode } from 'react';
import type { EffectType } from '@/lib/protocol';
import { Mark, type MarkProps } from './mark';
import { PermissionMark } from './permission-mark';

const shapes = new Map<string, ReactNode>(
  Object.entries({
    modify: <path d="M2.5 13.5h3L13.4 5.6l-3-3L2.5 10.5ZM8.6 4.4l3 3" />,
    message: <path d="M2 3h12v8H7.6L4.6 13.6V11H2Z" />,
    return: <path d="M13 3v4.4a2.4 2.4 0 0 1-2.4 2.4H3.4M6.4 6.6 3.2 9.8l3.2 3.2" />,
    flow: <path d="M2.6 3.4 7.2 8l-4.6 4.6M8 3.4 12.6 8 8 12.6" />,
    inject: <path d="M8 1.6v7.2M5 6l3 3 3-3M2.4 9.4v4.4h11.2V9.4" />,
  } satisfies Partial<Record<EffectType, ReactNode>>),
);

export interface EffectMarkProps extends MarkProps {
  /** As the response spells it: an unknown type gets the sign for "unknown", never a known one. */
  readonly type: string;
}

/** The sign of an effect's kind; the three permissions keep their own shapes. */
export function EffectMark({ type, word = 'none', ...rest }: EffectMarkProps) {
  if (type === 'allow' || type === 'ask' || type === 'deny') {
    return <PermissionMark permission={type} word={word} {...rest} />;
  }
  const known = shapes.get(type);
  return (
    <Mark
      label={known ? type : `unknown effect ${type}`}
      tone={known ? 'text-ink-2' : 'text-failed'}
      word={word}
      {...rest}
    >
      {known ?? (
        <path
          d="M2.2 2.2h11.6v11.6H2.2ZM6.4 6.4c0-1 .7-1.6 1.6-1.6s1.6.6 1.6 1.4c0 1.1-1.6 1.2-1.6 2.4M8 11v.05"
          strokeWidth="1.4"
        />
      )}
    </Mark>
  );
}
