import type { PhaseId, Step, StepVerdict } from '@/lib/evaluate';

/** Which step a link means, whatever its number is. */
export interface StepFind {
  readonly phase: PhaseId;
  readonly effect?: number;
  readonly verdict?: StepVerdict;
}

/**
 * The index of the step a link means. Where no step fits wholly, the nearest one that shares the phase is taken, so
 * that a link into an edited row still lands where its subject is; null when the row never came to that phase.
 */
export function findStep(steps: readonly Step[], find: StepFind): number | null {
  const phase = steps.filter((step) => step.phase === find.phase);
  const fitting = phase.filter((step) => find.effect === undefined || step.effect === find.effect);
  const exact = fitting.find((step) => find.verdict === undefined || step.verdict === find.verdict);
  return (exact ?? fitting[0] ?? phase[0])?.index ?? null;
}
