import type { Scenario } from '@/lib/protocol';
import { alteredMachine } from './machine';
import { type Observation, observe } from './observe';
import type { Mutant } from './types';

/** What comes of a row under some mistakes; without any, what the contract gives. */
export type Foretell = (mistakes: readonly Mutant[], row: Scenario) => Observation;

/** Foretells rows and remembers what single mistakes give: the reports of many adapters are held against the same ones. */
export function createForetell(): Foretell {
  const machines = new Map<string, ReturnType<typeof alteredMachine>>();
  const known = new Map<string, WeakMap<Scenario, Observation>>();
  let latest = { name: '', machine: alteredMachine([]) };
  return (mistakes, row) => {
    const name = mistakes.map(({ id }) => id).join(' ');
    const remembered = known.get(name)?.get(row);
    if (remembered !== undefined) return remembered;
    const single = mistakes.length < 2;
    const machine =
      machines.get(name) ??
      (latest.name === name && !single
        ? latest.machine
        : alteredMachine(mistakes.map(({ alteration }) => alteration)));
    const observation = observe(row, machine.run(row, row.readings));
    if (single) {
      machines.set(name, machine);
      const rows = known.get(name) ?? new WeakMap<Scenario, Observation>();
      known.set(name, rows.set(row, observation));
    } else latest = { name, machine };
    return observation;
  };
}
