import type { ReactNode } from 'react';
import type { Permission } from '@/lib/protocol';
import { Mark, type MarkProps } from './mark';

const shapes: { readonly [P in Permission]: { readonly tone: string; readonly shape: ReactNode } } = {
  none: {
    tone: 'text-none',
    shape: <circle cx="8" cy="8" r="6" strokeDasharray="2.6 2.12" strokeLinecap="butt" />,
  },
  allow: {
    tone: 'text-allow',
    shape: (
      <>
        <circle cx="8" cy="8" r="7" fill="currentColor" stroke="none" />
        <path d="M4.9 8.3 7.1 10.5 11.2 5.8" stroke="var(--surface)" strokeWidth="1.8" />
      </>
    ),
  },
  ask: {
    tone: 'text-ask',
    shape: (
      <>
        <path d="M8 .9 15.1 8 8 15.1.9 8Z" fill="currentColor" stroke="none" />
        <path
          d="M6.3 6.5C6.3 5.5 7 4.9 8 4.9s1.7.6 1.7 1.5c0 1.2-1.7 1.3-1.7 2.6M8 11.1v.05"
          stroke="var(--surface)"
        />
      </>
    ),
  },
  deny: {
    tone: 'text-deny',
    shape: (
      <>
        <path d="M5.1 1h5.8L15 5.1v5.8L10.9 15H5.1L1 10.9V5.1Z" fill="currentColor" stroke="none" />
        <path d="M4.8 8h6.4" stroke="var(--surface)" strokeWidth="2.2" strokeLinecap="butt" />
      </>
    ),
  },
};

export interface PermissionMarkProps extends MarkProps {
  readonly permission: Permission;
}

/** none: dashed ring; allow: circle with a tick; ask: diamond with a question; deny: octagon with a bar. */
export function PermissionMark({ permission, ...rest }: PermissionMarkProps) {
  const { tone, shape } = shapes[permission];
  return (
    <Mark label={permission} tone={tone} {...rest}>
      {shape}
    </Mark>
  );
}
