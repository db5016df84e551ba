import type { JsonObject, JsonValue } from './types';

/** Whether a value is an object: not null, not an array. */
export function isJsonObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The own member `key` of an object, or undefined: what an object inherits is never seen. */
export function member(object: JsonObject, key: string): JsonValue | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/**
 * Sets an own member whatever its name. A plain assignment to `__proto__` would change the prototype instead,
 * which is why every object of this room is built through here.
 */
export function setMember(target: Record<string, JsonValue>, key: string, value: JsonValue): void {
  if (key === '__proto__') {
    Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
  } else {
    target[key] = value;
  }
}

/** A deep copy that shares nothing with `value` and is frozen throughout. Iterative, so that depth costs no stack. */
export function copyJson<T extends JsonValue>(value: T): T;
export function copyJson(value: JsonValue): JsonValue {
  const copies: (JsonValue[] | Record<string, JsonValue>)[] = [];
  const open: { from: JsonValue; to: JsonValue[] | Record<string, JsonValue> }[] = [];
  const start = (from: JsonValue): JsonValue => {
    if (typeof from !== 'object' || from === null) return from;
    const to: JsonValue[] | Record<string, JsonValue> = Array.isArray(from) ? [] : {};
    copies.push(to);
    open.push({ from, to });
    return to;
  };
  const root = start(value);
  for (let task = open.pop(); task !== undefined; task = open.pop()) {
    const { from, to } = task;
    if (Array.isArray(to)) {
      if (Array.isArray(from)) for (const element of from) to.push(start(element));
    } else if (isJsonObject(from)) {
      for (const [key, child] of Object.entries(from)) setMember(to, key, start(child));
    }
  }
  for (const copy of copies) Object.freeze(copy);
  return root;
}
