'use client';

import { useDeferredValue, useEffect, useMemo } from 'react';
import { StageEmpty, StageSkeleton } from '@/components/views/stage/notices';
import { Stage } from '@/components/views/stage/stage';
import { phaseHeads } from '@/lib/evaluate';
import { isArriving } from '@/lib/state';
import { mostStagedEffects } from '@/lib/workers';
import { ExplorerAfter, ExplorerContext, ExplorerObserved, GuessForm, MissingRow, ObservedRow } from './late';
import { usePageState } from './page-state';
import { useAsking, useGuess } from './use-guess';
import { focusStepper } from './use-open-row';
import { useWalkRows } from './use-walk-rows';
import { useWorkbench, useWorkbenchState } from './workbench-provider';

/** Gives the stepper the focus once a row that was opened for it is drawn. */
function useStepperFocus(index: number | undefined): void {
  const { stepperDue } = usePageState();
  useEffect(() => {
    if (index === undefined || !stepperDue.current) return;
    stepperDue.current = false;
    focusStepper();
  }, [index, stepperDue]);
}

/** Remembers which rows were shown in this visit. */
function useSeen(): void {
  const { see } = usePageState();
  const shown = useWorkbenchState(({ suite, row }) =>
    suite === null || row === null ? null : `${suite.key}/${row.key}`,
  );
  useEffect(() => {
    if (shown !== null) see(shown);
  }, [shown, see]);
}

/** The stage, wired: the shown row's evaluation, its step, and the effect that the editor's cursor is in. */
export function ExplorerStage() {
  const workbench = useWorkbench();
  const { openGuide, breakpoints, setBreakpoints } = usePageState();
  const row = useWorkbenchState((state) => state.row);
  const observed = useWorkbenchState((state) => state.observed !== null);
  const missing = useWorkbenchState((state) => state.missing);
  const newest = useWorkbenchState((state) => state.answer);
  const unreadable = useWorkbenchState((state) => state.unreadable);
  const step = useWorkbenchState((state) => state.step);
  const effect = useWorkbenchState((state) => state.effect);
  const arriving = useWorkbenchState(isArriving);
  // While a text is typed the outcome is drawn first; the stage, which takes longer, follows in the same breath.
  const shown = useMemo(() => ({ row, answer: newest }), [row, newest]);
  const later = useDeferredValue(shown);
  const { answer } = later.row === row ? later : shown;
  const { walk } = useWalkRows();
  const guess = useGuess();
  const locked = useAsking();
  useSeen();
  useStepperFocus(answer === null ? undefined : row?.index);

  if (observed) return <ExplorerObserved />;
  if (missing !== null) return <MissingRow missing={missing} />;
  if (row === null) {
    return arriving ? <StageSkeleton /> : <StageEmpty>No row is open; choose another suite.</StageEmpty>;
  }
  if (answer === null) {
    const { fault } = unreadable ?? {};
    const place = fault === undefined ? '' : ` (line ${fault.range.line}, column ${fault.range.column})`;
    return (
      <StageEmpty>
        The text of this row is not JSON yet{place}. Mend it in the editor, or revert it.
      </StageEmpty>
    );
  }
  if (!answer.staged) {
    return (
      <StageEmpty>
        This response has {answer.effects.length} effects. Steps are drawn for up to {mostStagedEffects}; its
        outcome is judged all the same, beside this.
      </StageEmpty>
    );
  }
  return (
    <div className="h-full overflow-y-auto wide:[contain:strict]">
      <h2 className="sr-only">Stage</h2>
      <div className="min-h-9 px-3 pt-2 max-wide:min-h-12">
        <ExplorerContext />
      </div>
      {answer.evaluation.outcome === 'invalid-request' ? <ObservedRow /> : null}
      {guess === null ? null : <GuessForm {...guess} />}
      <Stage
        rowId={row.id}
        evaluation={answer.evaluation}
        effects={answer.effects}
        phases={phaseHeads}
        boundary={answer.boundary}
        scene={answer.scene}
        step={step}
        onStep={(to) => workbench?.setStep(to)}
        onRule={(rule) => openGuide('rules', rule)}
        selectedEffect={effect}
        onEffect={(to) => workbench?.showEffect(to)}
        onRow={walk}
        breakpoints={breakpoints}
        onBreakpoints={setBreakpoints}
        stale={
          unreadable === null ? undefined : { ...unreadable.fault.range, message: unreadable.fault.message }
        }
        lastStep={locked ? 0 : undefined}
        lockedNote={locked ? 'Guess first: the later steps come when you have.' : undefined}
      />
      {locked ? null : <ExplorerAfter />}
    </div>
  );
}
