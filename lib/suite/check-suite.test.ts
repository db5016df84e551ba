import { describe, expect, it } from 'vitest';
import type { Scenario } from '@/lib/protocol';
import { type CheckId, checkSuite, coreSuite, suiteText } from '.';
import { envelopeRow, sabotages, without, withRow } from './sabotages.test-support';

const text = suiteText(coreSuite);
const checks = (problems: ReturnType<typeof checkSuite>) => [...new Set(problems.map(({ check }) => check))];

describe('checkSuite', () => {
  it('finds nothing in the core suite', () => {
    expect(checkSuite(text)).toEqual([]);
  });

  it.each(sabotages)('notices %s, by one check alone', (_what, sabotaged, check, id) => {
    const problems = checkSuite(suiteText(sabotaged), sabotaged);
    expect(checks(problems)).toEqual([check]);
    expect([...new Set(problems.map((problem) => problem.id))]).toEqual([id]);
    for (const { pointer, message } of problems) {
      const index = sabotaged.findLastIndex((row) => row.id === id);
      expect(pointer.startsWith(`/scenarios/${index}`)).toBe(true);
      expect(message).toMatch(/^[A-Z`"/a-z].*\.$/);
    }
  });

  it('notices any other byte than the generator writes', () => {
    const changed = [
      text.replace('\n  ', '\n   '),
      `${text}\n`,
      text.trimEnd(),
      text.replaceAll('\n', '\r\n'),
      `${text} `,
      JSON.stringify(JSON.parse(text)),
    ];
    for (const other of changed) {
      expect(checks(checkSuite(other))).toEqual(['reproducible']);
    }
    expect(checkSuite(text.replace('"id": "allow-executes"', '"id":  "allow-executes"'))[0]?.message).toMatch(
      /line \d+/,
    );
  });

  it('notices a row that was dropped, added or moved', () => {
    for (const other of [coreSuite.slice(1), coreSuite.toReversed()]) {
      expect(checks(checkSuite(suiteText(other)))).toEqual(['reproducible']);
    }
  });

  it('says of a text that is no suite that it cannot be read', () => {
    for (const other of [
      '',
      '{',
      '[]',
      '{"version":1}',
      '{"version":1,"scenarios":{}}',
      '{"version":2,"scenarios":[]}',
    ]) {
      expect(checks(checkSuite(other, []))).toEqual(['readable']);
    }
  });

  it('names a row that is none and checks the others', () => {
    const [first = '', ...rest] = text.split('"scenarios": [');
    const broken = [first, `7, {"id":"bare","tags":[],"expectError":true},${rest.join('')}`].join(
      '"scenarios": [',
    );
    const problems = checkSuite(broken, coreSuite);
    expect(problems.map(({ check, index, id }) => [check, index, id])).toEqual([
      ['row-structure', 0, null],
      ['exclusive-contract', 1, 'bare'],
      ['exclusive-contract', 1, 'bare'],
      ['exclusive-contract', 1, 'bare'],
      ['reproducible', null, null],
    ]);
  });

  it('has a sabotage for every check of a row', () => {
    const seen = new Set(sabotages.map(([, , check]) => check));
    const rest: readonly CheckId[] = ['readable', 'row-structure', 'reproducible'];
    const all: Record<CheckId, true> = {
      'unique-ids': true,
      correlation: true,
      'exclusive-contract': true,
      'expected-structure': true,
      'request-valid': true,
      'response-valid': true,
      'response-fails': true,
      reproducible: true,
      readable: true,
      'row-structure': true,
      outcome: true,
      'class-tag': true,
      'host-outcome': true,
    };
    expect([...seen, ...rest].sort()).toEqual(Object.keys(all).sort());
  });

  it('judges a row under the readings it was written for', () => {
    const accepting = (readings: NonNullable<Scenario['readings']>) =>
      withRow(envelopeRow, (row) => ({
        ...without(row, 'expectError'),
        tags: [],
        expected: coreSuite[0]?.expected ?? {},
        readings,
      }));
    const [r4, r3] = [accepting({ revision: 'r4' }), accepting({ revision: 'r3' })];
    expect(checkSuite(suiteText(r4), r4)).toEqual([]);
    expect(checks(checkSuite(suiteText(r3), r3))).toEqual(['response-valid']);
  });
});
