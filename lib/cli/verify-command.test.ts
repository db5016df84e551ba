import { describe, expect, test } from 'vitest';
import { extendedSuite, suiteText } from '@/lib/suite';
import { collect } from './collect';
import { jsonOf, plain, reportOf, suiteOf } from './rows.test-support';
import { verifyCommand } from './verify-command';

const json = { ...plain, format: 'json' } as const;
const text = { ...plain, format: 'text' } as const;
const suite = suiteOf('deny-blocks', 'return-null-preserved', 'message-then-unknown-rejects-entire-response');
const summaryOf = (given: object) => ({
  rows: 0,
  passed: 0,
  failed: 0,
  unsupported: 0,
  inapplicable: 0,
  missing: 0,
  unknown: 0,
  unreadable: 0,
  ...given,
});

describe('verify against the engine', () => {
  test('passes what is expected', () => {
    const outcome = jsonOf(verifyCommand(suite, null, json));
    expect(outcome.exitCode).toBe(0);
    expect(outcome.json).toEqual({
      version: 1,
      summary: summaryOf({ rows: 3, passed: 3 }),
      rows: ['deny-blocks', 'return-null-preserved', 'message-then-unknown-rejects-entire-response']
        .sort((a, b) => suite.text.indexOf(a) - suite.text.indexOf(b))
        .map((id) => ({ id, status: 'passed', clauses: [] })),
    });
    expect(collect(verifyCommand(suite, null, text)).output).toBe('suite.json: 3 passed, 0 failed\n');
  });

  test('names clause, pointer and values of what differs, and where the row stands', () => {
    const wrong = { name: 'wrong.json', text: suite.text.replace('"decision": "deny"', '"decision": "ask"') };
    const outcome = jsonOf(verifyCommand(wrong, null, { ...json, filters: ['deny-*'] }));
    expect(outcome.exitCode).toBe(1);
    expect(outcome.json.rows).toHaveLength(1);
    expect(outcome.json.rows[0].clauses).toEqual([
      {
        clause: 'different-value',
        pointer: '/decision',
        expected: 'ask',
        actual: 'deny',
        message: expect.any(String),
      },
    ]);
    const line = wrong.text.split('\n').findIndex((at) => at.includes('"id": "deny-blocks"'));
    expect(collect(verifyCommand(wrong, null, text)).output).toMatch(
      new RegExp(
        `^wrong\\.json:${line}:5: FAILED deny-blocks\n  different-value at /decision: .*\n    expected "ask"\n    actual   "deny"\nwrong\\.json: 2 passed, 1 failed\n$`,
      ),
    );
  });

  test('two rows of one id are a mismatch, an unreadable row is unreadable input', () => {
    const again = { name: 'x', text: suite.text.replaceAll('return-null-preserved', 'deny-blocks') };
    const twice = jsonOf(verifyCommand(again, null, json));
    expect(twice.exitCode).toBe(1);
    expect(
      twice.json.rows.flatMap(({ clauses }: { clauses: { clause: string }[] }) =>
        clauses.map(({ clause }) => clause),
      ),
    ).toEqual(['duplicate-row']);
    const bad = { name: 'x', text: suite.text.replace('"expectError": true', '"expectError": 1') };
    const unreadable = jsonOf(verifyCommand(bad, null, json));
    expect(unreadable.exitCode).toBe(2);
    expect(unreadable.json.summary).toEqual(summaryOf({ rows: 3, passed: 2, unreadable: 1 }));
    expect(
      unreadable.json.rows.find(({ status }: { status: string }) => status === 'unreadable'),
    ).toMatchObject({
      id: 'message-then-unknown-rejects-entire-response',
      clauses: [{ clause: 'unreadable-row' }],
    });
  });
});

