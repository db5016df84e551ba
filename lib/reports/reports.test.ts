import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { documentKind, openReport, type ReportRun, reportFormats } from '.';

const sample = (name: string): string =>
  readFileSync(new URL(`../../e2e/samples/${name}`, import.meta.url), 'utf8');

function runsOf(text: string): readonly ReportRun[] {
  const opened = openReport(text);
  if (!opened.ok) throw new Error(opened.fault.message);
  return [...opened.value.runs()];
}

function onlyRun(text: string): ReportRun {
  const [run, ...more] = runsOf(text);
  if (run === undefined || more.length > 0) throw new Error('not one run');
  return run;
}

describe('an adapter report', () => {
  it('is one run with a row per result, its claim and its own words', () => {
    const text =
      '{"language":"go","results":[{"id":"a","status":"failed","actual":null,"error":{"message":"boom"}},' +
      '{"id":"b","actual":{"decision":"allow"},"state":{"permission":"none"},"payload":1,"hostAccepted":false}]}';
    const run = onlyRun(text);
    expect(run).toMatchObject({ labels: { language: 'go' }, status: 'run', integrity: [], problems: [] });
    expect(run.rows).toEqual([
      { id: 'a', status: 'failed', actual: null, error: 'boom', offset: text.indexOf('{"id":"a"') },
      {
        id: 'b',
        status: null,
        actual: { decision: 'allow' },
        state: { permission: 'none' },
        payload: 1,
        hostAccepted: false,
        offset: text.indexOf('{"id":"b"'),
      },
    ]);
  });

  it('reads the real sample whole', () => {
    const run = onlyRun(sample('report-one-defect.json'));
    expect(run.rows).toHaveLength(105);
    expect(run.rows.filter(({ status }) => status === 'failed')).toHaveLength(32);
  });

  it('says what is wrong with a result, where, and reads the others', () => {
    const run = onlyRun(
      '{"results":[{"id":"a","actual":1},\n{"id":7},\n{"id":"c" "actual":1},null,{"id":"d"}]}',
    );
    expect(run.rows.map(({ id }) => id)).toEqual(['a', 'd']);
    expect(run.problems.map(({ range }) => [range.line, range.column])).toEqual([
      [2, 1],
      [3, 11],
      [3, 23],
    ]);
  });

  it('keeps rows that are reported twice, in order', () => {
    const run = onlyRun('{"results":[{"id":"a","actual":1},{"id":"a","actual":2}]}');
    expect(run.rows.map(({ actual }) => actual)).toEqual([1, 2]);
  });
});

describe('a matrix artifact', () => {
  const runs = runsOf(sample('matrix-sample.json'));

  it('is one run per combination, named by its factors', () => {
    expect(runs).toHaveLength(32);
    expect(runs[0]?.labels).toEqual({ client: 'go', server: 'go', transport: 'http', auth: 'bearer' });
    expect(runs.filter(({ status }) => status === 'inapplicable')).toHaveLength(8);
    expect(runs.every(({ rows, problems }) => rows.length === 35 && problems.length === 0)).toBe(true);
  });

  it('keeps what broke a combination apart from its rows', () => {
    const [broken, ...more] = runs.filter(({ integrity }) => integrity.length > 0);
    expect(more).toEqual([]);
    expect(broken).toMatchObject({
      labels: { client: 'typescript', server: 'go', transport: 'stdio', auth: 'none' },
      integrity: ['Receipts: ValueError'],
    });
    expect(broken?.rows[0]).toMatchObject({ status: 'passed', judged: 'failed' });
  });

  it('gives what was not run the word inapplicable, never a pass', () => {
    const idle = runs.filter(({ status }) => status === 'inapplicable').flatMap(({ rows }) => rows);
    expect(idle).toHaveLength(280);
    expect(idle.every(({ status }) => status === 'inapplicable')).toBe(true);
  });

  it('says which combination cannot be used and reads the others', () => {
    const some = runsOf('{"groups":[{"client":"go","results":7},\n3,{"results":[{"id":"a"},{}]}]}');
    expect(
      some.map(({ labels, rows, problems }) => [labels, rows.length, problems.map(({ message }) => message)]),
    ).toEqual([
      [{ client: 'go' }, 0, ['The combination has no list `results`.']],
      [{}, 0, ['A combination is an object with a list `results`.']],
      [{}, 1, ['Result 2: A result has the `id` of its row, a text.']],
    ]);
  });
});

describe('a map of outcomes', () => {
  it('makes no claim; any key is an id', () => {
    const run = onlyRun('{"__proto__":{"decision":"allow"},"b":{"rejected":true},"c":7,"":1}');
    expect(run.rows).toEqual([
      { id: '__proto__', actual: { decision: 'allow' }, offset: 13 },
      { id: 'b', actual: { rejected: true }, offset: 38 },
      { id: 'c', actual: 7, offset: 60 },
    ]);
    expect(run.problems).toHaveLength(1);
  });

  it('may carry state and payload beside the outcome', () => {
    const run = onlyRun('{"a":{"actual":{"decision":"deny"},"state":{"permission":"deny"},"payload":null}}');
    expect(run.rows[0]).toMatchObject({
      actual: { decision: 'deny' },
      state: { permission: 'deny' },
      payload: null,
    });
  });
});

test('every form has a name and an id of its own', () => {
  expect(new Set(reportFormats.map(({ id }) => id)).size).toBe(reportFormats.length);
  expect(reportFormats.every(({ label }) => label !== '')).toBe(true);
});

const refusals: readonly [text: string, line: number, column: number, message: RegExp][] = [
  ['', 1, 1, /empty/],
  ['[]', 1, 1, /no report of a known form/],
  [' 7', 1, 2, /no report of a known form/],
  ['{"a":1}', 1, 1, /no report of a known form/],
  ['{"results":{}}', 1, 12, /list `results`/],
  ['{\n"groups":1}', 2, 10, /list `groups`/],
  ['{"results":[', 1, 13, /end of the text/],
  ['{"results":[}', 1, 13, /a value was expected/],
  ['{"groups":[{"a":1} {"b":2}],"summary":{}}', 1, 20, /a comma/],
];
test.each(refusals)('refuses %j with its place', (text, line, column, message) => {
  const opened = openReport(text);
  expect(opened).toMatchObject({ ok: false, fault: { range: { line, column } } });
  expect(opened.ok ? '' : opened.fault.message).toMatch(message);
});

const kinds: readonly [text: string, kind: string][] = [
  ['{"version":1,"scenarios":[]}', 'suite'],
  ['{"request":{},"response":{}}', 'row'],
  ['{"results":[]}', 'report'],
  ['{"groups":[]}', 'report'],
  ['{"a":{"decision":"allow"}}', 'report'],
  ['{"a":1}', 'unknown'],
  ['{}', 'unknown'],
  ['[1]', 'unknown'],
  ['{', 'unknown'],
];
test.each(kinds)('tells by content what %j is: %s', (text, kind) => {
  expect(documentKind(text)).toBe(kind);
});
