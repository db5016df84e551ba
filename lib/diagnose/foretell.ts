import type { Scenario } from '@/lib/protocol';
import { type AlteredMachine, alteredMachine, askedRules } from './machine';
import { type Observation, observe, observeBeside, type Seen } from './observe';
import type { Mutant } from './types';

/** What comes of a row under some mistakes; without any, what the contract gives. */
export type Foretell = (mistakes: readonly Mutant[], row: Scenario) => Observation;

interface SeenRow extends Seen {
  /** Entries of the rules table that the contract asks on the row. */
  readonly asked: ReadonlySet<string>;
}

/** Foretells rows and remembers what single mistakes give: the reports of many adapters are held against the same ones. */
export function createForetell(): Foretell {
  const unaltered = alteredMachine([]);
  const seen = new Map<Scenario, SeenRow>();
  const machines = new Map<string, AlteredMachine>();
  const known = new Map<string, Map<Scenario, Observation>>();
  let latest = { name: '', machine: unaltered };

  const contract = (row: Scenario): SeenRow => {
    const before = seen.get(row);
    if (before !== undefined) return before;
    const { evaluation, asked } = askedRules(row, row.readings);
    const first = { evaluation, observation: observe(row, evaluation), asked };
    seen.set(row, first);
    return first;
  };

  const machineOf = (name: string, mistakes: readonly Mutant[]): AlteredMachine => {
    const made = machines.get(name) ?? (latest.name === name ? latest.machine : undefined);
    if (made !== undefined) return made;
    const machine = alteredMachine(mistakes.map(({ alteration }) => alteration));
    if (mistakes.length === 1) machines.set(name, machine);
    else latest = { name, machine };
    return machine;
  };

  return (mistakes, row) => {
    const [first, second] = mistakes;
    if (first === undefined) return contract(row).observation;
    const name = second === undefined ? first.id : mistakes.map(({ id }) => id).join(' ');
    const remembered = known.get(name)?.get(row);
    if (remembered !== undefined) return remembered;
    const reference = contract(row);
    const machine = machineOf(name, mistakes);
    // a rule that is never asked changes nothing: most mistakes need not be run on most rows
    if (machine.alters?.every((rule) => !reference.asked.has(rule))) return reference.observation;
    const isLegal = reference.evaluation.outcome !== 'invalid-request';
    const evaluation = isLegal ? machine.runLegal(row, row.readings) : machine.run(row, row.readings);
    const observation = observeBeside(row, evaluation, reference);
    if (second === undefined) {
      const rows = known.get(name) ?? new Map<Scenario, Observation>();
      known.set(name, rows.set(row, observation));
    }
    return observation;
  };
}
