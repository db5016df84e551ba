import { describe, expect, it } from 'vitest';
import { addressOf, listedRows } from './selectors';
import { fileOf, openTab } from './workbench.test-support';

const denied = (text: string) => text.replace('"deny"', '"allow"').replace(/,?\s*"reason": "[^"]*"/, '');

describe('a visit', () => {
  it('opens the first-visit row at its first step', async () => {
    const { workbench, state } = await openTab();
    await workbench.visit({});
    expect(state().row?.id).toBe('all-six-effects-atomic');
    expect(state().step).toBe(0);
    expect(state().answer?.verdict?.status).toBe('passed');
    expect(addressOf(state())).toEqual({ scenario: 'all-six-effects-atomic', step: 0 });
  });

  it('opens the row and step of an address, held inside the steps there are', async () => {
    const { workbench, state } = await openTab();
    await workbench.visit({ scenario: 'deny-blocks', step: 2 });
    expect([state().row?.id, state().step]).toEqual(['deny-blocks', 2]);
    await workbench.visit({ scenario: 'deny-blocks', step: 9_999 });
    expect(state().step).toBe((state().answer?.evaluation.steps.length ?? 0) - 1);
  });

  it('shows nothing in the place of a row that is not there', async () => {
    const { workbench, state } = await openTab();
    await workbench.visit({});
    await workbench.visit({ scenario: 'no-such-row' });
    expect(state().missing).toEqual({ kind: 'scenario', address: { scenario: 'no-such-row' } });
    expect([state().row, state().answer, state().texts]).toEqual([null, null, null]);
    expect(addressOf(state())).toEqual({ scenario: 'no-such-row' });
  });

  it('says that an address belongs to a file that is not kept, and shows the row once the file is opened', async () => {
    const first = await openTab();
    await first.workbench.openFile(fileOf('deny-blocks', 'ask-defers-execution'), 'mine.json');
    const address = { ...addressOf(first.state()), scenario: 'ask-defers-execution', step: 3 };
    const { workbench, state } = await openTab();
    await workbench.visit(address);
    expect(state().missing?.kind).toBe('file');
    expect(state().suite?.origin).toBe('bundled');
    await workbench.openFile(fileOf('deny-blocks', 'ask-defers-execution'), 'renamed.json');
    expect([state().row?.id, state().step, state().missing]).toEqual(['ask-defers-execution', 3, null]);
  });

  it('says it when the suite of the page cannot be had', async () => {
    const { workbench, state } = await openTab(undefined, { bundled: null });
    await workbench.visit({});
    expect(state().refused?.fault.message).toBe('gone');
  });

  it('shows only the row that was asked for last', async () => {
    const { workbench, state, rowOf } = await openTab();
    await workbench.visit({});
    const [one, two] = [
      workbench.openRow(rowOf('deny-blocks')),
      workbench.openRow(rowOf('ask-defers-execution')),
    ];
    await Promise.all([one, two]);
    expect(state().row?.id).toBe('ask-defers-execution');
    expect(state().wanted).toBeNull();
  });
});

