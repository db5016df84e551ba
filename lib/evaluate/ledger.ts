import { copyJson, type JsonValue } from '@/lib/json';
import type { Effect } from '@/lib/protocol';
import type { Context } from './context';
import type { Ledger, LedgerEntry, Step } from './types';

/** What a valid effect would have done to the snapshot, had the response been accepted. */
function effectOf(effect: Effect, index: number, { snapshot, rules }: Context): readonly LedgerEntry[] {
  const entry = (
    field: LedgerEntry['field'],
    staged: JsonValue,
    before: JsonValue | undefined,
  ): LedgerEntry => ({
    field,
    effect: index,
    staged: copyJson(staged),
    snapshot: before,
  });
  switch (effect.type) {
    case 'deny':
    case 'allow':
      return [entry('permission', effect.type, snapshot.permission)];
    case 'ask':
      return [entry('permission', 'ask', snapshot.permission), entry('prompts', 1, 0)];
    case 'modify':
      return [entry('payload', effect.value, snapshot.payload)];
    case 'message':
      return [entry('messages', rules.appendMessage(snapshot.messages, effect.text), snapshot.messages)];
    case 'return':
      return [entry('candidate', { value: effect.value }, snapshot.candidate && { ...snapshot.candidate })];
    case 'flow':
      return [entry('flow', effect.operation, snapshot.flow)];
    case 'inject':
      return [
        entry('injections', rules.appendInjection(snapshot.injections, { ...effect }), snapshot.injections),
      ];
  }
}

function stagedBy(step: Step, { snapshot }: Context): readonly LedgerEntry[] {
  if (step.verdict !== 'staged') return [];
  return step.sets.map(
    ({ field, by }): LedgerEntry => ({
      field,
      effect: by,
      // the fields of the pending state are JSON values
      staged: step.after[field] as JsonValue,
      snapshot: snapshot[field] as JsonValue,
    }),
  );
}

/**
 * The ledger of a rejection (semantics): what was staged and undone, and what was valid but never applied.
 * An effect is valid when no check has refused it; the checks have looked at every effect by now.
 */
export function ledgerOf(context: Context, steps: readonly Step[]): Ledger {
  const rolledBack = steps.flatMap((step) => stagedBy(step, context));
  const settled = new Set(rolledBack.map(({ effect }) => effect));
  for (const { effect } of context.diagnostics) settled.add(effect);
  const neverApplied = context.effects.flatMap((effect, index) =>
    settled.has(index) ? [] : effectOf(effect, index, context),
  );
  const execution: LedgerEntry = { field: 'executed', effect: null, staged: undefined, snapshot: false };
  return { rolledBack, neverApplied: [...neverApplied, execution] };
}
