import type { Scenario } from '@/lib/protocol';
import { type AlteredMachine, alsoAltered, alteredMachine, rulesBetween, type Watched } from './machine';
import { type Observation, observe, observeBeside, type Seen } from './observe';
import type { Mutant } from './types';

/** What comes of rows under some mistakes; without any, what the contract gives. */
export type Foretell = (mistakes: readonly Mutant[]) => (row: Scenario) => Observation;

/** Which rows of a suite a single mistake changes, in the suite's order. */
export type Changes = (suite: readonly Scenario[], mistake: Mutant) => readonly Scenario[];

/** Remembers which rows of a suite each mistake changes; the suite is known by its list, which must stay as it is. */
export function createChanges(foretell: Foretell): Changes {
  const known = new WeakMap<readonly Scenario[], Map<Mutant, readonly Scenario[]>>();
  return (suite, mistake) => {
    const bySuite = known.get(suite) ?? new Map<Mutant, readonly Scenario[]>();
    known.set(suite, bySuite);
    const before = bySuite.get(mistake);
    if (before !== undefined) return before;
    const [contract, predict] = [foretell([]), foretell([mistake])];
    const changed = suite.filter((row) => predict(row) !== contract(row));
    bySuite.set(mistake, changed);
    return changed;
  };
}

/** What a row comes to, and the entries of the rules table that are asked on the way. */
type SeenRow = Seen & Watched;

/** Some mistakes as a machine, in which rules it differs from the machine without the last of them, and what it gave. */
interface Prepared {
  readonly machine: AlteredMachine;
  readonly alters: ReturnType<typeof rulesBetween>;
  readonly seen: Map<Scenario, SeenRow>;
}

/**
 * Foretells rows and remembers what single mistakes give: the reports of many adapters are held against the same ones. A
 * mistake whose rules are not asked on a row changes nothing there, and is not run on it; so most need not be run on
 * most rows.
 */
export function createForetell(): Foretell {
  const contract: Prepared = { machine: alteredMachine([]), alters: [], seen: new Map() };
  const singles = new Map<Mutant, Prepared>();

  /** The row under what has been prepared, watched; remembered as long as that is. */
  const seenBy = (prepared: Prepared, row: Scenario): SeenRow => {
    const before = prepared.seen.get(row);
    if (before !== undefined) return before;
    const watched = prepared.machine.runWatched(row, row.readings);
    const { evaluation } = watched;
    const observation =
      prepared === contract
        ? observe(row, evaluation)
        : observeBeside(row, evaluation, seenBy(contract, row));
    const first = { ...watched, observation };
    prepared.seen.set(row, first);
    return first;
  };

  const extended = (base: Prepared, mutant: Mutant): Prepared => {
    const machine = alsoAltered(base.machine, mutant.alteration);
    return { machine, alters: rulesBetween(base.machine, machine), seen: new Map() };
  };

  const single = (mutant: Mutant): Prepared => {
    const prepared = singles.get(mutant) ?? extended(contract, mutant);
    singles.set(mutant, prepared);
    return prepared;
  };

  /** How a row comes out under one mistake more than `base`. */
  const predict = (base: Prepared, { machine, alters }: Prepared, row: Scenario): Observation => {
    if (alters !== null) {
      const before = seenBy(base, row);
      if (alters.every((rule) => !before.asked.has(rule))) return before.observation;
    }
    const reference = seenBy(contract, row);
    const isLegal = reference.evaluation.outcome !== 'invalid-request';
    const evaluation = isLegal ? machine.runLegal(row, row.readings) : machine.run(row, row.readings);
    return observeBeside(row, evaluation, reference);
  };

  const known = new Map<Mutant, Map<Scenario, Observation>>();
  // what a single mistake gives is watched only while it is asked about together with others
  let leading: { readonly mutant: Mutant; readonly prepared: Prepared } | undefined;

  return (mistakes) => {
    const [first, ...others] = mistakes;
    if (first === undefined) return (row) => seenBy(contract, row).observation;
    if (others.length === 0) {
      const prepared = single(first);
      const rows = known.get(first) ?? new Map<Scenario, Observation>();
      known.set(first, rows);
      return (row) => {
        const remembered = rows.get(row);
        if (remembered !== undefined) return remembered;
        const observation = predict(contract, prepared, row);
        rows.set(row, observation);
        return observation;
      };
    }
    if (leading?.mutant !== first) leading = { mutant: first, prepared: extended(contract, first) };
    let base = leading.prepared;
    let last = base;
    for (const mutant of others) {
      base = last;
      last = extended(base, mutant);
    }
    return (row) => predict(base, last, row);
  };
}
