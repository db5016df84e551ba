import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { evaluate } from '@/lib/evaluate';
import { isJsonObject, type JsonObject, type JsonValue, member, readJson, valueAt } from '@/lib/json';
import { reportedOf, verify } from '@/lib/verify';
import { coreSuite, suiteText } from '..';

const file = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const list = (text: string, pointer: string): readonly JsonObject[] => {
  const read = readJson(text);
  const found = read.ok ? valueAt(read.value, pointer) : undefined;
  return Array.isArray(found) ? found.filter((row: JsonValue) => isJsonObject(row)) : [];
};
const tagged = (tag: string): number => coreSuite.filter(({ tags }) => tags.includes(tag)).length;
const at = (event: string): number =>
  coreSuite.filter(({ request }) => valueAt(request, '/params/event/type') === event).length;

describe('the core suite', () => {
  it('has 105 rows: 61 accepted, 44 rejected', () => {
    expect(coreSuite).toHaveLength(105);
    expect(new Set(coreSuite.map(({ id }) => id)).size).toBe(105);
    expect(coreSuite.filter(({ expected }) => expected !== undefined)).toHaveLength(61);
    expect(coreSuite.filter(({ expectError }) => expectError)).toHaveLength(44);
  });

  it('rejects for 21 schema, 16 capability, 6 application and 1 correlation faults', () => {
    const classes = ['schema-invalid', 'capability-invalid', 'application-invalid', 'correlation-invalid'];
    expect(classes.map(tagged)).toEqual([21, 16, 6, 1]);
    expect([tagged('negative'), tagged('atomic-rejection')]).toEqual([44, 44]);
  });

  it('plays at two boundaries', () => {
    expect([at('tool.before'), at('turn.finish.before')]).toEqual([96, 9]);
  });

  it('is what public/scenarios.json holds, byte for byte', () => {
    expect(file('public/scenarios.json')).toBe(suiteText(coreSuite));
  });

  it('writes the sampled rows of the shared suite as they are, order of keys and rows included', () => {
    const sampled = list(file('e2e/samples/scenarios-sample.json'), '/scenarios');
    const ids = new Set(sampled.map((row) => member(row, 'id')));
    expect(sampled).toHaveLength(35);
    expect(
      list(suiteText(coreSuite.filter(({ id }) => ids.has(id))), '/scenarios').map((row) =>
        JSON.stringify(row),
      ),
    ).toEqual(sampled.map((row) => JSON.stringify(row)));
  });

  it('has the ids of a full adapter report, in its order', () => {
    const reported = list(file('e2e/samples/report-one-defect.json'), '/results');
    expect(coreSuite.map(({ id }) => id)).toEqual(reported.map((row) => member(row, 'id')));
  });
});

describe('engine and verifier on the core suite', () => {
  it.each(coreSuite.map((row) => [row.id, row] as const))('agree: %s', (_id, row) => {
    expect(verify(row, reportedOf(evaluate(row))).clauses).toEqual([]);
  });

  it('accept the split between SDK and host on exactly the five rows that have one', () => {
    const split = {
      status: 'passed',
      sdkAccepted: true,
      hostAccepted: false,
      rejectionLayer: 'host-input-schema',
    };
    const rows = coreSuite.filter(
      (row) => verify(row, { actual: row.hostExpected ?? row.expected ?? {}, ...split }).status === 'passed',
    );
    expect(rows.map(({ id }) => id)).toEqual([
      'invalid-task-zero-rejects-staged-message',
      'invalid-task-fraction-rejects-staged-message',
      'invalid-task-boolean-rejects-staged-message',
      'invalid-task-missing-rejects-staged-message',
      'later-invalid-modify-rolls-back-earlier-modify',
    ]);
    expect(rows.every(({ hostExpected }) => hostExpected !== undefined)).toBe(true);
  });
});

describe('adapter reports against the core suite', () => {
  const failing = (path: string): readonly string[] => {
    const results = new Map(list(file(path), '/results').map((row) => [member(row, 'id'), row]));
    return coreSuite
      .filter((row) => {
        const result = results.get(row.id) ?? {};
        const { actual, status = null } = result;
        return verify(row, { actual, status }).status !== 'passed';
      })
      .map(({ id }) => id);
  };

  it('show 32 rows where an adapter skips invalid effects and applies the rest', () => {
    const ids = failing('e2e/samples/report-one-defect.json');
    expect(ids).toHaveLength(32);
    expect(ids.filter((id) => id.endsWith('-then-unknown-rejects-entire-response'))).toHaveLength(7);
  });

  it('show 4 rows where returns before a rewrite are lost and each continue costs a unit', () => {
    expect(failing('e2e/samples/report-two-defects.json')).toEqual([
      'return-before-modify',
      'changed-input-binds-new-candidate',
      'flow-repeated-continue-is-one-continuation',
      'flow-repeated-continue-uses-last-single-allowance',
    ]);
  });
});
