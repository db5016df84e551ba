import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { requestOf, responseOf } from './fixtures.test-support';
import { readScenarioFile, scenarioRows } from './scenario-file';

// a busy machine takes its time
vi.setConfig({ testTimeout: 60_000 });

const row = (id: string, more: object = { expectError: true }) => ({
  id,
  request: requestOf('tool.before'),
  response: responseOf(),
  ...more,
});

const suite = (...rows: readonly unknown[]) => JSON.stringify({ version: 1, scenarios: rows }, null, 2);

function read(text: string) {
  const file = readScenarioFile(text);
  if (!file.ok) throw new Error(file.fault.message);
  const { rows, problems } = file.value;
  return {
    ...file.value,
    ids: rows.map(({ index, scenario }) => `${index} ${scenario.id}`),
    said: problems.map(({ index, id, range, message }) => [
      index,
      id,
      text
        .slice(range.offset, range.offset + 40)
        .replaceAll(/\s/g, '')
        .slice(0, 6),
      message,
    ]),
  };
}

test('the sample is read whole, each row with its span', () => {
  const text = readFileSync('e2e/samples/scenarios-sample.json', 'utf8');
  const { form, rows, problems } = read(text);
  expect([form, rows.length, problems]).toEqual(['suite', 35, []]);
  for (const { offset, length, scenario } of rows) {
    expect(JSON.parse(text.slice(offset, offset + length))).toEqual(scenario);
  }
});

test('all that a row may hold is read, and what is unknown is passed over', () => {
  const more = {
    tags: ['a'],
    expected: { decision: 'allow', result: null },
    expectedState: { state: { permission: 'none' }, payload: null },
    note: 'why',
    readings: { revision: 'r4' },
    barrier: 'x',
  };
  const { rows } = read(
    suite(row('a', more), row('b', { expectError: true, hostExpected: { decision: 'allow' } })),
  );
  const { barrier, ...known } = more;
  expect(rows.map(({ scenario }) => scenario)).toEqual([
    row('a', known),
    row('b', { tags: [], expectError: true, hostExpected: { decision: 'allow' } }),
  ]);
  expect(barrier).toBe('x');
});

test('a bad row hides no good one and says all that is wrong with it', () => {
  const text = suite(
    row('good'),
    7,
    { request: 1 },
    row('neither', {}),
    row('both', { expected: {}, expectError: true }),
    row('types', { expected: { decision: 'maybe' }, tags: 'x', note: 1 }),
    row('readings', { expected: {}, readings: { revision: 'r5', edition: 1 } }),
    row('', { expected: {} }),
    row('also-good', { expected: {} }),
  );
  const { ids, said } = read(text);
  expect(ids).toEqual(['0 good', '8 also-good']);
  expect(said).toEqual([
    [1, undefined, '7,{"re', 'The row is 7; it must be an object.'],
    [2, undefined, '{"requ', 'The row has no `expectError`; a row has either `expected` or `expectError`.'],
    [2, undefined, '{"requ', 'The row has no `id`; every row is named by one.'],
    [2, undefined, '{"requ', 'The row has no `response`.'],
    [3, 'neither', '{"id":', 'The row has no `expectError`; a row has either `expected` or `expectError`.'],
    [
      4,
      'both',
      'true},',
      '`expectError` of the row may not stand there; a row has either `expected` or `expectError`.',
    ],
    [5, 'types', '"x","n', '`tags` of the row is "x"; it must be a list.'],
    [5, 'types', '"maybe', '`expected.decision` of the row is "maybe"; it must be "allow", "deny" or "ask".'],
    [5, 'types', '1},{"i', '`note` of the row is 1; it must be a string.'],
    [6, 'readings', '1}},{"', '`readings` of the row has a member `edition` that does not belong there.'],
    [6, 'readings', '"r5","', '`readings.revision` of the row is "r5"; it must be "r2", "r3" or "r4".'],
    [7, undefined, '"","re', '`id` of the row is ""; every row is named by one.'],
  ]);
});

test('problems stand at their line and column', () => {
  const text = '{"version": 1,\r\n "scenarios": [\r\n  {"id": "a"},\n  7]}';
  const { problems } = read(text);
  expect(problems.map(({ index, range: { line, column } }) => [index, line, column])).toEqual([
    [0, 3, 3],
    [0, 3, 3],
    [0, 3, 3],
    [1, 4, 3],
  ]);
});

test('unreadable JSON inside a row is that row’s problem', () => {
  const bad = '{"id": "bad", "request": {"n": 01}, "response": {}, "expected": {}}';
  const text = `{"version": 1, "scenarios": [${JSON.stringify(row('a'))}, ${bad}, ${JSON.stringify(row('b'))}]}`;
  const { ids, said, problems } = read(text);
  expect(ids).toEqual(['0 a', '2 b']);
  expect(said.map(([index, id]) => [index, id])).toEqual([[1, 'bad']]);
  expect(problems[0]?.range.offset).toBeGreaterThanOrEqual(text.indexOf('01}'));
});

test('a second row of the same id is read, and said', () => {
  const { ids, said } = read(suite(row('a'), row('a'), row('__proto__'), row('__proto__')));
  expect(ids).toEqual(['0 a', '1 a', '2 __proto__', '3 __proto__']);
  expect(said).toEqual([
    [1, 'a', '"a","r', 'An earlier row has the id "a" too; ids are unique within a file.'],
    [3, '__proto__', '"__pro', 'An earlier row has the id "__proto__" too; ids are unique within a file.'],
  ]);
});

