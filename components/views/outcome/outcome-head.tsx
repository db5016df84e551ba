import type { ReactNode } from 'react';
import { type OutcomeKind, OutcomeMark } from '@/components/views/marks/outcome-mark';
import { PermissionMark } from '@/components/views/marks/permission-mark';
import { type RowVerdict, VerdictMark } from '@/components/views/marks/verdict-mark';
import type { Decision } from '@/lib/protocol';

/** Each outcome has a frame of its own: a solid bar, a turned-back one, a broken one, a dotted one. */
const frames: { readonly [O in OutcomeKind]: string } = {
  accepted: 'border-l-committed bg-surface',
  rejected: 'border-l-failed bg-failed-tint',
  'invalid-request': 'border-l-line-strong border-dashed bg-sunken',
  unreadable: 'border-l-line-strong border-dotted bg-sunken',
};

export interface OutcomeHeadProps {
  readonly outcome: OutcomeKind;
  readonly decision?: Decision | undefined;
  readonly verdict: RowVerdict;
  /** The verdict in words: "as expected", "a rejection was expected". */
  readonly verdictWords: string;
  readonly children?: ReactNode;
}

/** What became of the response, and beside it, in another shape, whether that was expected. */
export function OutcomeHead({ outcome, decision, verdict, verdictWords, children }: OutcomeHeadProps) {
  return (
    <div className={`border-b border-l-4 px-3 py-2.5 ${frames[outcome]}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <OutcomeMark outcome={outcome} word="shown" size={20} className="text-lg" />
        {decision ? (
          <span className="inline-flex items-center gap-2 text-lg">
            <span aria-hidden="true" className="text-ink-3">
              →
            </span>
            <span className="sr-only">decision</span>
            <PermissionMark permission={decision} word="shown" size={18} />
          </span>
        ) : null}
        <span className="ml-auto inline-flex items-center gap-1.5 text-sm font-medium">
          <VerdictMark verdict={verdict} word="none" size={15} />
          {verdictWords}
        </span>
      </div>
      {children}
    </div>
  );
}
