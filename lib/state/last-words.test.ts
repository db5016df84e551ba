import { describe, expect, it } from 'vitest';
import { conflictOf } from './selectors';
import { openTab, wordsInMemory } from './workbench.test-support';

/** A tab that was left so suddenly that nothing after the first letter was written. */
async function leftInHaste() {
  const lastWords = wordsInMemory();
  const tab = await openTab(undefined, { lastWords });
  await tab.workbench.visit({ scenario: 'deny-blocks' });
  await tab.workbench.edit('response', '"first"');
  await tab.workbench.flush();
  await tab.workbench.edit('response', '"last"');
  lastWords.keep([{ key: { suite: 'core', row: 'deny-blocks' }, texts: { response: '"last"' }, base: 1 }]);
  return { shared: tab.shared, lastWords, tab };
}

describe('a page that was left in haste', () => {
  it('is found again as it was left, and its last words are written', async () => {
    const { shared, lastWords } = await leftInHaste();
    const next = await openTab(shared, { lastWords });
    await next.workbench.visit({ scenario: 'deny-blocks' });
    expect(next.state().texts?.response).toBe('"last"');
    expect(lastWords.read()).toEqual([]);
  });

  it('offers the choice when another tab wrote the row meanwhile', async () => {
    const { shared, lastWords } = await leftInHaste();
    const other = await openTab(shared);
    await other.workbench.visit({ scenario: 'deny-blocks' });
    await other.workbench.edit('response', '"theirs"');
    await other.workbench.flush();
    const next = await openTab(shared, { lastWords });
    await next.workbench.visit({ scenario: 'deny-blocks' });
    expect(next.state().texts?.response).toBe('"last"');
    expect(conflictOf(next.state())).toMatchObject({ response: '"theirs"' });
    await next.workbench.settle('theirs');
    expect(lastWords.read()).toEqual([]);
  });

  it('puts what is not written yet into its last words when it is left', async () => {
    const { lastWords, tab } = await leftInHaste();
    lastWords.drop({ suite: 'core', row: 'deny-blocks' });
    tab.workbench.leave();
    expect(lastWords.read()).toEqual([
      { key: { suite: 'core', row: 'deny-blocks' }, texts: { response: '"last"' }, base: 1 },
    ]);
  });
});
