import type { RuleNumber, Scenario } from '@/lib/protocol';
import { reportedOf, verify } from '@/lib/verify';
import { alteredMachine } from './machine';
import { mutants as everyMutant } from './mutants';
import { agrees, observe } from './observe';
import { bundledRows, killingRow, type PartingRow } from './parting-row';
import { createRowPool } from './row-pool';
import type { Mutant } from './types';

/** How many of the known mistakes about one rule a suite tells from the contract. */
export interface RuleStrength {
  readonly rule: RuleNumber;
  readonly killed: number;
  readonly all: number;
}

/** How well a suite tells the known mistakes from the contract. */
export interface SuiteStrength {
  /** For each mutant, the ids of the rows that turn red under it. */
  readonly killedBy: ReadonlyMap<string, readonly string[]>;
  /** Mutants under which every row stays green. */
  readonly survivors: readonly Mutant[];
  /** Those of the survivors that differ from the contract in the emitted state or payload of some row. */
  readonly stateOnly: readonly Mutant[];
  /** In the order of the rules; a rule about which no mistake is known is left out. */
  readonly rules: readonly RuleStrength[];
}

/** How far a measurement is: known mistakes that have been run over the suite. */
export interface StrengthProgress {
  readonly done: number;
  readonly total: number;
}

/** See `strengthOf`; in steps, one for each mutant. */
export function* measuringStrength(
  suite: readonly Scenario[],
  known: readonly Mutant[] = everyMutant,
): Generator<StrengthProgress, SuiteStrength, undefined> {
  const reference = alteredMachine([]);
  const killedBy = new Map<string, readonly string[]>();
  const survivors: Mutant[] = [];
  const stateOnly: Mutant[] = [];
  for (const [index, mutant] of known.entries()) {
    const machine = alteredMachine([mutant.alteration]);
    const killers = suite.filter(
      (row) => verify(row, reportedOf(machine.run(row, row.readings))).status !== 'passed',
    );
    killedBy.set(
      mutant.id,
      killers.map(({ id }) => id),
    );
    if (killers.length === 0) {
      survivors.push(mutant);
      const shows = suite.some((row) => {
        const [mutated, contract] = [machine, reference].map((one) =>
          observe(row, one.run(row, row.readings)),
        );
        return mutated !== undefined && contract !== undefined && !agrees(contract, mutated);
      });
      if (shows) stateOnly.push(mutant);
    }
    yield { done: index + 1, total: known.length };
  }
  return { killedBy, survivors, stateOnly, rules: rulesOf(known, killedBy) };
}

/**
 * Runs every mutant over a suite. A row kills a mutant when the verifier fails the mutant's outcome, as it would an
 * adapter's; state and payload count only where the row asserts them and the adapter tells them.
 */
export function strengthOf(
  suite: readonly Scenario[],
  known: readonly Mutant[] = everyMutant,
): SuiteStrength {
  const steps = measuringStrength(suite, known);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** A mutant that a suite does not notice, with a row that would. */
export interface Survivor {
  readonly mutant: Mutant;
  /** The suite's own rows differ under it, but only in what is emitted, which they do not assert. */
  readonly stateOnly: boolean;
  /** Null where the search found none. */
  readonly killer: PartingRow | null;
}

/**
 * Searches a row for each survivor: among the bundled suites and the suite itself, then among single edits of these.
 * One step for each survivor; a search is bounded.
 */
export function* searchingKillers(
  suite: readonly Scenario[],
  { survivors, stateOnly }: SuiteStrength,
): Generator<StrengthProgress, readonly Survivor[], undefined> {
  const pool = createRowPool([...bundledRows(), ...suite]);
  const found: Survivor[] = [];
  for (const mutant of survivors) {
    const killer = killingRow(mutant, pool);
    found.push({ mutant, stateOnly: stateOnly.includes(mutant), killer });
    yield { done: found.length, total: survivors.length };
  }
  return found;
}

function rulesOf(
  known: readonly Mutant[],
  killedBy: ReadonlyMap<string, readonly string[]>,
): readonly RuleStrength[] {
  const numbers = [...new Set(known.map(({ rule }) => rule))].sort((a, b) => a - b);
  return numbers.map((rule) => {
    const about = known.filter((mutant) => mutant.rule === rule);
    const killed = about.filter(({ id }) => (killedBy.get(id) ?? []).length > 0);
    return { rule, killed: killed.length, all: about.length };
  });
}
