import type { Context, Pending, Phase, PhaseId } from '@/lib/evaluate';
import { isJsonObject } from '@/lib/json';
import type { Diagnostic, Effect, RuleNumber } from '@/lib/protocol';
import type { Alteration, Mutant } from '../types';

/** A client's mistake, written down as one line of a table. */
export function client(
  id: string,
  rule: RuleNumber,
  defects: string,
  claim: string,
  hint: string,
  alteration: Alteration,
): Mutant {
  return { id, kind: 'client', rule, claim, hint, defects: listed(defects), alteration };
}

/** A server's mistake: what it does to the scripted response, which it should hand on as it is. */
export function server(
  id: string,
  defects: string,
  claim: string,
  hint: string,
  response: NonNullable<Alteration['response']>,
): Mutant {
  return { id, kind: 'server', rule: 3, claim, hint, defects: listed(defects), alteration: { response } };
}

/** Catalogue ids, as written in a table: `A1 A2`, or nothing. */
function listed(defects: string): readonly string[] {
  return defects === '' ? [] : defects.split(' ');
}

type Stays = Pick<Phase, 'id' | 'rule' | 'title' | 'perEffect'>;

function insertBefore(id: PhaseId, run: (context: Context) => void) {
  return (phases: readonly Phase[]): readonly Phase[] =>
    phases.flatMap((phase) => {
      if (phase.id !== id) return [phase];
      const { id: same, rule, title, perEffect }: Stays = phase;
      const inserted: Phase = {
        id: same,
        rule,
        title,
        perEffect,
        run(context) {
          run(context);
          return null;
        },
      };
      return [inserted, phase];
    });
}

/** Just before a phase, forgets the effects that are not kept. */
export function keepingEffects(
  before: PhaseId,
  keep: (effect: Effect, index: number, context: Context) => boolean,
): Alteration {
  return {
    phases: insertBefore(before, (context) => {
      context.effects = context.effects.filter((effect, index) => keep(effect, index, context));
    }),
  };
}

/** Just before a phase, sets fields of the pending state. */
export function setting(before: PhaseId, next: (context: Context) => Partial<Pending>): Alteration {
  return {
    phases: insertBefore(before, (context) => {
      context.pending = Object.freeze({ ...context.pending, ...next(context) });
    }),
  };
}

/** Leaves phases out. */
export function skipping(...ids: readonly PhaseId[]): Alteration {
  return { phases: (phases) => phases.filter(({ id }) => !ids.includes(id)) };
}

/** Runs a phase earlier: just before another one. */
export function moving(id: PhaseId, before: PhaseId): Alteration {
  return {
    phases: (phases) => {
      const moved = phases.filter((phase) => phase.id === id);
      return phases.flatMap((phase) =>
        phase.id === id ? [] : phase.id === before ? [...moved, phase] : [phase],
      );
    },
  };
}

/** Overlooks some faults of an effect's shape. */
export function overlookingShape(overlooks: (fault: Diagnostic, effect: Effect) => boolean): Alteration {
  return {
    rules: ({ checkShape }) => ({
      checkShape: (effect, index, boundary, readings) =>
        checkShape(effect, index, boundary, readings).filter(
          // a fault is judged with the effect it stands in, which need not be a legal one, but is an object
          (fault) => !isJsonObject(effect) || !overlooks(fault, effect as Effect & typeof effect),
        ),
    }),
  };
}

/** Overlooks some faults of a response's envelope. */
export function overlookingEnvelope(overlooks: (fault: Diagnostic) => boolean): Alteration {
  return {
    rules: ({ checkEnvelope }) => ({
      checkEnvelope: (response, readings) =>
        checkEnvelope(response, readings).filter((fault) => !overlooks(fault)),
    }),
  };
}

/** Several alterations as one mistake: what belongs together in one wrong piece of code. */
export function together(...alterations: readonly Alteration[]): Alteration {
  return {
    rules: (rules) => {
      let table = rules;
      for (const { rules: alter } of alterations) table = { ...table, ...alter?.(table) };
      return table;
    },
    phases: (phases) => {
      let list = phases;
      for (const { phases: alter } of alterations) list = alter?.(list) ?? list;
      return list;
    },
  };
}

/** Whether the effective payload is another than the one that came in, by the rules in force. */
export function payloadChanged({ rules, snapshot, pending }: Context): boolean {
  return !rules.samePayload(snapshot.payload, pending.payload);
}
