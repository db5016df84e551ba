import type { Evaluation, Pending } from '@/lib/evaluate';
import type { Boundary, Decision } from '@/lib/protocol';

/** What the host makes of the accepted state, beside the ladder and apart from it (rules 2 and 9). */
export interface DecisionView {
  readonly permission: Pending['permission'];
  readonly decision: Decision;
  /** How permission became the decision. */
  readonly why: string;
  readonly executed: boolean;
  /** Why the original tool runs, or does not. */
  readonly execution: string;
}

function executionOf(
  pending: Pending,
  decision: Decision,
  executed: boolean,
  boundary: Boundary | undefined,
): string {
  if (boundary && !boundary.executesTool) return 'no original tool here';
  if (executed) return 'the original tool runs once';
  if (decision === 'deny') return 'the tool does not run';
  if (pending.flow === 'stop') return 'the flow stops before the tool runs';
  if (decision === 'ask') return 'the tool does not run';
  return 'the supplied result stands in for the tool';
}

const why: Readonly<Record<Pending['permission'], string>> = {
  none: 'this synthetic host permits by default',
  allow: 'permission was given',
  ask: 'pending; nobody is asked here',
  deny: 'a denial stands whatever else was said',
};

/** The decision derived from an accepted evaluation; null for any other outcome. */
export function decisionView(evaluation: Evaluation, boundary: Boundary | undefined): DecisionView | null {
  if (evaluation.outcome !== 'accepted') return null;
  const pending = evaluation.steps.at(-1)?.after;
  if (!pending) return null;
  const { decision, executed } = evaluation.actual;
  return {
    permission: pending.permission,
    decision,
    why: why[pending.permission],
    executed,
    execution: executionOf(pending, decision, executed, boundary),
  };
}
