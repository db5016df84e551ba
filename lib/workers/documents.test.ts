import { describe, expect, it } from 'vitest';
import { createDocuments } from './documents';
import { bundledText, textsOfRow } from './sample.test-support';
import type { Progress, RowJudgement } from './types';

const silent = () => undefined;
const rows = (...ids: string[]) =>
  `{"version":1,"scenarios":[${ids.map((id) => `{"id":"${id}","request":{},"response":{},"tags":[],"expectError":true}`).join(',')}]}`;

async function open(content: string | Blob, key?: string) {
  const documents = createDocuments();
  const opened = await documents.openSuite(
    { name: 'f', content, ...(key === undefined ? {} : { key }) },
    silent,
  );
  return { documents, opened };
}

describe('opening', () => {
  it('lists the bundled rows and gives each one its texts', async () => {
    const { documents, opened } = await open(new Blob([bundledText]), 'core');
    if (!opened.ok) throw new Error(opened.fault.message);
    expect(opened.value).toMatchObject({ key: 'core', problems: [] });
    expect(opened.value.rows).toHaveLength(105);
    const row = opened.value.rows.find(({ id }) => id === 'deny-blocks');
    const texts = await documents.row('core', row?.index ?? -1);
    expect(JSON.parse(texts?.response ?? '')).toEqual(JSON.parse(textsOfRow('deny-blocks').response));
  });

  it('names a file by its content, whatever it is called', async () => {
    const [one, same, other] = await Promise.all([open(rows('a')), open(rows('a')), open(rows('b'))]);
    const key = ({ opened }: typeof one) => (opened.ok ? opened.value.key : '');
    expect(key(one)).toMatch(/^file-/);
    expect(key(same)).toBe(key(one));
    expect(key(other)).not.toBe(key(one));
  });

  it('tells rows with the same id apart', async () => {
    const { opened } = await open(rows('a', 'a'));
    if (!opened.ok) throw new Error(opened.fault.message);
    expect(opened.value.rows.map(({ key }) => key)).toEqual(['a', 'a (row 2)']);
  });

  it('lists a bad row as a problem and hides no good one', async () => {
    const { opened } = await open(rows('a', 'b').replace('"id":"a"', '"id":7'));
    if (!opened.ok) throw new Error(opened.fault.message);
    expect(opened.value.rows.map(({ id }) => id)).toEqual(['b']);
    expect(opened.value.problems[0]).toMatchObject({ index: 0, range: { line: 1 } });
  });

  it.each([
    ['damaged', '{"version":1,\n"scenarios":[}', 'syntax'],
    ['empty', '', 'empty'],
    ['no suite', '[1,2]', 'no-rows'],
    ['report', '{"language":"x","results":[]}', 'report'],
    ['matrix', '{"version":1,"scenarioCount":0,"summary":{},"groups":[]}', 'report'],
    ['not UTF-8', new Blob([new Uint8Array([0x7b, 0xff, 0xfe])]), 'not-utf-8'],
  ])('refuses a %s file and leaves what is open', async (_name, content, kind) => {
    const { documents } = await open(rows('a'), 'mine');
    const refused = await documents.openSuite({ name: 'bad', content, key: 'mine' }, silent);
    expect(refused).toMatchObject({ ok: false, fault: { kind } });
    expect(await documents.row('mine', 0)).not.toBeNull();
  });

  it('gives up a file that another one overtakes, and one that is cancelled', async () => {
    const documents = createDocuments();
    const first = documents.openSuite({ name: 'a', content: new Blob([rows('a')]) }, silent);
    const second = documents.openSuite({ name: 'b', content: new Blob([rows('b')]) }, silent);
    expect(await first).toMatchObject({ ok: false, fault: { kind: 'superseded' } });
    expect(await second).toMatchObject({ ok: true });
    const third = documents.openSuite({ name: 'c', content: new Blob([rows('c')]) }, silent);
    await documents.cancelOpening();
    expect(await third).toMatchObject({ ok: false, fault: { kind: 'superseded' } });
  });

  it('tells how far a large file has come, never backwards', async () => {
    const many = rows(...Array.from({ length: 20_000 }, (_unused, index) => `row-${index}`));
    const told: Progress[] = [];
    const opened = await createDocuments().openSuite({ name: 'f', content: new Blob([many]) }, (progress) =>
      told.push(progress),
    );
    expect(opened.ok).toBe(true);
    const checking = told.filter(({ phase }) => phase === 'checking').map(({ done }) => done);
    expect(told.some(({ phase }) => phase === 'reading')).toBe(true);
    expect(checking.length).toBeGreaterThan(1);
    expect(checking).toEqual(checking.toSorted((a, b) => a - b));
  });
});

describe('judging', () => {
  it('finds all bundled rows as expected', async () => {
    const { documents } = await open(bundledText, 'core');
    const judged: RowJudgement[] = [];
    await documents.judge('core', [], {}, (some) => judged.push(...some));
    expect(judged).toHaveLength(105);
    expect(judged.filter(({ status }) => status !== 'passed')).toEqual([]);
  });

  it('judges an edited row by its edited text', async () => {
    const { documents, opened } = await open(bundledText, 'core');
    if (!opened.ok) throw new Error(opened.fault.message);
    const indexOf = (id: string) => opened.value.rows.find((row) => row.id === id)?.index ?? -1;
    const [deny, six] = [indexOf('deny-blocks'), indexOf('all-six-effects-atomic')];
    const judged: RowJudgement[] = [];
    await documents.judge(
      'core',
      [
        { index: deny, texts: { response: textsOfRow('deny-blocks').response.replace('"deny"', '"ask"') } },
        { index: six, texts: { response: '{' } },
      ],
      {},
      (some) => judged.push(...some),
    );
    const of = (index: number) => judged.find((judgement) => judgement.index === index);
    expect(of(deny)).toMatchObject({ status: 'failed' });
    expect(of(six)).toEqual({ index: six, status: 'none', outcome: 'unreadable', decision: null });
  });

  it('stops when the suite is closed', async () => {
    const many = rows(...Array.from({ length: 20_000 }, (_unused, index) => `row-${index}`));
    const { documents } = await open(many, 'many');
    const judged: RowJudgement[] = [];
    const judging = documents.judge('many', [], {}, (some) => judged.push(...some));
    await documents.closeSuite('many');
    await judging;
    expect(judged.length).toBeLessThan(20_000);
  });
});
