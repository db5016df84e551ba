import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/progress';
import { Prose } from '@/components/ui/prose';
import type { Diagnostic } from '@/lib/protocol';
import { OutcomeMark } from '../marks/outcome-mark';

/** The text cannot be read; what is shown below is the last evaluation that could be made. */
export interface Stale {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export function StaleNotice({ stale }: { readonly stale: Stale }) {
  return (
    <div className="flex gap-2.5 rounded-md border-2 border-dashed border-line-strong bg-surface px-3 py-2">
      <OutcomeMark outcome="unreadable" size={20} word="none" className="self-start" />
      <div className="min-w-0">
        <p className="text-sm font-semibold">
          Unreadable at line {stale.line}, column {stale.column}
        </p>
        <p className="text-sm text-ink-2 wrap-anywhere">
          <Prose text={stale.message} />
        </p>
        <p className="text-xs text-ink-3">
          Nothing is judged meanwhile. Below, dimmed: the last text that could be read.
        </p>
      </div>
    </div>
  );
}

export function InvalidRequestNotice({ diagnostics }: { readonly diagnostics: readonly Diagnostic[] }) {
  return (
    <section aria-label="Invalid request" className="rounded-md border-2 border-line-strong bg-surface">
      <header className="flex gap-2.5 border-b border-line px-3 py-2.5">
        <OutcomeMark outcome="invalid-request" size={20} word="none" className="self-start" />
        <div>
          <h3 className="text-base font-semibold">The request is not legal</h3>
          <p className="text-sm text-ink-2">
            So nothing can be said of the response: it is neither accepted nor rejected, and there are no
            steps.
          </p>
        </div>
      </header>
      <ul>
        {diagnostics.map(({ pointer, code, message }) => (
          <li
            key={`${pointer} ${code} ${message}`}
            className="border-b border-line px-3 py-1.5 last:border-b-0"
          >
            <p className="text-sm wrap-anywhere">
              <Prose text={message} />
            </p>
            <code className="text-xs text-ink-3 wrap-anywhere">{pointer}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where the stage is about to stand: its stepper, its sentence and its grid, in grey. */
export function StageSkeleton() {
  return (
    <div className="grid gap-3 p-3">
      <div aria-hidden="true" className="h-8 w-3/5 rounded-sm bg-line motion-safe:animate-pulse" />
      <div aria-hidden="true" className="h-20 rounded-md bg-line motion-safe:animate-pulse" />
      <div className="rounded-md border border-line bg-surface">
        <Skeleton lines={14} label="Opening the row" />
      </div>
    </div>
  );
}

/** Where there is no row to show: why, and the way on. */
export function StageEmpty({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid min-h-60 place-content-center p-6 text-center text-sm text-ink-2">{children}</div>
  );
}
