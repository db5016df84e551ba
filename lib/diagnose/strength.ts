import type { Scenario } from '@/lib/protocol';
import { reportedOf, verify } from '@/lib/verify';
import { alteredMachine } from './machine';
import { mutants as everyMutant } from './mutants';
import { agrees, observe } from './observe';
import type { Mutant } from './types';

/** How well a suite tells the known mistakes from the contract. */
export interface SuiteStrength {
  /** For each mutant, the ids of the rows that turn red under it. */
  readonly killedBy: ReadonlyMap<string, readonly string[]>;
  /** Mutants under which every row stays green. */
  readonly survivors: readonly Mutant[];
  /** Those of the survivors that differ from the contract in the emitted state or payload of some row. */
  readonly stateOnly: readonly Mutant[];
}

/**
 * Runs every mutant over a suite. A row kills a mutant when the verifier fails the mutant's outcome, as it would an
 * adapter's; state and payload count only where the row asserts them and the adapter tells them.
 */
export function strengthOf(
  suite: readonly Scenario[],
  known: readonly Mutant[] = everyMutant,
): SuiteStrength {
  const reference = alteredMachine([]);
  const killedBy = new Map<string, readonly string[]>();
  const survivors: Mutant[] = [];
  const stateOnly: Mutant[] = [];
  for (const mutant of known) {
    const machine = alteredMachine([mutant.alteration]);
    const killers = suite.filter(
      (row) => verify(row, reportedOf(machine.run(row, row.readings))).status !== 'passed',
    );
    killedBy.set(
      mutant.id,
      killers.map(({ id }) => id),
    );
    if (killers.length > 0) continue;
    survivors.push(mutant);
    const shows = suite.some((row) => {
      const [mutated, contract] = [machine, reference].map((one) => observe(row, one.run(row, row.readings)));
      return mutated !== undefined && contract !== undefined && !agrees(contract, mutated);
    });
    if (shows) stateOnly.push(mutant);
  }
  return { killedBy, survivors, stateOnly };
}
