import { describe, expect, it } from 'vitest';
import type { Evaluation } from '@/lib/evaluate';
import { coreSuite, extendedSuite } from '@/lib/suite';
import { alteredMachine, mutants } from '.';
import { type AlteredMachine, alsoAltered, rulesBetween } from './machine';
import { canonical } from './observe';

const suite = [...coreSuite, ...extendedSuite].filter((_, at) => at % 10 === 0);
const making = (...ids: readonly string[]): AlteredMachine =>
  alteredMachine(
    ids.flatMap((id) => mutants.filter((mutant) => mutant.id === id)).map((one) => one.alteration),
  );
const adding = (base: AlteredMachine, id: string): AlteredMachine => {
  const [mutant] = mutants.filter((one) => one.id === id);
  return mutant === undefined ? base : alsoAltered(base, mutant.alteration);
};
const text = ({ actual, state, payload }: Evaluation): string =>
  canonical([actual && Object.fromEntries(Object.entries(actual)), state, payload ?? null]);

describe('the entries of the rules table that a row asks', () => {
  it.each([[], ['merges-deeply'], ['skips-invalid-effects'], ['server-repairs-id']])(
    'are all that a mistake must touch to change what comes of it beside %s',
    (...ids) => {
      const base = making(...ids);
      let passedOver = 0;
      const beside = mutants.map(({ id }) => ({ id, machine: adding(base, id) }));
      for (const row of suite) {
        const { evaluation, asked } = base.runWatched(row, row.readings);
        for (const { id, machine } of beside) {
          if (rulesBetween(base, machine)?.some((rule) => asked.has(rule)) ?? true) continue;
          passedOver += 1;
          expect([row.id, id, text(machine.run(row, row.readings))]).toEqual([row.id, id, text(evaluation)]);
        }
      }
      expect(passedOver).toBeGreaterThan(500);
    },
  );

  it('are told only where nothing else is altered', () => {
    const both = making('first-permission-wins');
    expect(rulesBetween(making(), making('merges-deeply'))).toEqual(['mergeObject']);
    expect(rulesBetween(both, adding(both, 'merges-deeply'))).toEqual(['mergeObject']);
    expect(rulesBetween(making(), making('reads-revision-r4'))).toBeNull();
    expect(rulesBetween(making(), making('server-repairs-id'))).toBeNull();
    expect(rulesBetween(making(), making())).toEqual([]);
  });
});
