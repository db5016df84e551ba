import type { EffectSummary, Evaluation, Pending, PendingField, Step } from '@/lib/evaluate';
import { type CandidateView, candidateView } from './candidate-view';
import { type LadderView, ladderView } from './ladder-view';
import { decisiveStep } from './stepping';

/** Where the pending state stands: still pending, accepted whole, or back at the snapshot. */
export type Standing = 'pending' | 'accepted' | 'rolled-back';

/** What the right-hand side of the panel is, in a word. */
export const standingWords: Readonly<Record<Standing, string>> = {
  pending: 'staged',
  accepted: 'accepted',
  'rolled-back': 'restored',
};

/** An entry of a list that grows, and the effect that added it; null when it came with the incoming state. */
export interface Entry<T> {
  readonly value: T;
  readonly by: number | null;
  /** Added by the current step. */
  readonly fresh: boolean;
}

/** Everything the state panel shows at one step. */
export interface StateView {
  readonly snapshot: Pending;
  /** State before the current step, for marking what it changed. */
  readonly before: Pending;
  readonly staged: Pending;
  readonly standing: Standing;
  /** Fields that the current step changed. */
  readonly changed: ReadonlySet<PendingField>;
  readonly ladder: LadderView;
  readonly candidate: CandidateView;
  readonly messages: readonly Entry<string>[];
  readonly instructions: readonly Entry<string>[];
  readonly injections: readonly Entry<Pending['injections'][number]>[];
  /** Effects that speak of flow, and what each asked for. */
  readonly flowBy: number | null;
}

const fields: readonly PendingField[] = [
  'payload',
  'permission',
  'candidate',
  'messages',
  'flow',
  'instructions',
  'remaining',
  'injections',
];

/** Fields whose value the step replaced; phases share what they leave alone, so identity tells. */
function changedFields(step: Step): ReadonlySet<PendingField> {
  const set = new Set(step.sets.map(({ field }) => field));
  return new Set(fields.filter((field) => set.has(field) || step.before[field] !== step.after[field]));
}

/** The entries of one growing list, each with the effect that added it. */
function entriesOf<F extends 'messages' | 'instructions' | 'injections'>(
  field: F,
  steps: readonly Step[],
  at: Step,
): readonly Entry<Pending[F][number]>[] {
  const list: readonly Pending[F][number][] = at.after[field];
  const givers: (number | null)[] = [];
  for (const step of steps) {
    if (step.index > at.index) break;
    const grown = step.after[field].length;
    givers.length = Math.min(givers.length, grown);
    while (givers.length < grown) givers.push(step.before[field].length < grown ? step.effect : null);
  }
  const old = at.before[field].length;
  return list.map((value, index) => ({ value, by: givers[index] ?? null, fresh: index >= old }));
}

/** The last effect, up to this step, that set a field and is still in force. */
export function setterOf(field: PendingField, steps: readonly Step[], at: Step): Step | null {
  let found: Step | null = null;
  for (const step of steps) {
    if (step.index > at.index) break;
    if (step.verdict === 'rolled-back') found = null;
    else if (step.sets.some((set) => set.field === field)) found = step;
  }
  return found;
}

/** What the state panel shows at `step`; null where there are no steps (an invalid request). */
export function stateView(
  evaluation: Evaluation,
  effects: readonly EffectSummary[],
  step: number,
): StateView | null {
  const { steps } = evaluation;
  const first = steps[0];
  const at = steps[step];
  if (!first || !at || evaluation.outcome === 'invalid-request') return null;
  const over = step >= decisiveStep(steps);
  return {
    snapshot: first.before,
    before: at.before,
    staged: at.after,
    standing: !over ? 'pending' : evaluation.outcome === 'accepted' ? 'accepted' : 'rolled-back',
    changed: changedFields(at),
    ladder: ladderView(steps, effects, at),
    candidate: candidateView(steps, at),
    messages: entriesOf('messages', steps, at),
    instructions: entriesOf('instructions', steps, at),
    injections: entriesOf('injections', steps, at),
    flowBy: setterOf('flow', steps, at)?.effect ?? null,
  };
}
