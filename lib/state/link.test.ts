import { describe, expect, it } from 'vitest';
import { encodeEdits } from '@/lib/share';
import { fileOf, openTab } from './workbench.test-support';

const address = { scenario: 'deny-blocks', step: 1 };
const linkOf = (response: string) => {
  const packed = encodeEdits({ response });
  if (!packed.ok) throw new Error(packed.fault.message);
  return `#${packed.value}`;
};

/** A row with a draft, met by a link with another text. */
async function bothTexts() {
  const tab = await openTab();
  await tab.workbench.visit(address);
  await tab.workbench.edit('response', '"mine"');
  await tab.workbench.flush();
  await tab.workbench.visit({ scenario: 'ask-defers-execution' });
  await tab.workbench.visit(address, linkOf('"link"'));
  return tab;
}

type Tab = Awaited<ReturnType<typeof openTab>>;
const response = ({ state }: Tab) => state().texts?.response;
const stored = async ({ workbench, storage }: Tab) => {
  await workbench.flush();
  const read = await storage.readDraft({ suite: 'core', row: 'deny-blocks' });
  return read.ok ? read.value?.response : undefined;
};

describe('a link to edits', () => {
  it('is made of what differs from the suite alone, and opens elsewhere as the same text', async () => {
    const one = await openTab();
    await one.workbench.visit(address);
    expect(one.workbench.fragment()).toEqual({ ok: true, value: '' });
    await one.workbench.edit('response', '"new"');
    const made = one.workbench.fragment();
    expect(made).toEqual({ ok: true, value: linkOf('"new"') });

    const two = await openTab();
    await two.workbench.visit(address, made.ok ? made.value : '');
    expect([response(two), two.state().step, two.state().edited.has('deny-blocks')]).toEqual([
      '"new"',
      1,
      true,
    ]);
    expect(two.state().notices).toMatchObject([{ id: 'link' }]);
    expect(await stored(two)).toBe('"new"');
    expect(two.workbench.addressFragment()).toBe(linkOf('"new"'));
  });

  it('that says what stands here already changes nothing', async () => {
    const tab = await bothTexts();
    await tab.workbench.visit({ scenario: 'ask-defers-execution' });
    await tab.workbench.dropAside();
    const { aside } = tab.state();
    await tab.workbench.visit(address, linkOf('"mine"'));
    expect([aside, response(tab)]).toEqual([null, '"mine"']);
  });

  it('is refused with a sentence when it would be too long, and the address goes without', async () => {
    const tab = await openTab();
    await tab.workbench.visit(address);
    const noise = Array.from({ length: 60_000 }, (_unused, at) => Math.imul(at + 1, 0x9e3779b9).toString(36));
    await tab.workbench.edit('response', JSON.stringify(noise));
    expect(tab.workbench.fragment()).toMatchObject({ ok: false, fault: { kind: 'too-long' } });
    expect(tab.workbench.addressFragment()).toBe('');
  });

  it.each([
    ['damaged', linkOf('"link"').replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')), /damaged/],
    ['cut short', linkOf('"link"').slice(0, 14), /damaged/],
    ['of another version', '#v9.abc', /version 9/],
    ['of no kind we know', '#top', /not a link to edits/],
  ])('that is %s is said, and nothing is shown in its place', async (_name, fragment, message) => {
    const tab = await openTab();
    await tab.workbench.visit(address, fragment);
    expect(tab.state().missing).toMatchObject({ kind: 'link', address, fragment });
    expect(tab.state().missing?.message).toMatch(message);
    expect([tab.state().row, response(tab)]).toEqual([null, undefined]);
    expect(tab.workbench.addressFragment()).toBe(fragment);
    await tab.workbench.visit(address);
    expect(response(tab)).toBe(tab.state().source?.response);
  });

  it('into a file that is not here waits until the file is opened', async () => {
    const first = await openTab();
    await first.workbench.openFile(fileOf('deny-blocks'), 'mine.json');
    const suite = first.state().suite?.key ?? '';
    const tab = await openTab();
    await tab.workbench.visit({ ...address, suite }, linkOf('"link"'));
    expect(tab.state().missing).toMatchObject({ kind: 'file', fragment: linkOf('"link"') });
    await tab.workbench.openFile(fileOf('deny-blocks'), 'mine.json');
    expect(response(tab)).toBe('"link"');
  });

  it('that this page wrote itself gives way to what is stored', async () => {
    const tab = await openTab();
    await tab.workbench.visit(address, linkOf('"old"'), true);
    expect(response(tab)).toBe(tab.state().source?.response);
    const volatile = await openTab(undefined, { durable: false });
    await volatile.workbench.visit(address, linkOf('"old"'), true);
    expect(response(volatile)).toBe('"old"');
  });
});

describe('a link and a draft that differ', () => {
  it('are both kept, the draft in sight, also after a reload', async () => {
    const tab = await bothTexts();
    expect(response(tab)).toBe('"mine"');
    const aside = { origin: 'link', texts: { response: '"link"' } };
    expect(tab.state().aside).toEqual(aside);
    const next = await openTab(tab.shared);
    await next.workbench.visit(address);
    expect([response(next), next.state().aside]).toEqual(['"mine"', aside]);
  });

  it('change places and back', async () => {
    const tab = await bothTexts();
    await tab.workbench.swapAside();
    expect([response(tab), await stored(tab)]).toEqual(['"link"', '"link"']);
    expect(tab.state().aside).toEqual({ origin: 'draft', texts: { response: '"mine"' } });
    const next = await openTab(tab.shared);
    await next.workbench.visit(address);
    expect(next.state().aside?.origin).toBe('draft');
    await next.workbench.swapAside();
    expect([response(next), next.state().aside?.origin]).toEqual(['"mine"', 'link']);
  });

  it('part when one is let go, which can be undone', async () => {
    const tab = await bothTexts();
    await tab.workbench.dropAside();
    expect(tab.state().aside).toBeNull();
    const gone = await openTab(tab.shared);
    await gone.workbench.visit(address);
    expect(gone.state().aside).toBeNull();
    await tab.workbench.bringBackAside();
    expect(tab.state().aside?.texts).toEqual({ response: '"link"' });
  });

  it('meet as well when the link comes to the row that is shown', async () => {
    const tab = await bothTexts();
    await tab.workbench.visit(address, linkOf('"another"'));
    expect(tab.state().aside?.texts).toEqual({ response: '"another"' });
    expect(response(tab)).toBe('"mine"');
  });
});
