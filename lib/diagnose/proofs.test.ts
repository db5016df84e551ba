import { describe, expect, it } from 'vitest';
import { oracle } from '@/lib/evaluate/oracle.test-support';
import { type Slip, slips } from '@/lib/evaluate/oracle-slips.test-support';
import { resolveReadings } from '@/lib/protocol';
import { coreSuite, extendedSuite } from '@/lib/suite';
import { createDiagnoser, mutants } from '.';
import { drawnPairs, firstOf, namedFirst, type Report, seeded, simulated } from './proofs.test-support';

// What the diagnosis is worth, as figures: each bar is the one that was promised, not the one that was reached.

const suite = [...coreSuite, ...extendedSuite];
const { diagnose } = createDiagnoser();
const plain = mutants.map((mutant) => ({ mutant, told: diagnose(suite, simulated([mutant], suite)) }));
const shown = plain.filter(({ told }) => told.differing.length > 0);

/** How many of all, as a part of 1. */
const part = (some: readonly unknown[], all: readonly unknown[]): number => some.length / all.length;

/** The group that a report's first hypothesis names alone, by its members; none where it names two mistakes. */
function groupOf({ hypotheses: [best] }: (typeof plain)[number]['told']): string {
  const [group, second] = best?.mistakes ?? [];
  return group === undefined || second !== undefined ? '' : group.map(({ id }) => id).join(' ');
}

describe('a single mistake', () => {
  it('is named first, alone or with those that no row parts from it, whenever an outcome shows it', () => {
    const wrong = shown.filter(({ mutant, told }) => !groupOf(told).split(' ').includes(mutant.id));
    expect(wrong.map(({ mutant }) => mutant.id)).toEqual([]);
  });

  it('stands alone in at least 85 of 100 groups', () => {
    const groups = [...new Set(shown.map(({ told }) => groupOf(told)))];
    const single = groups.filter((group) => !group.includes(' '));
    expect(part(single, groups)).toBeGreaterThanOrEqual(0.85);
  });

  it('that only the emitted state shows is named first where the report tells it', () => {
    const hidden = plain.filter(({ told }) => told.differing.length === 0);
    const told = hidden.flatMap(({ mutant }) => {
      const diagnosis = diagnose(suite, simulated([mutant], suite, true));
      return diagnosis.differing.length === 0 ? [] : [{ mutant, diagnosis }];
    });
    expect(told.length).toBeGreaterThan(5);
    const wrong = told.filter(({ mutant, diagnosis }) => !groupOf(diagnosis).split(' ').includes(mutant.id));
    expect(wrong.map(({ mutant }) => mutant.id)).toEqual([]);
  });

  it('is among the first three with a tenth of the rows missing', () => {
    const random = seeded(11);
    const told = shown.flatMap(({ mutant }) => {
      const rows = suite.filter(() => random() >= 0.1);
      const diagnosis = diagnose(suite, simulated([mutant], rows));
      return diagnosis.differing.length === 0 ? [] : [{ mutant, diagnosis }];
    });
    const named = told.filter(({ mutant, diagnosis }) => namedFirst(diagnosis, 3).includes(mutant.id));
    expect(told.length).toBeGreaterThan(100);
    expect(part(named, told)).toBeGreaterThanOrEqual(0.9);
  });
});

it('two mistakes at once are both named by the first two hypotheses, in 95 of 100 reports', () => {
  const known = shown.map(({ mutant }) => mutant).filter(({ kind }) => kind === 'client');
  const drawn = [...firstOf(40, drawnPairs(known, suite, seeded(7)))];
  const named = drawn.filter(({ pair, report }) => {
    const ids = namedFirst(diagnose(suite, report), 2);
    return pair.every(({ id }) => ids.includes(id));
  });
  expect(drawn).toHaveLength(40);
  expect(part(named, drawn)).toBeGreaterThanOrEqual(0.95);
});

describe('a mistake that was put by hand into the second evaluator', () => {
  const names = Object.keys(slips).filter((name): name is Slip => Object.hasOwn(slips, name));
  const reportOf = (slip: Slip | null): Report =>
    new Map(
      suite.map((row) => {
        const { actual } = oracle(row, resolveReadings(row.readings), slip);
        return [row.id, { actual: actual === null ? null : { ...actual }, status: 'passed' }];
      }),
    );

  it('is none where none was put', () => {
    expect(diagnose(suite, reportOf(null))).toMatchObject({ differing: [], hypotheses: [] });
  });

  it('is named in the first three hypotheses, in 90 of 100', () => {
    const told = names.map((slip) => ({ slip, diagnosis: diagnose(suite, reportOf(slip)) }));
    expect(told.filter(({ diagnosis }) => diagnosis.differing.length === 0).map(({ slip }) => slip)).toEqual(
      [],
    );
    const named = told.filter(({ slip, diagnosis }) => {
      const ids = namedFirst(diagnosis, 3);
      return slips[slip].some((id) => ids.includes(id));
    });
    expect(names.length).toBeGreaterThanOrEqual(30);
    expect(part(named, told)).toBeGreaterThanOrEqual(0.9);
  });
});
