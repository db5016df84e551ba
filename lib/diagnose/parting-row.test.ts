import { describe, expect, it, test } from 'vitest';
import { coreSuite } from '@/lib/suite';
import { reportedOf, verify } from '@/lib/verify';
import {
  alteredMachine,
  killingRow,
  measuringStrength,
  mutants,
  partingRow,
  searchingKillers,
  strengthOf,
} from '.';
import { createRowPool } from './row-pool';

const mutant = (id: string) => {
  const found = mutants.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no mistake ${id}`);
  return found;
};

const pool = createRowPool(coreSuite);

const pairs: readonly [one: string, other: string, from: string][] = [
  ['merges-deeply', 'merge-replaces', 'suite'],
  ['stop-suppresses-messages', 'deny-suppresses-messages', 'suite'],
];
test.each(pairs)('a row parts %s from %s', (one, other, from) => {
  const parting = partingRow(mutant(one), mutant(other), coreSuite);
  expect(parting).toMatchObject({ from, shows: 'outcome' });
  const outcomes = [one, other].map(
    (id) => parting && alteredMachine([mutant(id).alteration]).run(parting.row, parting.row.readings).actual,
  );
  expect(outcomes[0]).not.toEqual(outcomes[1]);
});

it('no row parts a mistake from itself', () => {
  expect(partingRow(mutant('merges-deeply'), mutant('merges-deeply'), coreSuite.slice(0, 9))).toBeNull();
});

describe('what a suite does not notice', () => {
  const small = coreSuite.slice(0, 12);
  const some = ['merges-deeply', 'last-permission-wins', 'prior-stop-lost', 'null-effects-are-none'].map(
    mutant,
  );
  const strength = strengthOf(small, some);

  it('is counted by rule', () => {
    expect(strength.rules).toEqual([
      { rule: 3, killed: 0, all: 1 },
      { rule: 4, killed: 0, all: 1 },
      { rule: 5, killed: 0, all: 1 },
      { rule: 7, killed: 0, all: 1 },
    ]);
    expect(strengthOf(coreSuite, some).rules.map(({ killed }) => killed)).toEqual([0, 1, 1, 1]);
  });

  it('has for each survivor a row that the verifier fails under it', () => {
    const steps = [...searchingKillers(small, strength)];
    expect(steps.at(-1)).toEqual({ done: 4, total: 4 });
    for (const one of some) {
      const killer = killingRow(one, pool);
      const reported = killer && reportedOf(alteredMachine([one.alteration]).run(killer.row, {}));
      expect([one.id, killer && reported && verify(killer.row, reported).status]).toEqual([one.id, 'failed']);
    }
    expect(killingRow(mutant('null-effects-are-none'), pool)).toMatchObject({ from: 'made' });
  });

  it('is measured in steps', () => {
    expect([...measuringStrength(small, some)]).toHaveLength(4);
  });
});
