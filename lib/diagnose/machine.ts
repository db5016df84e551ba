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

const reference: Machine = { rules, phases };
const names = Object.keys(rules).filter((name): name is keyof Rules => Object.hasOwn(rules, name));

/** Runs an exchange by the contract and tells which entries of the rules table it asks. */
export function askedRules(
  exchange: Exchange,
  readings: Partial<Readings> = {},
): { readonly evaluation: Evaluation; readonly asked: ReadonlySet<string> } {
  const asked = new Set<string>();
  const watched = new Proxy(rules, {
    get(table, name, receiver) {
      asked.add(String(name));
      return Reflect.get(table, name, receiver);
    },
  });
  const evaluation = evaluateWith({ rules: watched, phases }, exchange, { readings, steps: false });
  return { evaluation, asked };
}

/** An evaluator with some alterations: their tables laid over each other in the given order. */
export interface AlteredMachine {
  /** Runs an exchange under the row's own readings, without steps unless they are asked for. */
  readonly run: (exchange: Exchange, readings?: Partial<Readings>, steps?: boolean) => Evaluation;
  /** The same for an exchange whose request has been found legal under its own readings: that is not asked again. */
  readonly runLegal: (exchange: Exchange, readings?: Partial<Readings>) => Evaluation;
  /**
   * The entries of the rules table that are not the reference's: an exchange on which the reference asks none of them
   * comes to the same end. Null where more is altered than the table.
   */
  readonly alters: readonly (keyof Rules)[] | null;
}

/** Builds the evaluator that makes exactly the given mistakes; with none it is the reference. */
export function alteredMachine(alterations: readonly Alteration[]): AlteredMachine {
  let machine = reference;
  let readings: Partial<Readings> = {};
  for (const alteration of alterations) {
    machine = {
      rules: { ...machine.rules, ...alteration.rules?.(machine.rules) },
      phases: alteration.phases?.(machine.phases) ?? machine.phases,
    };
    readings = { ...readings, ...alteration.readings };
  }
  const servers = alterations.flatMap(({ response }) => (response === undefined ? [] : [response]));
  const served = (exchange: Exchange): Exchange =>
    servers.reduce<Exchange>(
      (sent, response) => ({ request: sent.request, response: response(sent) }),
      exchange,
    );
  // another reading may find another request legal
  const ownReadings = Object.keys(readings).length === 0;
  const read = (own: Partial<Readings>): Partial<Readings> => (ownReadings ? own : { ...own, ...readings });
  const { rules: table, phases: list } = machine;
  const tableOnly = servers.length === 0 && ownReadings && list === reference.phases;
  return {
    alters: tableOnly ? names.filter((name) => table[name] !== reference.rules[name]) : null,
    run: (exchange, own = {}, steps = false) =>
      evaluateWith(machine, served(exchange), { readings: read(own), steps }),
    runLegal: (exchange, own = {}) =>
      evaluateWith(machine, served(exchange), {
        readings: read(own),
        steps: false,
        requestIsLegal: ownReadings,
      }),
  };
}
