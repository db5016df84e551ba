import {
  type Evaluation,
  type Exchange,
  evaluateWith,
  type Machine,
  phases,
  type Rules,
  rules,
} from '@/lib/evaluate';
import type { Readings } from '@/lib/protocol';
import type { Alteration } from './types';

const readingNames = ['revision', 'tool-constraint', 'chained-continue'] as const;
const names = Object.keys(rules).filter((name): name is keyof Rules => Object.hasOwn(rules, name));

/** An evaluator with some alterations: their tables laid over each other in the given order. */
export interface AlteredMachine {
  /** Runs an exchange under the row's own readings, without steps unless they are asked for. */
  readonly run: (exchange: Exchange, readings?: Partial<Readings>, steps?: boolean) => Evaluation;
  /** The same for an exchange whose request has been found legal under its own readings: that is not asked again. */
  readonly runLegal: (exchange: Exchange, readings?: Partial<Readings>) => Evaluation;
  /** Runs an exchange and tells which entries of the rules table were asked. */
  readonly runWatched: (exchange: Exchange, readings?: Partial<Readings>) => Watched;
  readonly parts: MachineParts;
}

/** An evaluation, and the entries of the rules table that it asked. */
export interface Watched {
  readonly evaluation: Evaluation;
  readonly asked: ReadonlySet<string>;
}

/** What a machine is made of. */
export interface MachineParts extends Machine {
  readonly servers: readonly NonNullable<Alteration['response']>[];
  readonly readings: Partial<Readings>;
}

/**
 * The entries of the rules table in which two machines differ: an exchange on which the first asks none of them comes to
 * the same end in both. Null where they differ in more than the table.
 */
export function rulesBetween(
  { parts: one }: AlteredMachine,
  { parts: other }: AlteredMachine,
): readonly (keyof Rules)[] | null {
  const same =
    one.phases === other.phases &&
    one.servers.length === other.servers.length &&
    one.servers.every((server, at) => server === other.servers[at]) &&
    readingNames.every((name) => one.readings[name] === other.readings[name]);
  return same ? names.filter((name) => one.rules[name] !== other.rules[name]) : null;
}

/** Builds the evaluator that makes exactly the given mistakes; with none it is the reference. */
export function alteredMachine(alterations: readonly Alteration[]): AlteredMachine {
  let parts: MachineParts = { rules, phases, servers: [], readings: {} };
  for (const alteration of alterations) parts = altered(parts, alteration);
  return machineOf(parts);
}

/** The machine that makes one mistake more; what the first one's mistakes put into its table stays the very same. */
export function alsoAltered({ parts }: AlteredMachine, alteration: Alteration): AlteredMachine {
  return machineOf(altered(parts, alteration));
}

function altered(
  { rules: table, phases: list, servers, readings }: MachineParts,
  added: Alteration,
): MachineParts {
  return {
    rules: { ...table, ...added.rules?.(table) },
    phases: added.phases?.(list) ?? list,
    servers: added.response === undefined ? servers : [...servers, added.response],
    readings: { ...readings, ...added.readings },
  };
}

function machineOf(parts: MachineParts): AlteredMachine {
  const { servers, readings } = parts;
  const machine: Machine = { rules: parts.rules, phases: parts.phases };
  const served = (exchange: Exchange): Exchange =>
    servers.reduce<Exchange>(
      (sent, response) => ({ request: sent.request, response: response(sent) }),
      exchange,
    );
  // another reading may find another request legal
  const ownReadings = Object.keys(readings).length === 0;
  const read = (own: Partial<Readings>): Partial<Readings> => (ownReadings ? own : { ...own, ...readings });
  return {
    parts,
    run: (exchange, own = {}, steps = false) =>
      evaluateWith(machine, served(exchange), { readings: read(own), steps }),
    runLegal: (exchange, own = {}) =>
      evaluateWith(machine, served(exchange), {
        readings: read(own),
        steps: false,
        requestIsLegal: ownReadings,
      }),
    runWatched(exchange, own = {}) {
      const asked = new Set<string>();
      const watched = new Proxy(machine.rules, {
        get(table, name, receiver) {
          asked.add(String(name));
          return Reflect.get(table, name, receiver);
        },
      });
      const options = { readings: read(own), steps: false };
      return { asked, evaluation: evaluateWith({ ...machine, rules: watched }, served(exchange), options) };
    },
  };
}
