import { describe, expect, it } from 'vitest';
import { exampleEvent } from '@/lib/protocol';
import { addressOf } from './selectors';
import { fileOf, openTab } from './workbench.test-support';

const extendedRow = 'two-returns-last-wins';

describe('the suites of the page', () => {
  it('are opened by their address, each at its first row or the one that is named', async () => {
    const { workbench, state } = await openTab();
    await workbench.visit({ suite: 'extended' });
    expect(state().suite).toMatchObject({ key: 'extended', name: 'Extended suite', origin: 'bundled' });
    expect(addressOf(state())).toMatchObject({ suite: 'extended', scenario: state().suite?.rows[0]?.key });
    await workbench.visit({ scenario: 'deny-blocks', step: 2 });
    expect(addressOf(state())).toMatchObject({ scenario: 'deny-blocks', step: 2 });
    expect(addressOf(state())).not.toHaveProperty('suite');
  });

  it('are switched between, each at the row and step that was left, and are no files', async () => {
    const { workbench, state } = await openTab();
    await workbench.visit({ scenario: 'deny-blocks', step: 2 });
    await workbench.switchTo('extended');
    await workbench.visitBundledRow(extendedRow, 1, 'extended');
    await workbench.switchTo('core');
    expect([state().row?.key, state().step]).toEqual(['deny-blocks', 2]);
    await workbench.switchTo('extended');
    expect([state().row?.key, state().step]).toEqual([extendedRow, 1]);
    expect(state().shelf).toEqual([]);
  });

  it('keep the drafts of one apart from those of the other', async () => {
    const { workbench, state } = await openTab();
    await workbench.visit({ suite: 'extended', scenario: extendedRow });
    const text = state().texts?.response ?? '';
    await workbench.edit('response', `${text}\n`);
    await workbench.visit({ scenario: 'deny-blocks' });
    expect(state().edited.size).toBe(0);
    await workbench.visit({ suite: 'extended', scenario: extendedRow });
    expect(state().texts?.response).toBe(`${text}\n`);
  });

  it('show no row of one in the place of a row of the other', async () => {
    const { workbench, state } = await openTab();
    await workbench.visit({ scenario: extendedRow });
    expect(state().missing).toMatchObject({ kind: 'scenario', address: { scenario: extendedRow } });
    await workbench.visitBundledRow('deny-blocks', 0, 'extended');
    expect(state().missing?.address).toEqual({ suite: 'extended', scenario: 'deny-blocks' });
  });

  it('give way to what was chosen while one was on its way', async () => {
    const { workbench, state } = await openTab();
    await workbench.visit({});
    const late = workbench.switchTo('extended');
    await workbench.openFile(fileOf('allow-executes'), 'mine.json');
    await late;
    expect(state().suite?.name).toBe('mine.json');
  });
});

describe('the word of progress', () => {
  it('that comes after the answer opens nothing again', async () => {
    const late: (() => void)[] = [];
    const { workbench, state } = await openTab(undefined, {
      documents: (documents) => ({
        ...documents,
        openSuite: (source, onProgress) =>
          documents.openSuite(source, (progress) => void late.push(() => onProgress(progress))),
      }),
    });
    await workbench.openFile(fileOf('allow-executes'), 'mine.json');
    expect(late.length).toBeGreaterThan(0);
    for (const tell of late) tell();
    expect(state().opening).toBeNull();
  });
});

describe('an observe notification', () => {
  const notification = JSON.stringify({
    jsonrpc: '2.0',
    method: 'hooks/observe',
    params: { protocolVersion: 'draft', event: exampleEvent('turn.end') },
  });

  it('is shown beside what is open, which stays', async () => {
    const { workbench, state, rowOf } = await openTab();
    await workbench.visit({ scenario: 'deny-blocks' });
    await workbench.openFile('[]', 'bad.json');
    expect(state().refused).not.toBeNull();
    await workbench.openFile(notification, 'told.json');
    expect(state().observed?.scene?.type).toBe('turn.end');
    expect([state().refused, state().row?.key, state().suite?.key]).toEqual([null, 'deny-blocks', 'core']);
    await workbench.openRow(rowOf('deny-blocks'));
    expect(state().observed).toBeNull();
    await workbench.openFile(notification, 'told.json');
    await workbench.openRow(rowOf('allow-executes'));
    expect(state().observed).toBeNull();
    await workbench.openFile(notification, 'told.json');
    workbench.leaveObserved();
    expect([state().observed, state().row?.key]).toEqual([null, 'allow-executes']);
  });
});
