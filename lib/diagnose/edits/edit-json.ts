import { isJsonObject, type JsonValue } from '@/lib/json';

export type Path = readonly (string | number)[];

/**
 * A value with something else at a path; what is beside the path is shared with the original. Undefined as the new
 * value removes the member or element. Where the path leads nowhere the value comes back as it is.
 */
export function withAt(value: JsonValue, path: Path, next: JsonValue | undefined): JsonValue {
  const containers: JsonValue[] = [value];
  for (const step of path.slice(0, -1)) {
    const child = childOf(containers.at(-1) ?? null, step);
    if (child === undefined) return value;
    containers.push(child);
  }
  const last = path.at(-1);
  if (last === undefined) return next ?? null;
  let changed = next;
  for (const [depth, container] of [...containers.entries()].reverse()) {
    const replaced = replacedChild(container, path[depth] ?? last, changed);
    if (replaced === undefined) return value;
    changed = replaced;
  }
  return changed ?? null;
}

function childOf(value: JsonValue, step: string | number): JsonValue | undefined {
  if (Array.isArray(value)) return typeof step === 'number' ? value[step] : undefined;
  if (!isJsonObject(value) || typeof step === 'number') return undefined;
  return Object.hasOwn(value, step) ? value[step] : undefined;
}

function replacedChild(
  container: JsonValue,
  step: string | number,
  next: JsonValue | undefined,
): JsonValue | undefined {
  if (Array.isArray(container)) {
    const list: readonly JsonValue[] = container;
    if (typeof step !== 'number' || step > list.length) return undefined;
    return next === undefined ? list.toSpliced(step, 1) : list.toSpliced(step, 1, next);
  }
  if (!isJsonObject(container) || typeof step === 'number') return undefined;
  const entries = Object.entries(container);
  // built from entries, so that a key called __proto__ stays a key
  if (next === undefined) return Object.fromEntries(entries.filter(([key]) => key !== step));
  if (!Object.hasOwn(container, step)) return Object.fromEntries([...entries, [step, next]]);
  return Object.fromEntries(entries.map(([key, held]) => [key, key === step ? next : held]));
}
