import { isJsonObject, type JsonObject, type JsonValue, member, pointerOf } from '@/lib/json';
import { compareValues } from './compare';
import type { Clause, ClauseId, Reported } from './types';

/**
 * Judges `expectedState`, our own assertion about what an outcome projection hides. It is as partial as
 * `expected`: of `state` only the top-level keys that are asserted are compared, each of them deeply and whole
 * (`candidate` includes its provenance); `payload`, where asserted, is compared deeply and whole. Null is a value.
 *
 * A report that gives neither state nor payload comes from an adapter, which never sees this assertion: it is not
 * judged by it.
 */
export function judgeState(expectedState: JsonObject, reported: Reported): readonly Clause[] {
  if (reported.state === undefined && reported.payload === undefined) return [];
  const clauses: Clause[] = [];
  const asserted = member(expectedState, 'state');
  if (isJsonObject(asserted)) {
    const state = isJsonObject(reported.state) ? reported.state : {};
    for (const key of Object.keys(asserted)) {
      const pointer = pointerOf(['state', key]);
      push(clauses, 'state-differs', member(asserted, key), member(state, key), pointer);
    }
  }
  push(clauses, 'payload-differs', member(expectedState, 'payload'), reported.payload, '/payload');
  return clauses;
}

function push(
  clauses: Clause[],
  clause: ClauseId,
  expected: JsonValue | undefined,
  actual: JsonValue | undefined,
  pointer: string,
): void {
  if (expected === undefined || expected === actual) return;
  if (actual === undefined) {
    const message = `\`${pointer}\` is asserted, and the engine emits no such value.`;
    clauses.push({ clause, pointer, expected, message });
    return;
  }
  const difference = compareValues(expected, actual, pointer);
  if (difference !== undefined) clauses.push({ ...difference, clause });
}
