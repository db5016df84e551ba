import type { Pacer } from '../pacer';

/**
 * Runs a generator of steps in slices, telling how far it is. Null as soon as the work is no longer wanted.
 */
export async function paced<Step, Result>(
  work: Generator<Step, Result, undefined>,
  pacer: Pacer,
  onStep: (step: Step) => void,
  current: () => boolean,
): Promise<{ readonly value: Result } | null> {
  for (;;) {
    const step = work.next();
    if (step.done) return { value: step.value };
    if (!pacer.due()) continue;
    onStep(step.value);
    await pacer.rest();
    if (!current()) return null;
  }
}
