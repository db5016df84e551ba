import { describe, expect, test } from 'vitest';
import { closingLine, countPlaywright, countStep, countVitest, sum } from './tally.mjs';

const good = { name: 'unit tests', ok: true, seconds: 1, because: 'ok' };
const bad = { name: 'unit tests', ok: false, seconds: 1, because: 'exit code 1' };

const vitest = (over = {}) => ({
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] }],
  ...over,
});

describe('unit tests', () => {
  test('count as they are', () => {
    expect(countVitest(vitest(), good)).toEqual({
      name: 'unit tests',
      count: { passed: 5, failed: 0 },
      notes: [],
    });
    expect(countVitest(vitest({ numFailedTests: 2 }), bad).count).toEqual({ passed: 5, failed: 2 });
  });

  test('a file that could not be loaded counts as failed and is named', () => {
    const broken = { name: 'b.test.ts', status: 'failed', message: 'no such import', assertionResults: [] };
    const tally = countVitest(vitest({ testResults: [broken] }), bad);
    expect(tally.count).toEqual({ passed: 5, failed: 1 });
    expect(tally.notes).toEqual(['unit tests: b.test.ts could not run: no such import']);
  });

  test('a failed test is not counted again for its file', () => {
    const file = { name: 'c.test.ts', status: 'failed', assertionResults: [{ status: 'failed' }] };
    expect(countVitest(vitest({ numFailedTests: 1, testResults: [file] }), bad).count.failed).toBe(1);
  });

  test('skipped ones count as failed', () => {
    expect(countVitest(vitest({ numPendingTests: 1, numTodoTests: 1 }), good).count).toEqual({
      passed: 5,
      failed: 2,
    });
  });

  test('a runner that says nothing, or ends badly with all tests passed, has failed', () => {
    expect(countVitest(undefined, bad).count).toEqual({ passed: 0, failed: 1 });
    expect(countVitest(undefined, good).count).toEqual({ passed: 0, failed: 1 });
    expect(countVitest(vitest({ numPassedTests: 0, testResults: [] }), good).count).toEqual({
      passed: 0,
      failed: 1,
    });
    expect(countVitest(vitest(), bad).count).toEqual({ passed: 5, failed: 1 });
  });
});

describe('browser tests', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };

  test.each([
    [{ stats, errors: [] }, good, { passed: 3, failed: 0 }],
    [
      { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 1 }, errors: [] },
      bad,
      { passed: 3, failed: 3 },
    ],
    [{ stats: { ...stats, expected: 0 }, errors: [{ message: 'no server' }] }, bad, { passed: 0, failed: 1 }],
    [{ stats, errors: [] }, bad, { passed: 3, failed: 1 }],
    [undefined, bad, { passed: 0, failed: 1 }],
  ])('%#', (report, ended, count) => {
    expect(countPlaywright(report, ended).count).toEqual(count);
  });
});

test('a static check counts as one, and a failure says why', () => {
  expect(countStep(good)).toEqual({ name: 'unit tests', count: { passed: 1, failed: 0 }, notes: [] });
  expect(countStep(bad)).toEqual({
    name: 'unit tests',
    count: { passed: 0, failed: 1 },
    notes: ['unit tests: exit code 1'],
  });
});

test('the closing line sums all runners', () => {
  expect(closingLine(sum([countStep(good), countStep(bad), countVitest(vitest(), good)]))).toBe(
    '6 passed, 1 failed',
  );
});
