import type { ReactNode } from 'react';
import { Glyph } from '../glyph';
import type { StopField } from '../model/breakpoints';
import { StopToggle } from '../stops';

export interface CardProps {
  readonly title: ReactNode;
  /** A word at the right of the title: what the field holds, in short. */
  readonly brief?: ReactNode;
  readonly changed: boolean;
  readonly wide?: boolean;
  /** The field of the state that the card shows: a run can be stopped when it changes. */
  readonly field?: StopField;
  readonly children?: ReactNode;
}

/** "changed" with its sign: what the current step did is never told by colour alone. */
export function Changed({ word = 'changed' }: { readonly word?: string }) {
  return (
    <span className="inline-flex items-center gap-0.5 rounded-xs bg-changed px-1 text-2xs font-semibold text-ink">
      <span className="text-accent-ink">
        <Glyph name="changed" size={9} />
      </span>
      {word}
    </span>
  );
}

/** One field of the state. */
export function Card({ title, brief, changed, wide, field, children }: CardProps) {
  return (
    <section
      className={`min-w-0 rounded-md border bg-surface ${changed ? 'border-accent' : 'border-line'} ${wide ? 'col-span-full' : ''}`}
    >
      <h4 className="flex min-h-8 items-center gap-2 px-3 text-sm font-semibold">
        <span className="flex flex-1 items-center gap-1">
          {title}
          {field ? <StopToggle breakpoint={{ kind: 'state', field, path: '' }} /> : null}
        </span>
        {changed ? <Changed /> : null}
        {brief ? <span className="text-xs font-normal text-ink-2">{brief}</span> : null}
      </h4>
      {children ? <div className="px-3 pb-2.5">{children}</div> : null}
    </section>
  );
}

/** The number of the effect that set something; `incoming` where it came with the request. */
export function By({ effect }: { readonly effect: number | null }) {
  return (
    <span className="tabular inline-flex h-4 shrink-0 items-center rounded-xs border border-line-strong/60 px-1 text-2xs whitespace-nowrap text-ink-2">
      {effect === null ? 'incoming' : `effect ${effect + 1}`}
    </span>
  );
}
