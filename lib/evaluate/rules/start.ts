import { isJsonObject, type JsonArray, type JsonObject } from '@/lib/json';
import type { Candidate, FlowState, Permission } from '@/lib/protocol';

/** Rule 1: permission of the incoming state; none where the whole state is omitted. */
export function startPermission(state: JsonObject | undefined): Permission {
  return (state?.permission as Permission | undefined) ?? 'none';
}

/** Rule 1: the incoming candidate. JSON null is "none"; `{value: null}` is a candidate that holds null. */
export function startCandidate(state: JsonObject | undefined): Candidate | null {
  const candidate = state?.candidate;
  return candidate !== undefined && isJsonObject(candidate) ? (candidate as JsonObject & Candidate) : null;
}

/** Flow accepted earlier in the chain; a stop stays, a continue is remembered as already paid. */
export function startFlow(state: JsonObject | undefined): FlowState {
  return (state?.flow as FlowState | undefined) ?? 'none';
}

/** Instructions accepted earlier in the chain, in their order. */
export function startInstructions(state: JsonObject | undefined): readonly string[] {
  return (state?.instructions as readonly string[] | undefined) ?? [];
}

/** Injections accepted earlier in the chain, in their order. */
export function startInjections(state: JsonObject | undefined): JsonArray {
  return (state?.injections as JsonArray | undefined) ?? [];
}
