import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '@/lib/json';
import { coreSuite } from '@/lib/suite';
import { disagreement, runs } from './agreement.test-support';
import { oracle } from './oracle.test-support';
import { isObject, same } from './oracle-shapes.test-support';
import { defaultReadings, randomReadings, randomRows } from './random-rows.test-support';

interface SuiteRow {
  readonly id: string;
  readonly request: JsonValue;
  readonly response: JsonValue;
  readonly tags: readonly string[];
  readonly expected?: JsonObject;
  readonly expectError?: boolean;
}

function rowsOfFile(path: string): readonly SuiteRow[] {
  const { scenarios } = JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
  return scenarios;
}

const sampleRows = rowsOfFile('../../e2e/samples/scenarios-sample.json');
const publishedRows: readonly SuiteRow[] = [...sampleRows, ...coreSuite];

describe('the oracle, against answers that neither it nor the engine wrote', () => {
  test.each(publishedRows)('$id', (row) => {
    const verdict = oracle(row, defaultReadings);
    if (row.expectError) {
      expect(verdict.outcome).toBe('rejected');
      expect(row.tags).toContain(verdict.outcome === 'rejected' ? verdict.class : '');
      return;
    }
    expect(verdict.outcome).toBe('accepted');
    // Our keys are the published ones exactly, except that a tool input is always told.
    const actual: JsonValue = verdict.actual === null ? null : { ...verdict.actual };
    expect(isObject(actual) && same(actual, { ...pick(actual, 'input'), ...row.expected })).toBe(true);
  });
});

const pick = (value: JsonObject, key: string): JsonObject => {
  const part = value[key];
  return part === undefined ? {} : { [key]: part };
};

describe('engine and oracle agree', () => {
  test.each(publishedRows)('on the published row $id', (row) => {
    expect(disagreement(row, defaultReadings)).toBeNull();
  });

  test('on random rows', () => {
    fc.assert(
      fc.property(randomRows, (row) => {
        const parted = disagreement(row, defaultReadings);
        if (parted !== null) throw new Error(parted);
      }),
      runs(14_000),
    );
  }, 120_000);

  test('on random rows under every reading', () => {
    fc.assert(
      fc.property(randomRows, randomReadings, (row, readings) => {
        const parted = disagreement(row, readings);
        if (parted !== null) throw new Error(parted);
      }),
      runs(6_000),
    );
  }, 120_000);
});

test('random rows are of every kind, in the proportions they were tuned to', () => {
  const seen = new Map<string, number>();
  const rows = fc.sample(randomRows, { numRuns: 4_000, seed: 20_260_101 });
  for (const row of rows) {
    const verdict = oracle(row, defaultReadings);
    const kinds: readonly string[] =
      verdict.outcome === 'rejected'
        ? [verdict.outcome, verdict.class, verdict.phase]
        : verdict.outcome === 'accepted'
          ? [verdict.outcome, verdict.actual.decision, ...Object.keys(verdict.actual)]
          : [verdict.outcome];
    for (const kind of kinds) seen.set(kind, (seen.get(kind) ?? 0) + 1);
  }
  const share = (kind: string): number => (seen.get(kind) ?? 0) / rows.length;
  expect(share('accepted')).toBeGreaterThan(0.4);
  expect(share('accepted')).toBeLessThan(0.5);
  expect(share('rejected')).toBeGreaterThan(0.3);
  expect(share('invalid-request')).toBeGreaterThan(0.15);
  const rare = [
    ...['schema-invalid', 'correlation-invalid', 'capability-invalid', 'application-invalid'],
    ...['envelope', 'correlation', 'shape', 'capability', 'allowance', 'stage'],
    ...['allow', 'ask', 'deny', 'result', 'flow', 'continuationInstructions', 'injections'],
  ];
  for (const kind of rare) expect(share(kind), kind).toBeGreaterThan(0.01);
});
