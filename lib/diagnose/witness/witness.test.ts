import { describe, expect, it, test } from 'vitest';
import { evaluate } from '@/lib/evaluate';
import { type JsonValue, valueAt } from '@/lib/json';
import type { Scenario } from '@/lib/protocol';
import { checkSuite, coreSuite, suiteText } from '@/lib/suite';
import { reportedOf, verify } from '@/lib/verify';
import { alteredMachine, mutants, witnessOf } from '..';

const mistake = (id: string) => mutants.filter((mutant) => mutant.id === id);
const row = (id: string): Scenario => {
  const found = coreSuite.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no row ${id}`);
  return found;
};

describe('the smallest witness', () => {
  const cases: readonly [id: string, from: string, effects: JsonValue, input: JsonValue][] = [
    [
      'merges-deeply',
      'modify-merge-shallow-null-literal',
      [{ type: 'modify', target: 'input', operation: 'merge', value: { options: {} } }],
      { task: 1, options: { limit: 1 } },
    ],
    ['last-permission-wins', 'deny-then-allow', [{ type: 'deny', reason: 'text' }, { type: 'allow' }], {}],
  ];
  test.each(cases)('of an adapter: %s', (id, from, effects, input) => {
    const witness = witnessOf(mistake(id), row(from));
    expect(witness).toMatchObject({ shows: 'outcome', least: true });
    expect(valueAt(witness?.row.response ?? null, '/result/effects')).toEqual(effects);
    expect(valueAt(witness?.row.request ?? null, '/params/event/tool/input')).toEqual(input);
    expect(valueAt(witness?.row.request ?? null, '/params/state')).toBeUndefined();
  });

  it('is null where the mistake changes nothing', () => {
    expect(witnessOf(mistake('merges-deeply'), row('deny-blocks'))).toBeNull();
    expect(witnessOf([], row('deny-blocks'))).toBeNull();
  });

  it('is written down as Markdown, and a fence in a text does not end the block', () => {
    const text = '```';
    const base = row('allow-executes');
    const fenced = {
      ...base,
      response: {
        ...Object(base.response),
        result: { protocolVersion: 'draft', effects: [{ type: 'deny', reason: text }] },
      },
    };
    const markdown = witnessOf(mistake('deny-reason-is-a-message'), fenced)?.markdown ?? '';
    expect(markdown).toContain('````json');
    expect(markdown).toContain('It shows the reason');
  });

  it('keeps to its bound, and says so', () => {
    const bounded = witnessOf(mistake('merges-deeply'), row('modify-merge-shallow-null-literal'), 5);
    expect(bounded?.least).toBe(false);
    const fresh = bounded && witnessOf(mistake('merges-deeply'), bounded.row);
    expect(fresh?.least).toBe(true);
  });

  const some = mutants.filter((_mutant, at) => at % 6 === 0);
  it('of a sixth of all mistakes is a legal row that the contract passes and the mistake fails', () => {
    const made = some.flatMap((mutant) => {
      const shows = coreSuite.find((one) => witnessOf([mutant], one, 0) !== null);
      const witness = shows === undefined ? null : witnessOf([mutant], shows);
      return witness === null ? [] : [{ mutant, witness }];
    });
    expect(made.length).toBeGreaterThan(25);
    for (const { mutant, witness } of made) {
      const { row: small } = witness;
      const readings = small.readings ?? {};
      expect([mutant.id, verify(small, reportedOf(evaluate(small, { readings }))).status]).toEqual([
        mutant.id,
        'passed',
      ]);
      const mutated = reportedOf(alteredMachine([mutant.alteration]).run(small, readings));
      expect([mutant.id, verify(small, mutated).status]).toEqual([mutant.id, 'failed']);
    }
    const rows = made.map(({ witness }) => witness.row);
    expect(checkSuite(suiteText(rows), rows)).toEqual([]);
  });
});
