import type { JsonArray, JsonValue } from '@/lib/json';
import type { Effect, FlowOperation, FlowState, Permission } from '@/lib/protocol';
import type { Pending } from '../types';
import type { Charge } from './types';

const rung: Readonly<Record<Permission, number>> = { none: 0, allow: 1, ask: 2, deny: 3 };

/** Rule 5: deny wins over ask, ask over allow, in whatever order they stand. */
export function joinPermission(current: Permission, asked: Permission): Permission {
  return rung[asked] > rung[current] ? asked : current;
}

/** Rule 6: only a message effect carries a message; the reason of a deny or stop is none. */
export function messageOf(effect: Effect): string | undefined {
  return effect.type === 'message' ? effect.text : undefined;
}

/** Rule 6: messages accumulate in response order. */
export function appendMessage(messages: readonly string[], text: string): readonly string[] {
  return [...messages, text];
}

/** Rule 7: stop wins over continue, in whatever order they stand and whenever they were accepted. */
export function joinFlow(current: FlowState, asked: FlowOperation): FlowState {
  return current === 'stop' ? 'stop' : asked;
}

/** Rule 7: instructions accumulate in order and are never de-duplicated; a continue may have none. */
export function appendInstruction(
  instructions: readonly string[],
  instruction: string | undefined,
): readonly string[] {
  return instruction === undefined ? instructions : [...instructions, instruction];
}

/** Rule 7: exactly one unit is spent when the response resolves to continue, and none when stop wins. */
export function chargeAllowance({ remaining, before, after, continues, readings }: Charge): number | bigint {
  if (after !== 'continue' || continues === 0) return remaining;
  if (before === 'continue' && readings['chained-continue'] === 'already-paid') return remaining;
  return typeof remaining === 'bigint' ? remaining - 1n : remaining - 1;
}

/** Rule 8: the whole effect is recorded, so that its delivery is known. */
export function appendInjection(injections: JsonArray, effect: JsonValue): JsonArray {
  return [...injections, effect];
}

/** Rules 5 and 7: a denial or a stop discards the candidate; an ask keeps it, unusable. */
export function dropsCandidate({ permission, flow }: Pending): boolean {
  return permission === 'deny' || flow === 'stop';
}
