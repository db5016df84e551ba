import { describe, expect, test } from 'vitest';
import { collect } from './collect';
import { evaluateCommand } from './evaluate-command';
import { jsonOf, plain, suiteOf } from './rows.test-support';

const options = { ...plain, format: 'json', id: null, steps: false } as const;
const suite = suiteOf('all-six-effects-atomic', 'modify-then-unknown-rejects-entire-response');

describe('evaluate --json', () => {
  test('has exactly the documented members, null where they do not apply', () => {
    const { json, exitCode, errors } = jsonOf(evaluateCommand(suite, options));
    expect([exitCode, errors]).toEqual([0, '']);
    expect(json.version).toBe(1);
    expect(json.rows.map((row: object) => Object.keys(row))).toEqual(
      Array(2).fill([
        'id',
        'outcome',
        'class',
        'rule',
        'pointer',
        'actual',
        'state',
        'payload',
        'diagnostics',
      ]),
    );
    expect(json.rows[0]).toMatchObject({
      id: 'all-six-effects-atomic',
      outcome: 'accepted',
      class: null,
      rule: null,
      pointer: null,
      actual: { decision: 'deny', executed: false },
      state: { permission: 'deny', candidate: null },
      payload: { task: 2 },
      diagnostics: [],
    });
    expect(json.rows[1]).toMatchObject({
      outcome: 'rejected',
      class: 'schema-invalid',
      rule: 3,
      pointer: '/response/result/effects/1/type',
      actual: { rejected: true },
      payload: { task: 1 },
    });
    expect(json.rows[1].diagnostics[0]).toMatchObject({ phase: 'shape', effect: 1, code: 'unknown-effect' });
  });

  test('steps are added when asked for', () => {
    const { json } = jsonOf(
      evaluateCommand(suite, { ...options, steps: true, id: 'all-six-effects-atomic' }),
    );
    expect(json.rows).toHaveLength(1);
    expect(json.rows[0].steps.at(-1)).toMatchObject({ phase: 'derive', rule: 9, verdict: 'passed' });
    expect(Object.keys(json.rows[0].steps[0]).sort()).toEqual(
      ['after', 'because', 'before', 'effect', 'index', 'phase', 'pointer', 'rule', 'sets', 'verdict'].sort(),
    );
  });

  test('large integers are printed exactly', () => {
    const text = suite.text.replaceAll('"task": 2', '"task": 9007199254740993');
    const { output } = collect(
      evaluateCommand({ name: 'x', text }, { ...options, id: 'all-six-effects-atomic' }),
    );
    expect(output).toContain('"payload":{"task":9007199254740993,');
  });

  test('a reading of the command line wins', () => {
    const missing = suiteOf('missing-effects-array');
    const outcome = (revision: 'r3' | 'r4') =>
      jsonOf(evaluateCommand(missing, { ...options, readings: { revision } })).json.rows[0].outcome;
    expect([outcome('r3'), outcome('r4')]).toEqual(['rejected', 'accepted']);
  });

  test('a row that cannot be read is told, and hides no other', () => {
    const text = suite.text.replace(
      '"id": "all-six-effects-atomic",\n      "request"',
      '"id": 7,\n      "request"',
    );
    const { json, exitCode, errors } = jsonOf(evaluateCommand({ name: 'bad.json', text }, options));
    expect(exitCode).toBe(2);
    expect(errors).toMatch(/^bad\.json:5:13: row 1: .*id/);
    expect(json.rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['unreadable', 'rejected']);
  });
});

describe('evaluate as text', () => {
  test('tells the outcome of a bare row and where its fault stands', () => {
    const [row] = JSON.parse(suiteOf('modify-then-unknown-rejects-entire-response').text).scenarios;
    const text = JSON.stringify(row, null, 2);
    const { output, exitCode } = collect(
      evaluateCommand({ name: 'row.json', text }, { ...options, format: 'text' }),
    );
    const line = text.split('\n').findIndex((at) => at.includes('not-a-supported-effect')) + 1;
    expect(exitCode).toBe(0);
    expect(output).toContain('rejected, schema-invalid (rule 3, phase shape)');
    expect(output).toContain(`row.json:${line}:`);
    expect(output).toContain('effect 2: ');
  });

  test('a bare exchange is named by its request', () => {
    const [{ request, response }] = JSON.parse(suiteOf('deny-blocks').text).scenarios;
    const text = JSON.stringify({ request, response });
    const { output } = collect(
      evaluateCommand({ name: '-', text }, { ...options, format: 'text', steps: true }),
    );
    expect(output).toMatch(/^deny-blocks {2}accepted\n/);
    expect(output).toMatch(/\n {2}\d+\. permission, effect 1: staged \(rule 5\) /);
  });

  test('colour is added only when asked for, and text from the file cannot steer the terminal', () => {
    const text = suiteOf('deny-blocks').text.replace('"id": "deny-blocks"', '"id": "\\u001b[31mred"');
    const run = (color: boolean) =>
      collect(evaluateCommand({ name: 'x', text }, { ...options, format: 'text', color })).output;
    expect(run(false)).not.toContain('\u001b');
    expect(run(false)).toContain('\\u001b[31mred');
    expect(run(true)).toContain('\u001b[32maccepted\u001b[39m');
  });

  const unusable: readonly [text: string, message: RegExp][] = [
    ['', /^x\.json:1:1: .*empty/],
    ['{"scenarios":[1,]}', /^x\.json:1:17: .*value/],
    ['[]', /^x\.json:1:1: .*list/],
    ['{"version":1,"scenarios":{}}', /^x\.json:1:1: .*scenarios/],
    ['{"version":1,"scenarios":[]}', /^x\.json: the file has no rows/],
    ['{"a":1}', /^x\.json:1:1: /],
    [`{"version":1,"scenarios":[${'['.repeat(600)}`, /^x\.json:1:537: .*deep/],
  ];
  test.each(unusable)('an unusable text is located: %j', (text, message) => {
    const { output, errors, exitCode } = collect(
      evaluateCommand({ name: 'x.json', text }, { ...options, format: 'text' }),
    );
    expect([exitCode, output]).toEqual([2, '']);
    expect(errors).toMatch(message);
  });

  test('a filter or an id that fits no row is told', () => {
    const asked = (more: object) => collect(evaluateCommand(suite, { ...options, format: 'text', ...more }));
    expect(asked({ id: 'nobody' })).toMatchObject({
      exitCode: 2,
      errors: 'suite.json: no row has the id "nobody".\n',
    });
    expect(asked({ filters: ['a*', 'tag:b'] }).output).toContain('all-six');
    expect(asked({ filters: ['x*', 'tag:b'] })).toMatchObject({
      exitCode: 2,
      errors: 'suite.json: no row fits "x*" or "tag:b".\n',
    });
    expect(asked({ filters: ['tag:atomic'] })).toMatchObject({ exitCode: 0 });
  });
});
