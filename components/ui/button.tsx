import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconName } from './icon';

const variants = {
  primary:
    'bg-accent text-on-accent border-transparent hover:brightness-110 forced:bg-[ButtonFace] forced:text-[ButtonText]',
  plain: 'bg-surface text-ink border-line-strong/60 hover:bg-hover',
  quiet: 'bg-transparent text-ink-2 border-transparent hover:bg-hover hover:text-ink',
} as const;

const base =
  'inline-flex shrink-0 items-center justify-center gap-1.5 rounded-sm border font-medium whitespace-nowrap select-none ' +
  'aria-disabled:cursor-not-allowed aria-disabled:opacity-50 disabled:cursor-not-allowed disabled:opacity-50 ' +
  'motion-safe:transition-colors motion-safe:duration-100 forced:border-current';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  readonly variant?: keyof typeof variants;
  readonly icon?: IconName;
  readonly children: ReactNode;
}

/** A labelled button, 28 px high with a mouse and 40 px in the narrow layout. */
export function Button({
  variant = 'plain',
  icon,
  children,
  className = '',
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={`${base} h-7 px-2.5 text-sm max-wide:h-10 ${variants[variant]} ${className}`}
      {...rest}
    >
      {icon ? <Icon name={icon} size={14} /> : null}
      {children}
    </button>
  );
}

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  readonly label: string;
  readonly icon: IconName;
}

/** A square button; its label is its accessible name and its tooltip. */
export function IconButton({ label, icon, className = '', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={`${base} size-7 max-wide:size-10 aria-pressed:bg-accent-tint aria-pressed:text-accent-ink ${variants.quiet} ${className}`}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
