import { type Evaluation, type Exchange, evaluateWith, type Machine, phases, rules } from '@/lib/evaluate';
import type { Readings } from '@/lib/protocol';
import type { Alteration } from './types';

const reference: Machine = { rules, phases };

/** An evaluator with some alterations: their tables laid over each other in the given order. */
export interface AlteredMachine {
  /** Runs an exchange under the row's own readings, without steps unless they are asked for. */
  readonly run: (exchange: Exchange, readings?: Partial<Readings>, steps?: boolean) => Evaluation;
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
  return {
    run(exchange, own = {}, steps = false) {
      const served = servers.reduce<Exchange>(
        (sent, response) => ({ request: sent.request, response: response(sent) }),
        exchange,
      );
      return evaluateWith(machine, served, { readings: { ...own, ...readings }, steps });
    },
  };
}
