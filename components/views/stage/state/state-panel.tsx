import { useMemo } from 'react';
import type { EffectSummary, Evaluation, EventScene } from '@/lib/evaluate';
import type { Boundary } from '@/lib/protocol';
import { Term } from '../../learn/term';
import { StepMark } from '../../marks/step-mark';
import { decisionView } from '../model/decision-view';
import { type Standing, stateView } from '../model/state-view';
import { CandidateCard } from './candidate-card';
import { EventCard } from './event-card';
import { FlowCard } from './flow-card';
import { InjectionsCard } from './injections-card';
import { InputCard } from './input-card';
import { LadderCard } from './ladder-card';
import { MessagesCard } from './messages-card';

export interface StatePanelProps {
  readonly evaluation: Evaluation;
  readonly effects: readonly EffectSummary[];
  readonly boundary: Boundary | undefined;
  readonly scene: EventScene | null;
  readonly step: number;
  readonly onStep: (step: number) => void;
}

const standings = {
  pending: { verdict: 'staged', text: 'pending: nothing of it is real yet' },
  accepted: { verdict: 'committed', text: 'accepted: all of it at once' },
  'rolled-back': { verdict: 'rolled-back', text: 'rolled back: every field is as the snapshot' },
} as const satisfies Record<Standing, { verdict: string; text: string }>;

/** Snapshot against staged, field by field, after the current step. */
export function StatePanel({ evaluation, effects, boundary, scene, step, onStep }: StatePanelProps) {
  const view = useMemo(() => stateView(evaluation, effects, step), [evaluation, effects, step]);
  if (!view) return null;
  const held = view.snapshot.payload !== undefined;
  const input = boundary?.target ?? 'input';
  const event = scene === null ? null : <EventCard scene={scene} folded={held} />;
  const { verdict, text } = standings[view.standing];
  const derived = evaluation.steps[step]?.phase === 'derive';
  const hasReason = effects.some(
    ({ type, label }) => type === 'deny' || (type === 'flow' && label === 'stop'),
  );
  return (
    <section aria-label="State" className="@container/card">
      <header className="flex flex-wrap items-center gap-x-2 gap-y-0.5 pb-1.5">
        <h3 className="text-sm font-bold">
          <Term name="snapshot" /> | <Term name="staged" />
        </h3>
        <p className="inline-flex items-center gap-1 text-xs text-ink-2">
          <StepMark verdict={verdict} size={13} word="none" />
          {text}
        </p>
      </header>
      <div className="grid gap-2 @md/card:grid-cols-2">
        {held ? null : event}
        <InputCard
          from={view.snapshot.payload}
          before={view.before.payload}
          to={view.staged.payload}
          changed={view.changed.has('payload')}
          standing={view.standing}
          name={input}
          readable={boundary !== undefined && boundary.payloadKind !== 'object'}
        />
        <div className="grid content-start gap-2">
          <LadderCard view={view} decision={derived ? decisionView(evaluation, boundary) : null} />
          <MessagesCard view={view} hasReason={hasReason} />
        </div>
        <div className="grid content-start gap-2">
          <CandidateCard view={view} input={held ? input : null} onStep={onStep} />
          <FlowCard view={view} />
          <InjectionsCard view={view} />
        </div>
        {held ? event : null}
      </div>
    </section>
  );
}
