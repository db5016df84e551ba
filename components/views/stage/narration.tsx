import type { ReactNode } from 'react';
import { Prose } from '@/components/ui/prose';
import type { Step } from '@/lib/evaluate';
import type { RuleNumber } from '@/lib/protocol';
import { StepMark } from '../marks/step-mark';
import { rulesOf } from './model/rules-of';

export interface NarrationProps {
  readonly step: Step | undefined;
  readonly title: string;
  /** The effect's label, or `envelope`. */
  readonly subject: string;
  readonly onRule: (rule: RuleNumber) => void;
  /** A line that stands under the sentence. */
  readonly children?: ReactNode;
}

/** One sentence on the current step, with its rules one click away. Its height stays, so that nothing jumps. */
export function Narration({ step, title, subject, onRule, children }: NarrationProps) {
  if (!step) return null;
  return (
    <div id="stage-narration" className="rounded-md border border-line bg-surface">
      <div className="flex min-h-18 gap-2.5 px-3 py-2 @4xl/stage:min-h-14">
        <StepMark verdict={step.verdict} size={18} word="none" className="mt-0.5 self-start" />
        <div className="min-w-0 flex-1">
          <p className="text-base leading-snug text-pretty text-ink wrap-anywhere">
            <Prose text={step.because} />
          </p>
          <p className="flex flex-wrap items-baseline gap-x-2 text-xs text-ink-3">
            <span>
              {title} · {subject}
            </span>
            {rulesOf(step).map((rule) => (
              <button
                key={rule}
                type="button"
                onClick={() => onRule(rule)}
                className="inline-flex min-h-6 items-center rounded-sm font-semibold text-accent-ink underline underline-offset-2"
              >
                rule {rule}
              </button>
            ))}
          </p>
        </div>
      </div>
      {children ? <div className="border-t border-line px-2 py-1">{children}</div> : null}
    </div>
  );
}
