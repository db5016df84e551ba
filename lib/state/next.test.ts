import { expect, it } from 'vitest';
import { addressOf } from './selectors';
import { openTab } from './workbench.test-support';

it('opens what the next interceptor receives as a draft of its own, which asserts nothing', async () => {
  const { workbench, state } = await openTab();
  await workbench.visit({ scenario: 'ask-then-return' });
  const emitted = state().answer?.evaluation.state;
  await workbench.openNext();
  expect(state().suite).toMatchObject({ name: 'After ask-then-return', origin: 'pasted' });
  expect(state().row?.id).toBe('ask-then-return-next');
  expect(JSON.parse(state().texts?.request ?? '').params.state).toEqual(emitted);
  expect(state().texts?.expectation).toBe('{}');
  expect(state().answer).toMatchObject({ verdict: null, evaluation: { outcome: 'accepted' } });
  expect(state().notices).toMatchObject([{ id: 'chain' }]);

  await workbench.closeFile(state().suite?.key ?? '');
  expect(addressOf(state())).toMatchObject({ scenario: 'ask-then-return' });
});

it('takes the texts as they stand, not as the file has them', async () => {
  const { workbench, state } = await openTab();
  await workbench.visit({ scenario: 'deny-blocks' });
  await workbench.openNext();
  expect([state().row?.id, state().notices[0]?.text]).toEqual([
    'deny-blocks',
    expect.stringMatching(/A deny/),
  ]);
  const text = state().texts?.response ?? '';
  await workbench.edit('response', text.replace(/\{\s*"type": "deny"[^}]*\}/, '{"type": "ask"}'));
  await workbench.openNext();
  expect(state().row?.id).toBe('deny-blocks-next');
  expect(JSON.parse(state().texts?.request ?? '').params.state.permission).toBe('ask');
});
