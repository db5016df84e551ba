import { equalScalars } from './equal';
import { appendPointer } from './pointer';
import type { Difference, JsonValue } from './types';
import { isJsonObject } from './value';

/** Work still to do: compare two values, or give out a difference already found. */
type Task =
  | { readonly pointer: string; readonly before: JsonValue; readonly after: JsonValue }
  | { readonly found: Difference };

/**
 * The places where two values differ, as a path list in the order of `before` (what is new comes last in its
 * container). Key order is ignored, arrays are compared by position, equality is that of `equalJson`. Iterative.
 */
export function diffJson(before: JsonValue, after: JsonValue): readonly Difference[] {
  const differences: Difference[] = [];
  const open: Task[] = [{ pointer: '', before, after }];
  for (let task = open.pop(); task !== undefined; task = open.pop()) {
    if ('found' in task) {
      differences.push(task.found);
      continue;
    }
    const inside = compare(task.pointer, task.before, task.after);
    for (let index = inside.length - 1; index >= 0; index -= 1) {
      const child = inside[index];
      if (child !== undefined) open.push(child);
    }
  }
  return differences;
}

function compare(pointer: string, before: JsonValue, after: JsonValue): readonly Task[] {
  if (before === after) return [];
  if (Array.isArray(before) && Array.isArray(after)) return compareArrays(pointer, before, after);
  if (isJsonObject(before) && isJsonObject(after)) {
    const kept = Object.keys(before).map((key) =>
      child(appendPointer(pointer, key), before[key], Object.hasOwn(after, key) ? after[key] : undefined),
    );
    const added = Object.keys(after)
      .filter((key) => !Object.hasOwn(before, key))
      .map((key) => child(appendPointer(pointer, key), undefined, after[key]));
    return [...kept, ...added];
  }
  const same = typeof before !== 'object' && equalScalars(before, after);
  return same ? [] : [{ found: { pointer, kind: 'changed', before, after } }];
}

function compareArrays(
  pointer: string,
  before: readonly JsonValue[],
  after: readonly JsonValue[],
): readonly Task[] {
  const length = Math.max(before.length, after.length);
  return Array.from({ length }, (_, index) =>
    child(appendPointer(pointer, index), before[index], after[index]),
  );
}

function child(pointer: string, before: JsonValue | undefined, after: JsonValue | undefined): Task {
  if (before === undefined) {
    return { found: { pointer, kind: 'added', ...(after === undefined ? {} : { after }) } };
  }
  if (after === undefined) return { found: { pointer, kind: 'removed', before } };
  return { pointer, before, after };
}