describe('editing', () => {
  it('flips the verdict, marks the row as edited, and back again', async () => {
    const { workbench, state, rowOf } = await openTab();
    await workbench.visit({ scenario: 'deny-blocks' });
    const before = state().texts?.response ?? '';
    await workbench.edit('response', denied(before));
    const listed = () => listedRows(state())?.find(({ id }) => id === 'deny-blocks');
    expect(state().answer?.verdict?.status).toBe('failed');
    expect(listed()).toMatchObject({ status: 'failed', edited: true });
    await workbench.edit('response', before);
    expect(listed()).toMatchObject({ status: 'passed', edited: false });
    expect(rowOf('deny-blocks').id).toBe('deny-blocks');
  });

  it('keeps the last readable evaluation while the text is not JSON', async () => {
    const { workbench, state } = await openTab();
    await workbench.visit({ scenario: 'deny-blocks', step: 2 });
    const { answer, texts } = state();
    await workbench.edit('response', `${texts?.response} }`);
    expect(state().unreadable).toMatchObject({ which: 'response', fault: { kind: 'syntax' } });
    expect(state().answer).toBe(answer);
    expect(state().step).toBe(2);
    await workbench.edit('response', texts?.response ?? '');
    expect(state().unreadable).toBeNull();
  });

  it('drops answers to older texts', async () => {
    const { workbench, state } = await openTab();
    await workbench.visit({ scenario: 'deny-blocks' });
    const text = state().texts?.response ?? '';
    await Promise.all(['{', '[', denied(text)].map((typed) => workbench.edit('response', typed)));
    expect(state().unreadable).toBeNull();
    expect(state().answer?.verdict?.status).toBe('failed');
  });

  it('is saved, found by the next tab, and gone after a revert', async () => {
    const one = await openTab();
    await one.workbench.visit({ scenario: 'deny-blocks' });
    const edited = denied(one.state().texts?.response ?? '');
    await one.workbench.edit('response', edited);
    await one.workbench.flush();
    expect(one.state().saving).toBe('saved');

    const two = await openTab(one.shared);
    await two.workbench.visit({});
    await two.until(() => two.state().edited.has('deny-blocks'));
    await two.workbench.openRow(two.rowOf('deny-blocks'));
    expect(two.state().texts?.response).toBe(edited);
    expect(two.state().answer?.verdict?.status).toBe('failed');

    const { replaced } = two.state();
    await two.workbench.revert();
    expect(two.state().texts).toBe(two.state().source);
    expect(two.state().replaced).toBe(replaced + 1);
    expect(two.state().edited.has('deny-blocks')).toBe(false);
  });

  it('survives going to another row before it was saved', async () => {
    const { workbench, state, rowOf } = await openTab();
    await workbench.visit({ scenario: 'deny-blocks' });
    const edited = denied(state().texts?.response ?? '');
    void workbench.edit('response', edited);
    await workbench.openRow(rowOf('ask-defers-execution'));
    await workbench.openRow(rowOf('deny-blocks'));
    expect(state().texts?.response).toBe(edited);
  });
});

describe('files', () => {
  it('keep what was open when they are bad', async () => {
    const { workbench, state } = await openTab();
    await workbench.visit({ scenario: 'deny-blocks', step: 1 });
    const before = state();
    await workbench.openFile(new Blob(['{"version":1,\n "scenarios": [ }']), 'bad.json');
    expect(state().refused).toMatchObject({
      name: 'bad.json',
      fault: { kind: 'syntax', range: { line: 2 } },
    });
    expect([state().suite, state().row, state().step]).toEqual([before.suite, before.row, 1]);
    workbench.dismissRefused();
    expect(state().refused).toBeNull();
  });

  it('are found again after a reload, with their edits', async () => {
    const one = await openTab();
    await one.workbench.visit({});
    await one.workbench.openFile(fileOf('deny-blocks'), 'mine.json');
    await one.workbench.edit('response', '{');
    await one.workbench.flush();
    await one.until(() => one.shared.suites.size > 0);
    const address = addressOf(one.state()) ?? {};

    const two = await openTab(one.shared);
    await two.workbench.visit(address);
    expect(two.state().suite).toMatchObject({ name: 'mine.json', origin: 'file' });
    expect(two.state().texts?.response).toBe('{');
    expect(two.state().unreadable?.which).toBe('response');
  });

  it('do not share their drafts with the bundled suite', async () => {
    const { workbench, state } = await openTab();
    await workbench.visit({ scenario: 'deny-blocks' });
    await workbench.edit('response', '{}');
    await workbench.openFile(fileOf('deny-blocks'), 'mine.json');
    expect(state().texts).toEqual(state().source);
    await workbench.openBundled();
    await workbench.visit({ scenario: 'deny-blocks' });
    expect(state().texts?.response).toBe('{}');
  });
});

it('says that edits are not kept where there is no storage, and still says so after an edit', async () => {
  const fault = { kind: 'unavailable', detail: 'x' } as const;
  const { workbench, state } = await openTab(undefined, { fault, durable: false });
  expect(state().notices).toMatchObject([{ id: 'storage', fault: 'unavailable' }]);
  await workbench.visit({ scenario: 'deny-blocks' });
  await workbench.edit('response', '{}');
  await workbench.flush();
  expect(state().notices).toMatchObject([{ id: 'storage', fault: 'unavailable' }]);
  expect(state().saving).toBe('failed');
});
