'use client';

import type { EffectSummary, Evaluation, EventScene } from '@/lib/evaluate';
import type { Boundary } from '@/lib/protocol';
import { Ledger } from './ledger';
import { StatePanel } from './state/state-panel';
import { StepList } from './step-list';

export interface DetailsProps {
  readonly evaluation: Evaluation;
  readonly effects: readonly EffectSummary[];
  readonly boundary: Boundary | undefined;
  readonly scene: EventScene | null;
  readonly step: number;
  readonly lastStep: number;
  /** The commit or the rollback has been taken. */
  readonly decided: boolean;
  readonly onStep: (step: number) => void;
  readonly onEffect: (effect: number | null) => void;
}

/** What stands beside or under the grid: the ledger of a rejection, the state, and the steps in sentences. */
export function Details({ evaluation, decided, onEffect, ...rest }: DetailsProps) {
  const { effects, boundary, scene, step, lastStep, onStep } = rest;
  return (
    <div className="grid grid-cols-1 gap-2.5">
      {evaluation.outcome === 'rejected' && decided ? (
        <Ledger
          evaluation={evaluation}
          effects={effects}
          input={boundary?.target ?? 'input'}
          onEffect={onEffect}
        />
      ) : null}
      <StatePanel
        evaluation={evaluation}
        effects={effects}
        boundary={boundary}
        scene={scene}
        step={step}
        onStep={onStep}
      />
      <StepList steps={evaluation.steps} step={step} lastStep={lastStep} onStep={onStep} />
    </div>
  );
}
