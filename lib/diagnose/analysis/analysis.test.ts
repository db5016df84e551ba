import { describe, expect, it, test } from 'vitest';
import { coreSuite } from '@/lib/suite';
import { type Analysis, createAnalyser, finish } from '..';
import { analysed, reportFile, resultsOf, sampleFile } from './reports.test-support';

const analyser = createAnalyser(coreSuite);
type Results = ReturnType<typeof resultsOf>;
const fileOf = (ids: readonly string[], change: (results: Results) => readonly object[] = (same) => same) => {
  const results = change(resultsOf(ids, coreSuite));
  return reportFile('zig.json', JSON.stringify({ language: 'zig', results }));
};
const told = (...given: Parameters<typeof fileOf>) => analysed(analyser, fileOf(...given)).analysis;
const named = ({ findings: [first] }: Analysis): readonly string[] =>
  (first?.mistakes ?? []).flatMap((group) => group.map(({ id }) => id));
const replaced = (id: string, given: object) => (results: Results) =>
  results.map((result) => (result.id === id ? { ...result, ...given } : result));

describe('the sentence', () => {
  const samples: readonly [name: string, said: string][] = [
    [
      'report-one-defect.json',
      'rust: 32 rows fail; likely it skips an invalid effect and applies the rest (rule 3): explains 32, contradicts 0.',
    ],
    [
      'report-two-defects.json',
      'go: 4 rows fail; likely it drops a return that stands before a changing modify (rule 5) and spends a unit for each continue (rule 7): explains 4, contradicts 0.',
    ],
  ];
  test.each(samples)('of %s', (name, said) => {
    expect(analysed(analyser, sampleFile(name)).analysis.sentence).toMatchObject({
      text: said,
      tone: 'explained',
    });
  });

  it('never accuses an adapter that does as the contract says', () => {
    const analysis = told([]);
    expect(analysis.sentence.text).toBe('zig: every row that was run is right.');
    expect(analysis).toMatchObject({
      findings: [],
      clearest: null,
      groups: { own: [], void: [], claimed: [] },
    });
  });

  it('says that nothing known explains a report, with the closest mistake and where it differs', () => {
    const odd = (results: Results) =>
      results.map((result) =>
        result.id.startsWith('modify')
          ? { ...result, actual: { decision: 'allow', executed: false, input: {}, messages: ['?'] } }
          : result,
      );
    const analysis = told([], odd);
    expect(analysis.sentence.tone).toBe('unexplained');
    expect(analysis.sentence.text).toMatch(
      /^zig: \d+ rows fail, and nothing known explains this; closest is that it .+, which differs at modify-\S+\.$/,
    );
    expect(analysis.behaviours[0]?.objection).toMatchObject({ pointer: expect.stringMatching(/^\//) });
  });

  it('takes a crash and a bare status for weak evidence', () => {
    const analysis = told([], replaced('deny-blocks', { status: 'failed', actual: null, error: 'boom' }));
    expect(analysis.sentence.text).toBe(
      'zig: 1 row fails without an outcome, which tells nothing about the cause.',
    );
    expect(analysis.behaviours[0]).toMatchObject({ weak: ['deny-blocks'], differing: [], hypotheses: [] });
    expect(analysis.clearest).toMatchObject({ row: 'deny-blocks', parting: null, error: 'boom' });
  });

  it('keeps unsupported and missing rows apart from those that are right', () => {
    const analysis = told([], (results) =>
      replaced('deny-blocks', { status: 'unsupported', actual: null })(results.slice(0, -1)),
    );
    expect(analysis.sentence.text).toBe('zig: every row that was run is right; 2 rows were not run.');
    expect(analysis.runs[0]?.counts).toMatchObject({ passed: 103, unsupported: 1, missing: 1 });
  });

  it('calls another reading of the draft by its name', () => {
    const analysis = told(['reads-revision-r4']);
    expect(named(analysis)).toContain('reads-revision-r4');
  });
});

describe('a matrix', () => {
  const { analysis } = analysed(analyser, sampleFile('matrix-sample.json'));

  it('names the client that each mistake belongs to, exactly', () => {
    expect(
      analysis.findings.map(({ factor, mistakes, runs, explained, contradicted }) => [
        factor,
        mistakes.map(([first]) => first?.id),
        runs.length,
        explained.length,
        contradicted.length,
      ]),
    ).toEqual([
      [[{ name: 'client', value: 'rust' }], ['last-permission-wins'], 6, 3, 0],
      [[{ name: 'client', value: 'python' }], ['merges-deeply'], 6, 1, 0],
    ]);
    expect(analysis.sentence.text).toMatch(/^rust as client: 3 rows fail alike in 6 combinations; likely /);
  });

  it('folds what fails alike and holds rows apart that are only void', () => {
    expect(analysis.groups.own.map(({ row, runs }) => [row, runs.length])).toEqual([
      ['modify-merge-shallow-null-literal', 6],
      ['deny-then-allow', 6],
      ['incoming-ask-survives-allow', 6],
      [expect.stringMatching(/./), 6],
    ]);
    expect(analysis.groups.claimed).toEqual([]);
    expect(analysis.groups.void.map(({ integrity, rows }) => [integrity, rows.length])).toEqual([
      [['Receipts: ValueError'], 35],
    ]);
  });

  it('asks for the suite of an artifact before it accuses anybody', () => {
    const text = JSON.stringify({
      groups: [
        {
          client: 'go',
          server: 'go',
          results: [
            {
              id: 'deny-blocks',
              adapterStatus: 'passed',
              actual: { decision: 'ask' },
              expected: { decision: 'ask' },
            },
          ],
        },
      ],
    });
    const { analysis: doubtful } = analysed(analyser, reportFile('m.json', text));
    expect(doubtful).toMatchObject({ otherExpectations: ['deny-blocks'], sentence: { tone: 'unsure' } });
    expect(doubtful.sentence.text).toMatch(
      /^m\.json .* ask for its scenarios\.json before accusing anybody\.$/,
    );
    expect(doubtful.behaviours[0]?.hypotheses).toEqual([]);
  });
});

describe('a run', () => {
  it('lists ids that the suite does not have, and those that stand twice', () => {
    const [run] = told([], (results) => [...results, ...results.slice(0, 1), { id: 'x', actual: null }]).runs;
    expect(run).toMatchObject({ name: 'zig', unknown: ['x'], missing: [], duplicate: [coreSuite[0]?.id] });
    expect(run?.cells[0]).toMatchObject({ status: 'claimed-wrongly', clause: { clause: 'reported-twice' } });
  });

  it('tells a claim that is wrong from a failure that is owned up to', () => {
    const { groups } = told(['merges-deeply'], (results) =>
      results.map((result) => ({ ...result, status: result.id.includes('null') ? 'failed' : 'passed' })),
    );
    expect(groups.own.map(({ row }) => row)).toContain('modify-merge-shallow-null-literal');
    expect(told(['merges-deeply']).groups.claimed.map(({ row }) => row)).toEqual([
      'modify-merge-shallow-null-literal',
    ]);
  });
});

describe('a cell', () => {
  it('shows where the likely mistake and the contract part', () => {
    const { analysis, detail } = analysed(analyser, fileOf(['merges-deeply']));
    expect(analysis.clearest).toMatchObject({
      row: 'modify-merge-shallow-null-literal',
      parting: { phase: 'stage', rule: 4, effect: 0 },
    });
    expect(detail(0, 'modify-merge-shallow-null-literal')).toMatchObject({
      cell: { status: 'claimed-wrongly', clause: { pointer: expect.stringMatching(/^\/input/) } },
      differences: [{ pointer: '/input/options/recursive', kind: 'added' }],
      blame: [{ key: 'input', effect: 0 }],
      parting: analysis.clearest?.parting,
    });
    expect(detail(0, 'nothing')).toBeNull();
    expect(detail(1, 'deny-blocks')).toBeNull();
  });

  it('knows an outcome of a moment in between', () => {
    const { detail } = analysed(analyser, fileOf(['runs-although-stopped', 'shows-result-under-deny']));
    const id = 'deny-blocks';
    expect(detail(0, id)?.leak).toBeNull();
    const stopped = resultsOf([], coreSuite).find((row) => row.id === 'empty-response-preserves-input');
    const early = analysed(analyser, fileOf([], replaced(id, { actual: stopped?.actual })));
    expect(early.detail(0, id)?.leak).toMatchObject({ kind: 'stopped', step: expect.any(Number) });
  });

  it('says of a rejection without state that the rollback is not shown', () => {
    const { detail } = analysed(analyser, fileOf([]));
    const rejected = coreSuite.find(({ expectError }) => expectError);
    expect(detail(0, rejected?.id ?? '')).toMatchObject({ rollbackUnseen: true, cell: { status: 'passed' } });
    expect(detail(0, 'deny-blocks')).toMatchObject({ rollbackUnseen: false });
  });
});

it('makes the smallest witness of what is likely, and the row that parts two mistakes', () => {
  const { analysis, witness, parting } = analysed(analyser, fileOf(['merges-deeply']));
  const small = witness(0, analysis.clearest?.row ?? '');
  expect(small).toMatchObject({ shows: 'outcome', least: true, row: { id: 'merges-deeply-witness' } });
  expect(witness(0, 'deny-blocks')).toBeNull();
  expect(witness(1, 'deny-blocks')).toBeNull();
  expect(parting('merges-deeply', 'merge-replaces')).toMatchObject({ from: 'suite', shows: 'outcome' });
  expect(parting('merges-deeply', 'nothing')).toBeNull();
});

it('compares two reports of one adapter', () => {
  const { analysis, compare } = analysed(analyser, fileOf(['merges-deeply']), fileOf(['merge-replaces']));
  expect(analysis.runs.map(({ behaviour }) => behaviour)).toEqual([0, 1]);
  const there = compare(0, 1);
  expect(there).toMatchObject({ fixed: [], differentlyBroken: ['modify-merge-shallow-null-literal'] });
  expect(there?.broken).toHaveLength(9);
  expect(compare(1, 0)?.fixed).toEqual(there?.broken);
  expect(compare(0, 0)).toMatchObject({ same: 105, stillBroken: ['modify-merge-shallow-null-literal'] });
  expect(compare(0, 7)).toBeNull();
});

it('works in small steps, and remembers what it has worked out', () => {
  const fresh = createAnalyser(coreSuite);
  const read = finish(fresh.read(fileOf(['last-permission-wins'])));
  const steps = (): number => [...fresh.analyse([read])].length;
  expect(steps()).toBeGreaterThan(200);
  expect(steps()).toBe(0);
});
