import { evaluate, rules } from '@/lib/evaluate';
import { equalJson, isJsonObject, type JsonValue, member, valueAt } from '@/lib/json';
import { boundaryOf, type Scenario } from '@/lib/protocol';

/** An outcome that is the contract's own, but of a moment in between. */
export interface Leak {
  /** The number of the contract's step after which the state gives exactly the reported outcome. */
  readonly step: number;
  /** `stopped`: what came later was not done; `leaked`: what the contract takes back was kept. */
  readonly kind: 'stopped' | 'leaked';
}

/**
 * Whether a wrong outcome is what the contract's state would give after one of its steps: then the adapter stopped
 * there, or what was staged leaked out of a rejection. Null where no step gives it, or the outcome is the right one.
 */
export function leakOf(row: Scenario, actual: JsonValue | undefined): Leak | null {
  const evaluation = evaluate(row, row.readings === undefined ? {} : { readings: row.readings });
  if (evaluation.outcome === 'invalid-request' || actual === undefined) return null;
  const right: JsonValue = { ...evaluation.actual };
  if (equalJson(right, actual)) return null;
  const event = valueAt(row.request, '/params/event') ?? null;
  const type = isJsonObject(event) ? member(event, 'type') : undefined;
  const boundary = typeof type === 'string' ? boundaryOf(type) : undefined;
  if (boundary === undefined) return null;
  const state = valueAt(row.request, '/params/state');
  const incoming = state !== undefined && isJsonObject(state) ? state : undefined;
  const kept = valueAt(event, '/tool/input');
  for (const step of evaluation.steps.toReversed()) {
    if (step.phase === 'commit' && step.verdict === 'rolled-back') continue;
    const pending = step.after;
    const input = !boundary.hasToolInput ? undefined : boundary.target === 'input' ? pending.payload : kept;
    const shown: JsonValue = { ...rules.outcomeOf({ pending, boundary, incoming, input, rules }) };
    if (!equalJson(shown, actual)) continue;
    return { step: step.index, kind: evaluation.outcome === 'rejected' ? 'leaked' : 'stopped' };
  }
  return null;
}
