'use client';

import { type CSSProperties, lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { LiveRegion } from '@/components/ui/notices';
import type { EffectSummary, Evaluation, EventScene } from '@/lib/evaluate';
import type { Boundary, RuleNumber } from '@/lib/protocol';
import { type Breakpoint, nextStop } from './model/breakpoints';
import { type PhaseRow, stageGrid } from './model/grid';
import { clampStep, stepText } from './model/stepping';
import { Narration } from './narration';
import { InvalidRequestNotice, type Stale, StaleNotice } from './notices';
import { StageGrid } from './stage-grid';
import { Stepper, type StepSource } from './stepper';
import { type RunEnd, StopBar } from './stop-bar';
import { StopsProvider } from './stops';
import { Strip } from './strip';

export interface StageProps {
  /** The row's id: a change of it starts the stage afresh (folds, tree, tab stop). */
  readonly rowId: string;
  /** With steps. */
  readonly evaluation: Evaluation;
  readonly effects: readonly EffectSummary[];
  /** The evaluator's phases, in their order. */
  readonly phases: readonly PhaseRow[];
  readonly boundary: Boundary | undefined;
  /** What the event says beside its payload. */
  readonly scene: EventScene | null;
  /** Index in `evaluation.steps`; one that does not exist is brought back to the nearest. */
  readonly step: number;
  readonly onStep: (step: number) => void;
  readonly onRule: (rule: RuleNumber) => void;
  readonly selectedEffect: number | null;
  /** A column's head was chosen: its text is to be shown (null: the envelope's). */
  readonly onEffect: (effect: number | null) => void;
  /** Keys `[` and `]` in the stepper. */
  readonly onRow?: (direction: 1 | -1) => void;
  /** The text is unreadable; `evaluation` is the last that could be made. */
  readonly stale?: Stale | undefined;
  /** Where a run is to stop; they hold for every row. */
  readonly breakpoints: readonly Breakpoint[];
  readonly onBreakpoints: (breakpoints: readonly Breakpoint[]) => void;
  /** Nothing beyond this step is shown or can be reached. */
  readonly lastStep?: number | undefined;
  /** Why not. */
  readonly lockedNote?: string | undefined;
}

/** The grid is there at once; what stands under it follows in a script of its own. */
const Details = lazy(() => import('./details').then(({ Details }) => ({ default: Details })));

/** A stale stage has no colours of its own: everything is drawn in the quiet ink, which keeps its contrast. */
const dimmed = Object.fromEntries(
  [
    'ink',
    'ink-2',
    'allow',
    'ask',
    'deny',
    'none',
    'staged',
    'committed',
    'failed',
    'undone',
    'accent',
    'accent-ink',
  ]
    .map((token) => [`--${token}`, 'var(--ink-3)'])
    .concat(
      [
        'surface',
        'staged-tint',
        'failed-tint',
        'undone-tint',
        'accent-tint',
        'changed',
        'added',
        'removed',
      ].map((token) => [`--${token}`, 'var(--canvas)']),
    ),
) as CSSProperties;

/** Says the step a moment after the last change, so that a run of keys is told once. */
function useAnnouncement(text: string, quiet: boolean): string {
  const [said, setSaid] = useState('');
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (quiet) return setSaid('');
    const timer = setTimeout(() => setSaid(text), 250);
    return () => clearTimeout(timer);
  }, [text, quiet]);
  return said;
}

/** The stage: stepper, narration, the grid of effects by phases, the ledger of a rejection, and the state. */
export function Stage(props: StageProps) {
  const { evaluation, effects, phases, boundary, onStep, onRule, onEffect, stale } = props;
  const { steps } = evaluation;
  const lastStep = clampStep(steps, props.lastStep ?? steps.length - 1);
  const step = clampStep(steps, props.step, lastStep);
  const grid = useMemo(() => stageGrid(evaluation, effects, phases), [evaluation, effects, phases]);
  const [source, setSource] = useState<StepSource>('button');
  const go = useCallback(
    (to: number, from: StepSource) => {
      setSource(from);
      onStep(to);
    },
    [onStep],
  );
  const goFromGrid = useCallback((to: number) => go(to, 'grid'), [go]);
  const [ended, setEnded] = useState<RunEnd | null>(null);
  const { breakpoints, onBreakpoints } = props;
  const run = () => {
    const stop = nextStop(steps, step, breakpoints);
    const reached = stop !== null && stop.step <= lastStep;
    const at = reached ? stop.step : lastStep;
    setEnded({ at, hit: reached ? stop.hit : [] });
    go(at, 'button');
  };
  const announcement = useAnnouncement(
    stepText(steps, step, lastStep),
    source === 'scrubber' || stale !== undefined,
  );

  if (evaluation.outcome === 'invalid-request') {
    return (
      <div className="grid gap-3 p-3">
        {stale ? <StaleNotice stale={stale} /> : null}
        <InvalidRequestNotice diagnostics={evaluation.diagnostics} />
      </div>
    );
  }

  const here = steps[step];
  const phase = grid.rows.find((row) => row.phase === here?.phase);
  const column = grid.columns[here?.effect === null || !here ? 0 : here.effect + 1];
  const subject =
    !column || column.effect === null ? 'the whole response' : `effect ${column.effect + 1}, ${column.label}`;
  const input = boundary?.target ?? 'input';
  const over = grid.decided !== null && step >= grid.decided;
  return (
    <div className="@container/stage p-3">
      {stale ? (
        <div className="pb-2.5">
          <StaleNotice stale={stale} />
        </div>
      ) : null}
      <div className="grid grid-cols-1 gap-2.5" style={stale ? dimmed : undefined}>
        <div className="z-10 grid grid-cols-1 gap-2 bg-canvas pt-1 [@media(min-height:44rem)]:sticky [@media(min-height:44rem)]:top-0">
          <Stepper
            steps={steps}
            step={step}
            lastStep={lastStep}
            decided={grid.decided}
            onStep={go}
            onRow={props.onRow}
            lockedNote={props.lockedNote}
            onRun={breakpoints.length > 0 && step < lastStep ? run : null}
          />
          <StopBar
            breakpoints={breakpoints}
            phases={phases}
            input={input}
            onBreakpoints={onBreakpoints}
            ended={ended?.at === step ? ended : null}
          />
          <Narration step={here} title={phase?.title ?? ''} subject={subject} onRule={onRule}>
            {here ? <Strip steps={steps} at={here} input={input} /> : null}
          </Narration>
        </div>
        <StopsProvider breakpoints={breakpoints} phases={phases} input={input} onBreakpoints={onBreakpoints}>
          <div
            key={props.rowId}
            className="grid grid-cols-1 items-start gap-2.5 @5xl/stage:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
          >
            <StageGrid
              grid={grid}
              steps={steps}
              snapshot={steps[0]?.before}
              step={step}
              lastStep={lastStep}
              onStep={goFromGrid}
              onRule={onRule}
              selectedEffect={props.selectedEffect}
              onEffect={onEffect}
            />
            <Suspense fallback={<div className="min-h-96" />}>
              <Details
                evaluation={evaluation}
                effects={effects}
                boundary={boundary}
                scene={props.scene}
                step={step}
                lastStep={lastStep}
                decided={over}
                onStep={goFromGrid}
                onEffect={onEffect}
              />
            </Suspense>
          </div>
        </StopsProvider>
      </div>
      <LiveRegion text={announcement} />
    </div>
  );
}
