import { describe, expect, it } from 'vitest';
import { coreSuite, extendedSuite } from '@/lib/suite';
import { alteredMachine, mutants } from '.';
import { askedRules } from './machine';
import { canonical } from './observe';

const suite = [...coreSuite, ...extendedSuite].filter((_, at) => at % 4 === 0);
const text = ({ actual, state, payload }: ReturnType<typeof askedRules>['evaluation']) =>
  canonical([actual && Object.fromEntries(Object.entries(actual)), state, payload ?? null]);

describe('the entries of the rules table that a row asks', () => {
  it('are all that a mistake in the table must touch to change what comes of the row', () => {
    let passedOver = 0;
    for (const row of suite) {
      const { evaluation, asked } = askedRules(row, row.readings);
      for (const { id, alteration } of mutants) {
        const machine = alteredMachine([alteration]);
        if (machine.alters?.some((rule) => asked.has(rule)) ?? true) continue;
        passedOver += 1;
        expect([row.id, id, text(machine.run(row, row.readings))]).toEqual([row.id, id, text(evaluation)]);
      }
    }
    expect(passedOver).toBeGreaterThan(1000);
  });

  it('are told only where nothing else is altered', () => {
    const altersOf = (id: string) =>
      alteredMachine(mutants.filter((mutant) => mutant.id === id).map(({ alteration }) => alteration)).alters;
    expect(altersOf('merges-deeply')).toEqual(['mergeObject']);
    expect(altersOf('reads-revision-r4')).toBeNull();
    expect(altersOf('server-repairs-id')).toBeNull();
    expect(alteredMachine([]).alters).toEqual([]);
  });
});