test.each([
  ['{"scenarios": []}', 'The file has no `version`; it is read as version 1.'],
  ['{"version": 2, "scenarios": []}', '`version` is 2; it must be 1, and the file is read as if it were.'],
  [
    '{"version": 1}',
    'The file has no `scenarios`; a suite is an object with `version` and a list `scenarios`.',
  ],
  [
    '{"version": 1, "scenarios": {}}',
    '`scenarios` is no list; a suite is an object with `version` and a list `scenarios`.',
  ],
  ['[]', 'The file holds a list; a suite is an object with `version` and a list `scenarios`.'],
  [' 7 ', 'The file holds a single value; a suite is an object with `version` and a list `scenarios`.'],
])('%s: %s', (text, message) => {
  const { problems } = read(text);
  expect(problems.map((problem) => [problem.index, problem.message])).toEqual([[-1, message]]);
});

test('a file of another version still gives its rows', () => {
  const { ids } = read(JSON.stringify({ scenarios: [row('a')], version: '1' }));
  expect(ids).toEqual(['0 a']);
});

test('a single row and a bare exchange are read too', () => {
  const single = read(`\n${JSON.stringify(row('a'))}\n`);
  expect([single.form, single.ids, single.problems]).toEqual(['row', ['0 a'], []]);
  expect([single.rows[0]?.offset, single.rows[0]?.length]).toEqual([1, JSON.stringify(row('a')).length]);
  const exchange = read(JSON.stringify({ request: requestOf('tool.before'), response: responseOf() }));
  expect([exchange.form, exchange.ids, exchange.problems]).toEqual(['exchange', ['0 row'], []]);
  expect(exchange.rows[0]?.scenario).toEqual({
    id: 'row',
    request: requestOf('tool.before'),
    response: responseOf(),
    tags: [],
  });
  const nameless = read('{"request": null, "response": []}');
  expect(nameless.ids).toEqual(['0 exchange']);
  const half = read(JSON.stringify({ ...row('a'), expectError: false }));
  expect([half.form, half.ids, half.problems.length]).toEqual(['row', [], 1]);
});

test('text that is no JSON between the rows refuses the file', () => {
  const text = suite(row('a')).slice(0, -3);
  const file = readScenarioFile(text);
  expect(file.ok).toBe(false);
  expect([...scenarioRows(text)].map(({ kind, index }) => [kind, index])).toEqual([['problem', -1]]);
  expect(readScenarioFile('').ok).toBe(false);
});

test('rows come one by one', () => {
  const text = suite(row('a'), 7, row('b'));
  const first = scenarioRows(text).next();
  expect(first.value).toMatchObject({ kind: 'row', index: 0, scenario: { id: 'a' } });
  expect([...scenarioRows(text)].map(({ kind, index }) => [kind, index])).toEqual([
    ['row', 0],
    ['problem', 1],
    ['row', 2],
  ]);
});

test('a row can be read again with its place in the file', () => {
  const text = `{"version": 1, "scenarios": [\n${JSON.stringify(row('a'))},\n  ${JSON.stringify(row('b')).replace('"jsonrpc"', '"id":0,"jsonrpc"')}]}`;
  const { rows } = read(text);
  const [first, second] = rows.map(({ parsed }) => parsed());
  const start = text.lastIndexOf('{"id":"b"');
  expect(second?.rangeOf('/id')).toEqual({ offset: start + 6, length: 3, line: 3, column: 9 });
  expect(second?.keyRangeOf('/id')).toEqual({ offset: start + 1, length: 4, line: 3, column: 4 });
  expect(second?.pointerAt(start + 7)).toBe('/id');
  expect(second?.warnings.map(({ kind, range }) => [kind, range.line, range.offset > start])).toEqual([
    ['duplicate-key', 3, true],
  ]);
  // going back is possible, too
  expect(first?.rangeOf('/id').line).toBe(2);
  expect(first?.warnings).toEqual([]);
});

test('integers stay exact', () => {
  const text = suite(row('a', { expected: { result: 1 } })).replace(
    '"result": 1',
    '"result": 9007199254740993',
  );
  expect(read(text).rows[0]?.scenario.expected).toEqual({ result: 9007199254740993n });
});

test('a file of many bad rows is read in linear time', () => {
  const text = suite(...Array.from({ length: 20_000 }, (_, at) => (at % 2 ? 7 : { id: `r${at}` })));
  const before = performance.now();
  expect([...scenarioRows(text)]).toHaveLength(40_000);
  expect(performance.now() - before).toBeLessThan(20_000);
});

test('bad rows in one long line cost no more than the line', () => {
  const filling = 'x'.repeat(2000);
  const rows = Array.from({ length: 10_000 }, () => `{"id":"a","note":"${filling}","request":tru}`);
  const before = performance.now();
  const found = [...scenarioRows(`{"version":1,"scenarios":[${rows.join(',')}]}`)];
  expect(found).toHaveLength(10_000);
  expect(found.at(-1)).toMatchObject({ kind: 'problem', id: 'a', range: { line: 1 } });
  // each counted from the start of the line, they would take minutes
  expect(performance.now() - before).toBeLessThan(20_000);
});
