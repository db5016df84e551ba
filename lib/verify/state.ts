import { isJsonObject, type JsonObject, type JsonValue, member, pointerOf } from '@/lib/json';
import { compareValues } from './compare';
import type { Clause, ClauseId, Reported } from './types';

/**
 * Judges `expectedState`, our own assertion about what an outcome projection hides. It is as partial as
 * `expected`: of `state` only the top-level keys that are asserted are compared, each of them deeply and whole
 * (`candidate` includes its provenance); `payload`, where asserted, is compared deeply and whole. Null is a value.
 * Where a state is asserted, the members that stand only when they are needed (`flow`, `instructions`, `injections`)
 * must be asserted too where they are emitted, as the optional keys of an outcome.
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
    clauses.push(...unasserted(asserted, state));
  }
  push(clauses, 'payload-differs', member(expectedState, 'payload'), reported.payload, '/payload');
  return clauses;
}

const optional = ['flow', 'instructions', 'injections'] as const;

function unasserted(asserted: JsonObject, state: JsonObject): readonly Clause[] {
  return optional
    .filter((key) => Object.hasOwn(state, key) && !Object.hasOwn(asserted, key))
    .map((key) => {
      const pointer = pointerOf(['state', key]);
      const message = `\`${pointer}\` is emitted, and the row asserts a state without it.`;
      return { clause: 'state-differs', pointer, actual: state[key] ?? null, message };
    });
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
