import { type ReactNode, useId } from 'react';

export interface SectionProps {
  readonly title: string;
  /** One sentence under the title: what is to be seen here. */
  readonly note?: ReactNode;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page with its heading. */
export function Section({ title, note, actions, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t px-4 py-4 wide:px-5">
      <div className="mb-2.5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={id} className="flex-1 text-lg font-semibold whitespace-nowrap">
          {title}
        </h2>
        {actions}
        {note ? <p className="basis-full text-sm text-pretty text-ink-2">{note}</p> : null}
      </div>
      {children}
    </section>
  );
}