describe('verify against a report', () => {
  test('passes a faithful one', () => {
    expect(jsonOf(verifyCommand(suite, reportOf(suite), json))).toMatchObject({
      exitCode: 0,
      json: { summary: { passed: 3 } },
    });
  });

  test('tells rows that are missing, given twice, unknown, or not run', () => {
    const report = reportOf(
      suite,
      { id: 'deny-blocks', status: 'unsupported', actual: null },
      { id: 'message-then-unknown-rejects-entire-response', status: 'passed', actual: { rejected: true } },
      { id: 'message-then-unknown-rejects-entire-response', status: 'passed', actual: { rejected: true } },
      { id: 'no-such-row', status: 'passed', actual: {} },
    );
    const { results } = JSON.parse(report.text);
    const without = {
      ...report,
      text: JSON.stringify({
        results: results.filter(({ id }: { id: string }) => id !== 'return-null-preserved'),
      }),
    };
    const outcome = jsonOf(verifyCommand(suite, without, json));
    expect(outcome.exitCode).toBe(1);
    expect(outcome.json.summary).toEqual(
      summaryOf({ rows: 4, failed: 1, unsupported: 1, missing: 1, unknown: 1 }),
    );
    const clauses = Object.fromEntries(
      outcome.json.rows.map(({ id, clauses: [first] }: { id: string; clauses: { clause: string }[] }) => [
        id,
        first?.clause,
      ]),
    );
    expect(clauses).toEqual({
      'deny-blocks': 'nothing-reported',
      'return-null-preserved': 'nothing-reported',
      'message-then-unknown-rejects-entire-response': 'reported-twice',
      'no-such-row': 'unknown-row',
    });
  });

  test('a filter leaves the other rows of the report alone', () => {
    const outcome = jsonOf(verifyCommand(suite, reportOf(suite), { ...json, filters: ['deny-blocks'] }));
    expect([outcome.exitCode, outcome.json.summary]).toEqual([0, summaryOf({ rows: 1, passed: 1 })]);
  });

  test('a claim that contradicts fails, and a missing claim is no pass', () => {
    for (const result of [
      { id: 'deny-blocks', status: 'passed', actual: { decision: 'allow', executed: true, messages: [] } },
      { id: 'deny-blocks', actual: JSON.parse(suite.text).scenarios[0].expected },
      { id: 'deny-blocks', status: 'passed' },
    ]) {
      expect(jsonOf(verifyCommand(suite, reportOf(suite, result), json))).toMatchObject({
        exitCode: 1,
        json: { summary: { failed: 1, passed: 2 } },
      });
    }
  });

  const unusable: readonly [text: string, message: RegExp][] = [
    ['', /^r\.json:1:1: .*empty/],
    ['[]', /^r\.json:1:1: This is no report of a known form/],
    ['{"results":{}}', /^r\.json:1:12: A report holds a list/],
    ['{"results":[\n{"status":"passed"}]}', /^r\.json:2:1: A result has the `id`/],
    ['{"results":[}', /^r\.json:1:13: /],
  ];
  test.each(unusable)('an unusable report is located: %j', (given, message) => {
    const { output, errors, exitCode } = collect(verifyCommand(suite, { name: 'r.json', text: given }, text));
    expect([exitCode, output]).toEqual([2, '']);
    expect(errors).toMatch(message);
  });

  test('keys such as __proto__ are ordinary ids', () => {
    const odd = { name: 'x', text: suite.text.replaceAll('deny-blocks', '__proto__') };
    expect(jsonOf(verifyCommand(odd, reportOf(odd), json))).toMatchObject({
      exitCode: 0,
      json: { summary: { passed: 3 } },
    });
  });
});

describe('verify and what only the emitted state shows', () => {
  const [row] = extendedSuite.filter(({ id }) => id === 'changed-input-drops-held-allow');
  if (row === undefined) throw new Error('the row is gone');
  const asserting = (permission: string) => ({
    name: 'suite.json',
    text: suiteText([{ ...row, expectedState: { state: { permission } } }]),
  });

  test('the engine is held to it', () => {
    expect(collect(verifyCommand(asserting('none'), null, text)).exitCode).toBe(0);
    const { exitCode, output } = collect(verifyCommand(asserting('allow'), null, text));
    expect(exitCode).toBe(1);
    expect(output).toContain('state-differs at /state/permission');
  });

  test('an adapter, which never sees it, is not', () => {
    const source = asserting('allow');
    expect(collect(verifyCommand(source, reportOf(source), text)).exitCode).toBe(0);
  });
});
