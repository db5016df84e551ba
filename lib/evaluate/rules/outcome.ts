import type { JsonObject } from '@/lib/json';
import type { Boundary, Decision, Permission } from '@/lib/protocol';
import type { Actual, Pending } from '../types';
import type { Settled } from './types';

/** Rule 2: this synthetic host permits by default, so none resolves to allow here (not in every real host). */
export function decide(permission: Permission): Decision {
  return permission === 'none' ? 'allow' : permission;
}

/** Rule 9: the original tool runs once exactly under allow, without stop and without a candidate. */
export function executes({ candidate, flow }: Pending, decision: Decision, boundary: Boundary): boolean {
  return boundary.executesTool && decision === 'allow' && candidate === null && flow !== 'stop';
}

/** Rules 5 and 9: a supplied result is shown only under allow and without stop. */
export function showsResult({ candidate, flow }: Pending, decision: Decision): boolean {
  return candidate !== null && decision === 'allow' && flow !== 'stop';
}

/** Whether the outcome speaks of continuations: exactly when a flow is resolved or instructions came in. */
export function speaksOfContinuing({ boundary, pending, incoming }: Settled): boolean {
  if (!boundary.flow.includes('continue')) return false;
  return pending.flow !== 'none' || (incoming !== undefined && Object.hasOwn(incoming, 'instructions'));
}

/**
 * Rule 9: the keys an application reports after acceptance. A key stands only where it means something, because
 * a verifier refuses one key too many (semantics, Result keys).
 */
export function outcomeOf(settled: Settled): Actual {
  const { pending, rules, boundary, input } = settled;
  const decision = rules.decide(pending.permission);
  const { candidate, flow, remaining } = pending;
  return {
    decision,
    executed: rules.executes(pending, decision, boundary),
    ...(input === undefined ? {} : { input }),
    messages: pending.messages,
    ...(candidate !== null && rules.showsResult(pending, decision) ? { result: candidate.value } : {}),
    ...(flow === 'none' ? {} : { flow }),
    ...(rules.speaksOfContinuing(settled)
      ? {
          continuationInstructions: pending.instructions,
          ...(remaining === null ? {} : { continuationRemaining: remaining }),
        }
      : {}),
    ...(pending.injections.length === 0 ? {} : { injections: pending.injections }),
  };
}

/**
 * The state as the next interceptor of the chain receives it: prior members first and unknown ones kept,
 * optional members only where they were present or are needed (semantics, Emitted state).
 */
export function emitState({ incoming, pending }: Settled): JsonObject {
  const { permission, candidate, flow, instructions, injections } = pending;
  const has = (key: string): boolean => incoming !== undefined && Object.hasOwn(incoming, key);
  return {
    ...incoming,
    permission,
    // a candidate is JSON: either what came in or what a return bound
    candidate: candidate as JsonObject & typeof candidate,
    ...(has('flow') || flow !== 'none' ? { flow } : {}),
    ...(has('instructions') || instructions.length > 0 ? { instructions } : {}),
    ...(has('injections') || injections.length > 0 ? { injections } : {}),
  };
}
