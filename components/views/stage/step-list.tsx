'use client';

import { useEffect, useRef, useState } from 'react';
import { Prose } from '@/components/ui/prose';
import type { Step } from '@/lib/evaluate';
import { StepMark } from '../marks/step-mark';

export interface StepListProps {
  readonly steps: readonly Step[];
  readonly step: number;
  readonly lastStep: number;
  readonly onStep: (step: number) => void;
}

/** Every step with its sentence, as an ordered list that opens on demand and follows the current step. */
export function StepList({ steps, step, lastStep, onStep }: StepListProps) {
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLOListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the step, which the marked item tells
  useEffect(() => {
    const box = list.current;
    const here = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !here) return;
    const top = here.offsetTop - box.offsetTop;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (top + here.offsetHeight > box.scrollTop + box.clientHeight) {
      box.scrollTop = top + here.offsetHeight - box.clientHeight;
    }
  }, [step, open]);

  const shown = steps.slice(0, lastStep + 1);
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="rounded-md border border-line bg-surface"
    >
      <summary className="px-3 py-1.5 text-sm font-semibold">All steps, in sentences</summary>
      {open ? (
        <ol ref={list} className="max-h-80 overflow-auto border-t border-line">
          {shown.map(({ index, verdict, because }) => (
            <li
              key={index}
              aria-current={index === step ? 'step' : undefined}
              className="[content-visibility:auto]"
            >
              <button
                type="button"
                onClick={() => onStep(index)}
                className={`flex w-full items-start gap-2 px-3 py-1 text-left text-sm focus-inset hover:bg-hover ${index === step ? 'bg-accent-tint font-semibold text-ink' : index > step ? 'text-ink-3' : 'text-ink-2'}`}
              >
                <span className="tabular w-7 shrink-0 text-right text-xs leading-5 text-ink-3">
                  {index + 1}
                </span>
                <StepMark verdict={verdict} size={13} className="mt-0.75" />
                <span className="min-w-0 wrap-anywhere">
                  <Prose text={because} />
                </span>
              </button>
            </li>
          ))}
        </ol>
      ) : null}
    </details>
  );
}
