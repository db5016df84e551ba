import type { Step } from '@/lib/evaluate';

/** A step index that exists: the nearest to `step` between 0 and `last` (default the last step). */
export function clampStep(steps: readonly Step[], step: number, last = steps.length - 1): number {
  return Math.max(0, Math.min(step, last, steps.length - 1));
}

/** Index of the step that commits or rolls back, or of the last one where neither is recorded. */
export function decisiveStep(steps: readonly Step[]): number {
  const found = steps.find(({ verdict }) => verdict === 'committed' || verdict === 'rolled-back');
  return found?.index ?? Math.max(0, steps.length - 1);
}

/** The first later step that looks at another effect, or null when none is left. */
export function nextEffectStep(steps: readonly Step[], step: number): number | null {
  const here = steps[step]?.effect ?? null;
  const found = steps.find(({ index, effect }) => index > step && effect !== null && effect !== here);
  return found?.index ?? null;
}

/** The first later step that changes anything pending, or null when none is left. */
export function nextChangeStep(steps: readonly Step[], step: number): number | null {
  return steps.find(({ index, sets }) => index > step && sets.length > 0)?.index ?? null;
}

/**
 * `step 3 of 17: …`: the slider's value text and the announcement. Where the rest is hidden (`lastStep` before the
 * end), how many there are is not told either, since a short run gives a rejection away.
 */
export function stepText(steps: readonly Step[], step: number, lastStep = steps.length - 1): string {
  const here = steps[step];
  if (!here) return 'no steps';
  const total = lastStep < steps.length - 1 ? '' : ` of ${steps.length}`;
  return `step ${step + 1}${total}: ${here.because}`;
}
