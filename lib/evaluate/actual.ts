import { copyJson, isJsonObject, type JsonObject, type JsonValue, member } from '@/lib/json';
import type { Context } from './context';
import type { Actual } from './types';

function inputOf({ boundary, event, pending }: Context): JsonValue | undefined {
  if (!boundary.hasToolInput) return undefined;
  if (boundary.target === 'input') return pending.payload;
  const tool = member(event, 'tool');
  const input = tool !== undefined && isJsonObject(tool) ? member(tool, 'input') : undefined;
  return input === undefined ? undefined : copyJson(input);
}

/** Whether the boundary's outcome speaks of continuations: exactly when a flow is resolved or instructions came in. */
function speaksOfContinuing({ boundary, pending, incoming }: Context): boolean {
  if (!boundary.flow.includes('continue')) return false;
  return pending.flow !== 'none' || (incoming !== undefined && Object.hasOwn(incoming, 'instructions'));
}

/**
 * Rule 9: the keys an application reports after acceptance. A key stands only where it means something, because
 * a verifier refuses one key too many (semantics, Result keys).
 */
export function actualOf(context: Context): Actual {
  const { pending, rules, boundary } = context;
  const decision = rules.decide(pending.permission);
  const input = inputOf(context);
  const { candidate, flow, remaining } = pending;
  return {
    decision,
    executed: rules.executes(pending, decision, boundary),
    ...(input === undefined ? {} : { input }),
    messages: pending.messages,
    ...(candidate !== null && rules.showsResult(pending, decision) ? { result: candidate.value } : {}),
    ...(flow === 'none' ? {} : { flow }),
    ...(speaksOfContinuing(context)
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
export function emittedState({ incoming, pending }: Context): JsonObject {
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

/** The state of a row that changes nothing: as it came, or rule 1's start where it was omitted. */
export function untouchedState({ incoming }: Context): JsonObject {
  return incoming ?? { permission: 'none', candidate: null };
}
