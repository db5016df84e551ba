import { describe, expect, it } from 'vitest';
import { addressOf } from './selectors';
import { bundledText, openTab } from './workbench.test-support';

/** Without `effects`, a response is rejected under r3 and accepted under r4. */
const withoutEffects = (text: string) =>
  JSON.stringify({ ...JSON.parse(text), result: { protocolVersion: 'draft' } });

async function bareAnswer() {
  const tab = await openTab();
  await tab.workbench.visit({ scenario: 'deny-blocks' });
  await tab.workbench.edit('response', withoutEffects(tab.state().texts?.response ?? ''));
  return tab;
}

describe('the readings of the page', () => {
  it('judge the shown row and the list anew, and stand in the address', async () => {
    const { workbench, state, until } = await bareAnswer();
    expect(state().answer?.evaluation.outcome).toBe('rejected');
    expect(state().answer?.otherReadings).toMatchObject([
      { setting: { revision: 'r4' }, outcome: 'accepted', decision: 'allow' },
    ]);
    await workbench.setReadings({ revision: 'r4', 'tool-constraint': 'every' });
    expect(state().answer?.evaluation.outcome).toBe('accepted');
    expect(addressOf(state())?.readings).toEqual({ revision: 'r4' });
    await until(() => state().judgements.filter(Boolean).length === state().suite?.rows.length);
    expect(state().judgements[state().row?.index ?? -1]?.outcome).toBe('accepted');
  });

  it('give way to the row’s own', async () => {
    const { workbench, state } = await bareAnswer();
    await workbench.edit('expectation', '{"expectError": true, "readings": {"revision": "r3"}}');
    await workbench.setReadings({ revision: 'r4' });
    expect(state().answer?.evaluation.outcome).toBe('rejected');
    expect(state().answer?.ownReadings).toEqual({ revision: 'r3' });
  });

  it('are offered where a file fits another revision, and taken by one act', async () => {
    const { workbench, state, until } = await openTab();
    const [row] = JSON.parse(bundledText).scenarios.filter(
      ({ id }: { id: string }) => id === 'empty-response-preserves-input',
    );
    const response = JSON.parse(withoutEffects(JSON.stringify(row.response)));
    const text = JSON.stringify({ version: 1, scenarios: [{ ...row, response }] });
    await workbench.openFile(text, 'newer.json');
    await until(() => state().notices.some(({ id }) => id === 'readings'));
    const notice = state().notices.find(({ id }) => id === 'readings');
    expect(notice?.text).toBe(
      'newer.json seems to be written for revision r4: 1 of its 1 rows come out as they expect there, 0 under r3.',
    );
    await workbench.setReadings(notice?.offer?.readings ?? {});
    expect(state().readings).toEqual({ revision: 'r4' });
    expect(state().notices.some(({ id }) => id === 'readings')).toBe(false);
    expect(state().answer?.verdict?.status).toBe('passed');
  });

  it('come from the address, and stay when another row or suite is chosen', async () => {
    const { workbench, state } = await openTab();
    await workbench.visit({ readings: { revision: 'r2' } });
    await workbench.switchTo('extended');
    expect(state().readings).toEqual({ revision: 'r2' });
    await workbench.visit({ scenario: 'deny-blocks' });
    expect(state().readings).toEqual({});
  });

  it('count the answer under older readings as an older one, also for a row on its way', async () => {
    const { workbench, state, rowOf } = await bareAnswer();
    const back = workbench.openRow(rowOf('ask-defers-execution'));
    const set = workbench.setReadings({ revision: 'r4' });
    await Promise.all([back, set]);
    expect(state().row?.key).toBe('ask-defers-execution');
    await workbench.openRow(rowOf('deny-blocks'));
    expect(state().answer?.evaluation.outcome).toBe('accepted');
  });
});
