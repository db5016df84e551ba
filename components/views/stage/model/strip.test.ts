import { describe, expect, it } from 'vitest';
import { coreRun, coreRuns, type Run } from './rows.test-support';
import { stripOf } from './strip';

function stripAt({ evaluation: { steps } }: Run, index: number): readonly string[] {
  const at = steps[index];
  if (!at) throw new Error(`no step ${index}`);
  return stripOf(steps, at).map(({ field, value, changed }) => `${changed ? '*' : ''}${field} ${value}`);
}

describe('stripOf', () => {
  it('tells the state in short and marks what the step changed', () => {
    const one = coreRun('all-six-effects-atomic');
    const modify = one.evaluation.steps.findIndex(({ phase }) => phase === 'stage');
    expect(stripAt(one, 0)).toEqual([
      'payload as it came',
      'permission none',
      'candidate empty',
      'messages 0',
    ]);
    expect(stripAt(one, modify)).toEqual([
      '*payload changed',
      'permission none',
      'candidate empty',
      'messages 0',
    ]);
    expect(stripAt(one, one.evaluation.steps.length - 1)).toEqual([
      'payload changed',
      'permission deny',
      'candidate empty',
      'messages 1',
    ]);
  });

  it('tells a held null, and flow with its allowance where there is one', () => {
    const held = coreRun('return-null-preserved');
    expect(stripAt(held, held.evaluation.steps.length - 1)).toContain('candidate holds null');
    const stop = coreRun('flow-stop-wins-over-continue');
    const end = stripAt(stop, stop.evaluation.steps.length - 1);
    expect(end.slice(-3)).toEqual(['flow stop', 'instructions 1', 'remaining 2 left']);
  });

  it('is as the snapshot at the end of every rejection', () => {
    for (const one of coreRuns()) {
      if (one.evaluation.outcome !== 'rejected') continue;
      const end = stripAt(one, one.evaluation.steps.length - 1).map((item) => item.replace('*', ''));
      expect(end, one.id).toEqual(stripAt(one, 0).map((item) => item.replace('*', '')));
    }
  });
});
