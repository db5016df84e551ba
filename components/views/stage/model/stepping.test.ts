import { describe, expect, it } from 'vitest';
import { coreRun, coreRuns } from './rows.test-support';
import { clampStep, decisiveStep, nextChangeStep, nextEffectStep, stepText } from './stepping';

const { steps } = coreRun('all-six-effects-atomic').evaluation;

describe('stepping', () => {
  it('brings a step that does not exist back to the nearest', () => {
    expect(clampStep(steps, -3)).toBe(0);
    expect(clampStep(steps, 9999)).toBe(steps.length - 1);
    expect(clampStep(steps, 9, 4)).toBe(4);
    expect(clampStep([], 5)).toBe(0);
  });

  it('finds the commit or the rollback of every core row', () => {
    for (const { id, evaluation } of coreRuns()) {
      const verdict = evaluation.steps[decisiveStep(evaluation.steps)]?.verdict;
      expect(verdict, id).toBe(evaluation.outcome === 'accepted' ? 'committed' : 'rolled-back');
    }
    expect(decisiveStep([])).toBe(0);
  });

  it('goes to the next effect and the next change, and stops at the end', () => {
    expect(steps[nextEffectStep(steps, 0) ?? -1]?.effect).toBe(0);
    const change = nextChangeStep(steps, 0);
    expect(steps[change ?? -1]?.phase).toBe('stage');
    expect(nextEffectStep(steps, steps.length - 1)).toBeNull();
    expect(nextChangeStep(steps, steps.length - 1)).toBeNull();
  });

  it('counts from one, and hides the total where the rest is hidden', () => {
    expect(stepText(steps, 2)).toMatch(/^step 3 of \d+: Effect 1 /);
    expect(stepText(steps, 2, 2)).toMatch(/^step 3: Effect 1 /);
    expect(stepText([], 0)).toBe('no steps');
  });
});
