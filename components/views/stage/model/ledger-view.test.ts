import { describe, expect, it } from 'vitest';
import { toolBefore } from '@/lib/evaluate/exchange.test-support';
import { ledgerView } from './ledger-view';
import { type Run, run } from './rows.test-support';

function ledgerOf({ evaluation, effects }: Run) {
  if (evaluation.outcome !== 'rejected') throw new Error('not rejected');
  return ledgerView(evaluation, effects);
}

const merge = (task: number) => ({ type: 'modify', target: 'input', operation: 'merge', value: { task } });

describe('ledgerView', () => {
  it('tells what was staged and undone from what was never applied', () => {
    const ledger = ledgerOf(
      run(
        toolBefore({
          effects: [
            { type: 'message', text: 'm' },
            merge(2),
            { type: 'return', value: null },
            merge(0),
            { type: 'ask' },
            { type: 'inject', target: 'context', operation: 'append', deliverAt: 'now', value: [] },
          ],
        }),
      ),
    );
    expect(ledger.cause).toBe('effect 4 failed');
    expect(ledger.rolledBack).toMatchObject([
      {
        field: 'input',
        effect: 1,
        label: 'merge input',
        differences: [{ pointer: '/task', before: 1, after: 2 }],
      },
    ]);
    expect(
      ledger.neverApplied.map(({ field, effect, staged, snapshot }) => [field, effect, staged, snapshot]),
    ).toEqual([
      ['messages', 0, '“m”', 'none'],
      ['candidate', 2, 'null', 'empty'],
      ['permission', 4, 'ask', 'none'],
      ['prompts', 4, '1 approval asked for', 'none'],
      ['injections', 5, '“[]”', 'none'],
      ['execution', null, null, 'the tool did not run'],
    ]);
  });

  it('gives every line a key of its own', () => {
    const { neverApplied } = ledgerOf(
      run(toolBefore({ effects: [{ type: 'ask' }, { type: 'ask' }, { type: 'x' }] })),
    );
    expect(new Set(neverApplied.map(({ key }) => key)).size).toBe(neverApplied.length);
  });

  it('blames the envelope where no effect failed', () => {
    expect(ledgerOf(run(toolBefore({ effects: [], response: { id: 'other' } }))).cause).toBe(
      'the envelope failed',
    );
  });
});
