import { describe, expect, it } from 'vitest';
import { conflictOf } from './selectors';
import { openTab } from './workbench.test-support';

/** Two tabs on the same row; the other one writes first. */
async function disagree() {
  const mine = await openTab();
  const other = await openTab(mine.shared);
  for (const { workbench } of [mine, other]) await workbench.visit({ scenario: 'deny-blocks' });
  await other.workbench.edit('response', '"theirs"');
  await other.workbench.flush();
  await mine.workbench.edit('response', '"mine"');
  return { mine, other };
}

const stored = async ({ storage }: Awaited<ReturnType<typeof openTab>>) =>
  storage.readDraft({ suite: 'core', row: 'deny-blocks' });

describe('two tabs on one row', () => {
  it('announce the other one and change nothing', async () => {
    const { mine } = await disagree();
    expect(conflictOf(mine.state())).toMatchObject({ response: '"theirs"', revision: 1 });
    expect(mine.state().texts?.response).toBe('"mine"');
  });

  it('do not overwrite theirs before the choice', async () => {
    const { mine } = await disagree();
    await mine.workbench.flush();
    await mine.workbench.edit('response', '"mine too"');
    await mine.workbench.flush();
    expect(await stored(mine)).toMatchObject({ value: { response: '"theirs"' } });
    expect(mine.workbench.stuck()).toBe(true);
  });

  it('write mine when it is kept, and then tell the other tab', async () => {
    const { mine, other } = await disagree();
    await mine.workbench.flush();
    await mine.workbench.settle('mine');
    await mine.workbench.flush();
    expect(await stored(mine)).toMatchObject({ value: { response: '"mine"', revision: 2 } });
    expect(conflictOf(mine.state())).toBeUndefined();
    expect(conflictOf(other.state())).toMatchObject({ response: '"mine"' });
  });

  it('show theirs when it is taken, as a replacement that the editor can undo', async () => {
    const { mine } = await disagree();
    const { replaced } = mine.state();
    await mine.workbench.settle('theirs');
    expect(mine.state().texts?.response).toBe('"theirs"');
    expect(mine.state().replaced).toBe(replaced + 1);
    expect(mine.workbench.stuck()).toBe(false);
    await mine.workbench.edit('response', '"after"');
    await mine.workbench.flush();
    expect(await stored(mine)).toMatchObject({ value: { response: '"after"', revision: 2 } });
  });

  it('are no conflict when both hold the same text', async () => {
    const mine = await openTab();
    const other = await openTab(mine.shared);
    for (const { workbench } of [mine, other]) await workbench.visit({ scenario: 'deny-blocks' });
    await other.workbench.edit('response', '"same"');
    await mine.workbench.edit('response', '"same"');
    await other.workbench.flush();
    expect(conflictOf(mine.state())).toBeUndefined();
    await mine.workbench.flush();
    expect(mine.state().saving).toBe('saved');
  });

  it('mark a row that is not shown here as edited', async () => {
    const { mine, other } = await disagree();
    await other.workbench.visit({ scenario: 'ask-defers-execution' });
    await other.workbench.edit('response', '"x"');
    await other.workbench.flush();
    expect(mine.state().edited.has('ask-defers-execution')).toBe(true);
    expect(mine.state().conflicts.has('ask-defers-execution')).toBe(false);
  });
});

it('says that mine is not saved once theirs stands in its place', async () => {
  const mine = await openTab();
  await mine.workbench.visit({ scenario: 'deny-blocks' });
  await mine.workbench.edit('response', '"mine"');
  await mine.workbench.flush();
  expect(mine.state().saving).toBe('saved');
  const other = await openTab(mine.shared);
  await other.workbench.visit({ scenario: 'deny-blocks' });
  await other.workbench.edit('response', '"mine and theirs"');
  await other.workbench.flush();
  expect(mine.state().saving).toBe('failed');
});
