import { equalJson, isJsonObject, type JsonArray, type JsonObject, type JsonValue, member } from '@/lib/json';
import type { Boundary, Candidate, Effect, Permission } from '@/lib/protocol';

/**
 * Rule 4: modifies are staged in response order before any return binds. Returns stand in the order too,
 * because a boundary that types its return has the value checked while staging.
 */
export function stagingOrder(effects: readonly Effect[]): readonly number[] {
  const order: number[] = [];
  for (let index = 0; index < effects.length; index++) {
    const type = effects[index]?.type;
    if (type === 'modify' || type === 'return') order.push(index);
  }
  return order;
}

/** Rule 4: replace substitutes the whole payload, so omitted keys are gone. */
export function replacePayload(_current: JsonValue | undefined, value: JsonValue): JsonValue {
  return value;
}

/** Rule 4: merge is shallow: a nested object replaces the nested object, and null is a value. */
export function mergeObject(current: JsonObject, value: JsonObject): JsonObject {
  return { ...current, ...value };
}

/** A merge into a list appends in order; equal entries are kept. */
export function mergeList(current: JsonArray, value: JsonArray): JsonArray {
  return [...current, ...value];
}

/** Rule 4, local to the fixture's tool: `task` is a positive integer; a boolean is none. */
export function satisfiesTool(input: JsonValue | undefined): boolean {
  if (input === undefined || !isJsonObject(input)) return false;
  const task = member(input, 'task');
  return typeof task === 'bigint'
    ? task > 0n
    : typeof task === 'number' && Number.isInteger(task) && task > 0;
}

/** An elicitation is answered or declined: where the boundary says so, a response that does both is refused whole. */
export function excludesDeny(boundary: Boundary): boolean {
  return boundary.returnExcludesDeny === true;
}

/** Rule 5: deep equality decides whether the payload changed; key order does not count, 1 equals 1.0. */
export function samePayload(before: JsonValue | undefined, after: JsonValue | undefined): boolean {
  return before === undefined || after === undefined ? before === after : equalJson(before, after);
}

/** Rule 5: a candidate was bound to the old payload and does not survive a changed one. */
export function candidateOfChangedPayload(_candidate: Candidate | null): Candidate | null {
  return null;
}

/** Rule 5: an allow was given for the old payload; ask and deny stay whatever the payload. */
export function permissionOfChangedPayload(permission: Permission): Permission {
  return permission === 'allow' ? 'none' : permission;
}

/** Rule 5: a new return binds to the final payload; the last one wins and has no old provenance. */
export function bindReturn(_held: Candidate | null, value: JsonValue): Candidate {
  return { value };
}
