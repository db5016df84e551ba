'use client';

import type { KeyboardEvent, ReactNode } from 'react';
import type { Step } from '@/lib/evaluate';
import { Glyph, type GlyphName } from './glyph';
import { nextChangeStep, nextEffectStep } from './model/stepping';
import { Scrubber } from './scrubber';

/** Where a change of step came from: while scrubbing, the slider speaks for itself. */
export type StepSource = 'button' | 'scrubber' | 'grid';

export interface StepperProps {
  readonly steps: readonly Step[];
  readonly step: number;
  readonly lastStep: number;
  /** The step that commits or rolls back; null where none is. */
  readonly decided: number | null;
  readonly onStep: (step: number, source: StepSource) => void;
  readonly onRow: ((direction: 1 | -1) => void) | undefined;
  readonly lockedNote: string | undefined;
  /** Runs to the next stop; null while none is set, or nothing lies ahead. */
  readonly onRun: (() => void) | null;
}

interface StepButtonProps {
  readonly label: string;
  readonly keys?: string;
  readonly glyph: GlyphName;
  /** Null where there is nowhere to go: the button stays in place and keeps the focus. */
  readonly to: number | null;
  readonly onGo: (step: number) => void;
  readonly id?: string;
  readonly primary?: boolean;
  readonly children?: ReactNode;
}

function StepButton({ label, keys, glyph, to, onGo, id, primary, children }: StepButtonProps) {
  const look = primary
    ? 'bg-accent text-on-accent border-transparent px-2.5 hover:brightness-110 forced:border-current forced:bg-[ButtonFace] forced:text-[ButtonText]'
    : `border-line-strong/60 bg-surface text-ink-2 hover:bg-hover hover:text-ink ${children ? 'px-2' : 'w-8'}`;
  return (
    <button
      id={id}
      type="button"
      aria-label={label}
      aria-keyshortcuts={keys}
      title={keys ? `${label} (${keys})` : label}
      aria-disabled={to === null}
      onClick={() => {
        if (to !== null) onGo(to);
      }}
      className={`inline-flex h-8 shrink-0 items-center justify-center gap-1 rounded-sm border text-sm font-medium whitespace-nowrap select-none aria-disabled:cursor-not-allowed aria-disabled:opacity-45 max-wide:h-10 max-wide:min-w-10 ${look}`}
    >
      <Glyph name={glyph} />
      {children}
    </button>
  );
}

/** The stepper: buttons, scrubber and keys. Keys work only while it holds the focus. */
export function Stepper({ steps, step, lastStep, decided, onStep, onRow, lockedNote, onRun }: StepperProps) {
  const whole = lastStep === steps.length - 1;
  const open = (to: number | null) => (to !== null && to <= lastStep ? to : null);
  const forward = open(step < lastStep ? step + 1 : null);
  const backward = step > 0 ? step - 1 : null;
  const go = (to: number) => onStep(to, 'button');

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '[' || event.key === ']') {
      event.preventDefault();
      onRow?.(event.key === ']' ? 1 : -1);
      return;
    }
    if (event.key === 'r') {
      event.preventDefault();
      onRun?.();
      return;
    }
    // the slider moves itself
    if (event.target instanceof HTMLInputElement) return;
    const moves: ReadonlyMap<string, number | null> = new Map([
      ['ArrowRight', forward],
      ['ArrowLeft', backward],
      ['Home', 0],
      ['End', lastStep],
    ]);
    const to = moves.get(event.key);
    if (to === undefined) return;
    event.preventDefault();
    if (to !== null) go(to);
  };

  return (
    <fieldset aria-label="Stepper" onKeyDown={onKeyDown} className="min-w-0">
      <div className="flex flex-wrap items-center gap-1 @sm/stage:gap-1.5">
        <StepButton
          label="First step"
          keys="Home"
          glyph="first"
          to={backward === null ? null : 0}
          onGo={go}
        />
        <StepButton label="Previous step" keys="ArrowLeft" glyph="previous" to={backward} onGo={go} />
        <StepButton
          id="stage-stepper"
          label="Next step"
          keys="ArrowRight"
          glyph="next"
          to={forward}
          onGo={go}
          primary
        >
          <span className="@max-sm/stage:hidden">Next</span>
        </StepButton>
        <StepButton
          label="Last step"
          keys="End"
          glyph="last"
          to={forward === null ? null : lastStep}
          onGo={go}
        />
        <span className="mx-0.5 h-5 border-l border-line max-wide:hidden" />
        <StepButton label="Next change" glyph="change" to={open(nextChangeStep(steps, step))} onGo={go}>
          <span className="@max-md/stage:hidden">change</span>
        </StepButton>
        <StepButton label="Next effect" glyph="effect" to={open(nextEffectStep(steps, step))} onGo={go}>
          <span className="@max-md/stage:hidden">effect</span>
        </StepButton>
        <StepButton
          label="To the rollback or commit"
          glyph="decision"
          to={decided === step ? null : open(decided)}
          onGo={go}
        >
          <span className="@max-md/stage:hidden">decision</span>
        </StepButton>
        <span className={onRun === null ? '@max-sm/stage:hidden' : 'contents'}>
          <StepButton
            label={onRun === null ? 'Run to the next stop: none is set ahead' : 'Run to the next stop'}
            keys="r"
            glyph="stop"
            to={onRun === null ? null : step}
            onGo={() => onRun?.()}
          >
            <span className="@max-md/stage:hidden">run</span>
          </StepButton>
        </span>
        <span className="tabular ml-auto text-sm text-ink-2">
          <span className="@max-md/stage:sr-only">step </span>
          <strong className="text-ink">{step + 1}</strong>
          {whole ? (
            <>
              <span className="@max-md/stage:sr-only"> of </span>
              <span aria-hidden="true" className="@md/stage:hidden">
                /
              </span>
              {steps.length}
            </>
          ) : null}
        </span>
      </div>
      <Scrubber steps={steps} step={step} lastStep={lastStep} onStep={(to) => onStep(to, 'scrubber')} />
      {lockedNote && !whole ? <p className="text-xs text-ink-2">{lockedNote}</p> : null}
    </fieldset>
  );
}
