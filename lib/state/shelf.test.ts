import { describe, expect, it } from 'vitest';
import { addressOf } from './selectors';
import { fileOf, openTab } from './workbench.test-support';

/** A visit in which two files were opened; nothing of them is kept by the browser. */
async function twoFiles() {
  const tab = await openTab();
  const { workbench, storage, state } = tab;
  Object.assign(storage, { readSuite: async () => ({ ok: true, value: null }) });
  await workbench.visit({ scenario: 'deny-blocks', step: 2 });
  await workbench.openFile(fileOf('ask-defers-execution', 'deny-blocks'), 'one.json');
  await workbench.openRow(tab.rowOf('deny-blocks'), 1);
  const one = state().suite?.key ?? '';
  await workbench.openFile('{"version":1,"scenarios":[]}', 'empty');
  await workbench.openFile(fileOf('allow-executes'), 'two.json');
  const two = state().suite?.key ?? '';
  return { ...tab, one, two };
}

const names = ({ state }: Awaited<ReturnType<typeof openTab>>) => state().shelf.map(({ name }) => name);

describe('files opened in a visit', () => {
  it('stand on the shelf in their order, each once; a bad one does not', async () => {
    const tab = await twoFiles();
    expect(names(tab)).toEqual(['one.json', 'two.json']);
    await tab.workbench.openFile(fileOf('ask-defers-execution', 'deny-blocks'), 'renamed.json');
    expect(names(tab)).toEqual(['renamed.json', 'two.json']);
  });

  it('are gone back to without being opened again, each at its row and step', async () => {
    const { workbench, state, one } = await twoFiles();
    await workbench.switchTo('core');
    expect(addressOf(state())).toEqual({ scenario: 'deny-blocks', step: 2 });
    await workbench.switchTo(one);
    expect(addressOf(state())).toEqual({ suite: one, scenario: 'deny-blocks', step: 1 });
    expect(state().suite?.name).toBe('one.json');
  });

  it('leave what is shown alone when another one is closed', async () => {
    const tab = await twoFiles();
    await tab.workbench.closeFile(tab.one);
    expect(names(tab)).toEqual(['two.json']);
    expect(tab.state().suite?.key).toBe(tab.two);
    await tab.workbench.visit({ suite: tab.one });
    expect(tab.state().missing?.kind).toBe('file');
  });

  it('give way to the bundled suite when the shown one is closed', async () => {
    const tab = await twoFiles();
    await tab.workbench.closeFile(tab.two);
    expect(addressOf(tab.state())).toEqual({ scenario: 'deny-blocks', step: 2 });
  });
});
