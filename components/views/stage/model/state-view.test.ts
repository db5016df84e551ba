import { describe, expect, it } from 'vitest';
import { finish, toolBefore } from '@/lib/evaluate/exchange.test-support';
import { coreRun, type Run, run } from './rows.test-support';
import { stateView } from './state-view';

function viewAt({ evaluation, effects }: Run, step = evaluation.steps.length - 1) {
  const view = stateView(evaluation, effects, step);
  if (!view) throw new Error('no view');
  return view;
}

const stepOf = ({ evaluation }: Run, phase: string) =>
  evaluation.steps.findIndex((step) => step.phase === phase);

const held = {
  permission: 'allow',
  candidate: { value: { cached: 1 }, provenance: { requestId: 'earlier' } },
};
const merge = { type: 'modify', target: 'input', operation: 'merge', value: { task: 2 } };

describe('stateView', () => {
  it('lets an incoming allow fall when the input changes, and says why the candidate went', () => {
    const one = run(toolBefore({ effects: [merge], state: held }));
    const at = stepOf(one, 'invalidate');
    const before = viewAt(one, at - 1);
    expect(before.ladder.fell).toBeNull();
    expect(before.candidate).toMatchObject({ kind: 'held', by: null, boundTo: 'incoming' });
    const view = viewAt(one, at);
    expect(view.ladder.fell).toEqual({ step: at, now: true });
    expect(view.ladder.rungs.find(({ current }) => current)?.permission).toBe('none');
    expect(view.candidate).toMatchObject({ kind: 'empty', dropped: { step: at } });
    expect(view.changed).toEqual(new Set(['permission', 'candidate']));
    expect(viewAt(one).ladder.fell).toEqual({ step: at, now: false });
  });

  it('names the rung each effect asks for, before and after its turn', () => {
    const one = coreRun('all-six-effects-atomic');
    const asked = (step: number) =>
      viewAt(one, step).ladder.rungs.map(({ permission, asked }) => [
        permission,
        ...asked.map(({ heard }) => heard),
      ]);
    expect(asked(0)).toEqual([['none'], ['allow', false], ['ask', false], ['deny', false]]);
    expect(asked(one.evaluation.steps.length - 1)).toEqual([
      ['none'],
      ['allow', true],
      ['ask', true],
      ['deny', true],
    ]);
    const now = viewAt(one, stepOf(one, 'permission')).ladder.rungs.flatMap(({ asked }) =>
      asked.filter(({ now }) => now),
    );
    expect(now.map(({ effect }) => effect)).toEqual([0]);
  });

  it('tells a held null from an empty slot, and the last return from the one before', () => {
    const one = run(
      toolBefore({
        effects: [
          { type: 'return', value: 1 },
          { type: 'return', value: null },
        ],
      }),
    );
    expect(viewAt(one, 0).candidate).toEqual({ kind: 'empty', dropped: null });
    expect(viewAt(one).candidate).toEqual({
      kind: 'held',
      candidate: { value: null },
      by: 1,
      boundTo: 'final',
    });
  });

  it('gives each message, instruction and injection to its effect, and incoming ones to none', () => {
    const flow = finish({
      effects: [
        { type: 'message', text: 'a' },
        { type: 'flow', operation: 'continue', instruction: 'next' },
        { type: 'flow', operation: 'stop', reason: 'r' },
      ],
      state: { permission: 'none', candidate: null, instructions: ['old'] },
    });
    const view = viewAt(run(flow));
    expect(view.messages).toEqual([{ value: 'a', by: 0, fresh: false }]);
    expect(view.instructions.map(({ value, by }) => [value, by])).toEqual([
      ['old', null],
      ['next', 1],
    ]);
    expect(view.flowBy).toBe(2);
    const injected = coreRun('inject-accumulates-without-user-message');
    expect(viewAt(injected).injections.map(({ by }) => by)).toEqual([0, 1]);
    expect(viewAt(injected).messages.map(({ by }) => by)).toEqual([2]);
  });

  it('marks what the step added as fresh', () => {
    const one = run(
      toolBefore({
        effects: [
          { type: 'message', text: 'a' },
          { type: 'message', text: 'a' },
        ],
      }),
    );
    const second = viewAt(one, stepOf(one, 'messages') + 1);
    expect(second.messages.map(({ fresh }) => fresh)).toEqual([false, true]);
  });

  it('stands pending until decided, then accepted or rolled back to the very snapshot', () => {
    const one = coreRun('later-invalid-modify-rolls-back-earlier-modify');
    const end = one.evaluation.steps.length - 1;
    expect(viewAt(one, end - 1).standing).toBe('pending');
    const view = viewAt(one, end);
    expect(view.standing).toBe('rolled-back');
    expect(view.staged).toEqual(view.snapshot);
    expect(view.ladder.fell).toBeNull();
    expect(viewAt(coreRun('deny-blocks')).standing).toBe('accepted');
  });

  it('has nothing to show for an invalid request or a step that is not there', () => {
    const bad = run({ request: 1, response: 2 });
    expect(stateView(bad.evaluation, bad.effects, 0)).toBeNull();
    const one = coreRun('deny-blocks');
    expect(stateView(one.evaluation, one.effects, 999)).toBeNull();
  });
});
