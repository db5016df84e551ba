import { describe, expect, it } from 'vitest';
import { openTab } from './workbench.test-support';

/** A tab that shows a row of the bundled suite. */
async function showing(row: string) {
  const tab = await openTab();
  await tab.workbench.visit({ scenario: row });
  return tab;
}

type Tab = Awaited<ReturnType<typeof showing>>;

const fixes = ({ state }: Tab) => (state().answer?.markers ?? []).flatMap(({ fix }) => fix ?? []);

function textsOf({ state }: Tab) {
  const { texts } = state();
  if (texts === null) throw new Error('no row is shown');
  return texts;
}

/** The text that the page was asked to show. */
function shownOf(tab: Tab): string | null {
  const { reveal } = tab.state();
  if (reveal === null) return null;
  const { offset, length } = reveal.range;
  return textsOf(tab)[reveal.tab].slice(offset, offset + length);
}

describe('a fault that is mended', () => {
  it.each([
    ['deny-missing-reason', 'response', 'Say why'],
    ['modify-missing-operation', 'response', 'merge'],
    ['unadvertised-deny-rejected', 'request', 'deny'],
    ['wrong-response-id', 'response', 'wrong-response-id'],
    ['modify-then-unknown-rejects-entire-response', 'response', ''],
  ])('in %s shows what it wrote in the %s, ready to be typed over', async (row, where, written) => {
    const tab = await showing(row);
    const before = textsOf(tab);
    const [fix] = fixes(tab);
    if (fix === undefined) throw new Error('nothing mends it');
    await tab.workbench.mend(fix);
    const { answer, reveal, deed, tab: shown } = tab.state();
    expect(answer?.evaluation.outcome).toBe('accepted');
    expect(shown).toBe(where);
    expect(reveal?.written).toBe(true);
    expect(shownOf(tab)).toBe(written);
    expect(deed).toEqual({ words: `Done: ${fix.title}`, before });
    await tab.workbench.takeBack();
    expect(textsOf(tab)).toEqual(before);
    expect(tab.state().deed).toBeNull();
  });

  it('waits for texts that are being judged, and is left alone where it is gone by then', async () => {
    const tab = await showing('deny-missing-reason');
    const [fix] = fixes(tab);
    if (fix === undefined) throw new Error('nothing mends it');
    const { response } = textsOf(tab);
    void tab.workbench.edit('response', ` ${response}`);
    await tab.workbench.mend(fix);
    expect(textsOf(tab).response).toContain('Say why');

    const whole = response.replace('"deny"', '"allow"');
    void tab.workbench.edit('response', whole);
    await tab.workbench.mend(fix);
    expect(textsOf(tab).response).toBe(whole);
  });
});

describe('a revert', () => {
  it('of one text keeps the others, says what it did and can be taken back until something is typed', async () => {
    const tab = await showing('deny-blocks');
    const file = textsOf(tab);
    await tab.workbench.edit('request', `${file.request}\n`);
    await tab.workbench.edit('response', `${file.response}\n`);
    const edited = textsOf(tab);
    await tab.workbench.revert('response');
    expect(textsOf(tab)).toEqual({ ...edited, response: file.response });
    expect(tab.state().deed?.before).toBe(edited);
    await tab.workbench.takeBack();
    expect(textsOf(tab)).toEqual(edited);
    await tab.workbench.revert();
    expect(textsOf(tab)).toEqual(file);
    await tab.workbench.edit('response', '{}');
    await tab.workbench.takeBack();
    expect(textsOf(tab).response).toBe('{}');
  });

  it('does nothing where nothing differs', async () => {
    const tab = await showing('deny-blocks');
    const { replaced } = tab.state();
    await tab.workbench.revert();
    expect(tab.state()).toMatchObject({ replaced, deed: null });
  });
});
