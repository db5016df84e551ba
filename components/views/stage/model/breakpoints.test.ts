import { describe, expect, it } from 'vitest';
import { phaseHeads } from '@/lib/evaluate';
import { type Breakpoint, breakpointKey, breakpointWords, nextStop, toggled } from './breakpoints';
import { coreRun, coreRuns } from './rows.test-support';

const { steps } = coreRun('all-six-effects-atomic').evaluation;
const permission: Breakpoint = { kind: 'state', field: 'permission', path: '' };
const bind: Breakpoint = { kind: 'phase', phase: 'bind' };
const third: Breakpoint = { kind: 'effect', effect: 2 };

/** Every stop of a run from its start. */
function stops(breakpoints: readonly Breakpoint[], of = steps): readonly number[] {
  const found: number[] = [];
  for (let stop = nextStop(of, -1, breakpoints); stop; stop = nextStop(of, stop.step, breakpoints))
    found.push(stop.step);
  return found;
}

describe('a run to the next stop', () => {
  it('stops at every change of permission, and nowhere else', () => {
    const changed = steps.filter(({ before, after }) => before.permission !== after.permission);
    expect(stops([permission])).toEqual(changed.map(({ index }) => index));
    expect(changed.length).toBeGreaterThan(2);
  });

  it('stops where a phase begins, once', () => {
    expect(stops([bind])).toEqual([steps.findIndex(({ phase }) => phase === 'bind')]);
  });

  it('stops at each step that looks at the effect', () => {
    expect(stops([third])).toEqual(steps.filter(({ effect }) => effect === 2).map(({ index }) => index));
  });

  it('stops at a path of the input only when what stands there changes', () => {
    const input = (path: string): Breakpoint => ({ kind: 'state', field: 'payload', path });
    expect(stops([input('/task')])).toEqual(stops([input('')]));
    expect(stops([input('/no/such/path')])).toEqual([]);
  });

  it('says which of several held', () => {
    const first = nextStop(steps, -1, [permission, third, bind]);
    expect(first?.hit).toEqual([third]);
  });

  it('is honest when there is none', () => {
    expect(nextStop(steps, -1, [])).toBeNull();
    expect(nextStop(steps, -1, [{ kind: 'effect', effect: 40 }])).toBeNull();
    expect(nextStop(steps, steps.length - 1, [permission, bind, third])).toBeNull();
    expect(nextStop([], 0, [permission])).toBeNull();
  });

  it('sees a rollback put a field back', () => {
    const { steps: undone } = coreRun('later-invalid-modify-rolls-back-earlier-modify').evaluation;
    const last = stops([{ kind: 'state', field: 'payload', path: '' }], undone).at(-1);
    expect(undone[last ?? 0]?.verdict).toBe('rolled-back');
  });

  it('never goes back and never leaves the run, on any row', () => {
    for (const { evaluation } of coreRuns()) {
      const found = stops([permission, bind, third], evaluation.steps);
      expect(found).toEqual([...new Set(found)].toSorted((a, b) => a - b));
      for (const at of found) expect(evaluation.steps[at]?.index).toBe(at);
    }
  });
});

describe('the list of breakpoints', () => {
  it('takes each once, and takes it out again', () => {
    const two = toggled(toggled([], permission), bind);
    expect(two).toEqual([permission, bind]);
    expect(toggled(two, { ...permission })).toEqual([bind]);
  });

  it('has words of its own for each', () => {
    const all: readonly Breakpoint[] = [
      permission,
      bind,
      third,
      { kind: 'state', field: 'payload', path: '' },
      { kind: 'state', field: 'payload', path: '/a' },
      { kind: 'state', field: 'messages', path: '' },
    ];
    expect(all.map((one) => breakpointWords(one, phaseHeads, 'prompt'))).toEqual([
      'permission changes',
      `${phaseHeads.find(({ id }) => id === 'bind')?.title} begins`,
      'effect 3 is looked at',
      'prompt changes',
      'prompt /a changes',
      'messages change',
    ]);
    expect(new Set(all.map(breakpointKey)).size).toBe(all.length);
  });
});
