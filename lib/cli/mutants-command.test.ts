import { describe, expect, test } from 'vitest';
import { collect } from './collect';
import { mutantsCommand } from './mutants-command';
import { jsonOf, suiteOf } from './rows.test-support';

const json = { format: 'json', color: false } as const;
const text = { format: 'text', color: false } as const;
const suite = suiteOf('modify-merge-shallow-null-literal', 'deny-then-allow');

describe('mutants', () => {
  const { json: told, exitCode } = jsonOf(mutantsCommand(suite, json));

  test('counts what a suite notices, rule by rule, and fails where a mistake survives', () => {
    expect(exitCode).toBe(1);
    expect(told.summary.killed).toBeGreaterThan(5);
    expect(told.summary.killed + told.survivors.length).toBe(told.summary.mutants);
    const sum = (key: 'killed' | 'all'): number =>
      told.rules.reduce((total: number, rule: { killed: number; all: number }) => total + rule[key], 0);
    expect([sum('killed'), sum('all')]).toEqual([told.summary.killed, told.summary.mutants]);
    expect(told.killedBy.find(({ id }: { id: string }) => id === 'merges-deeply').rows).toEqual([
      'modify-merge-shallow-null-literal',
    ]);
  });

  test('names for a survivor the row that would notice it, or gives one that was made', () => {
    const killerOf = (id: string) => told.survivors.find((one: { id: string }) => one.id === id)?.killer;
    expect(killerOf('drops-return-before-modify')).toEqual(expect.any(String));
    const made = told.survivors.filter(
      ({ killer }: { killer: unknown }) => typeof killer === 'object' && killer,
    );
    for (const { id, killer } of made)
      expect(killer).toMatchObject({ id: `catches-${id}`, tags: expect.any(Array) });
  });

  test('says the same in words', () => {
    const outcome = collect(mutantsCommand(suite, text));
    expect(outcome.exitCode).toBe(1);
    expect(outcome.output).toMatch(/^rule 1: \d+ of \d+\n/);
    expect(outcome.output).toMatch(/suite\.json: \d+ of \d+ known mistakes noticed\n$/);
    expect(outcome.output).toContain('drops-return-before-modify (rule 5): drops a return');
  });

  test('cannot measure a suite that cannot be read', () => {
    const broken = { name: 's.json', text: '[' };
    expect(collect(mutantsCommand(broken, text))).toMatchObject({ exitCode: 2, output: '' });
  });
});
