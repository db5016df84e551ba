import type { JsonArray, JsonObject, JsonValue } from './types';

/** Whether a value is an object: not null, not an array. */
export function isJsonObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The own member `key` of an object, or undefined: what an object inherits is never seen. Asking whether the member
 * is its own costs more than reading it, so that is only done for the one inherited name that can hold a JSON value;
 * everything else that objects inherit is a function.
 */
export function member(object: JsonObject, key: string): JsonValue | undefined {
  if (key === '__proto__') return Object.hasOwn(object, key) ? object[key] : undefined;
  const value: JsonValue | (() => void) | undefined = object[key];
  return typeof value === 'function' ? undefined : value;
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
  if (typeof value !== 'object' || value === null) return value;
  const originals: (JsonArray | JsonObject)[] = [];
  const copies: (JsonValue[] | Record<string, JsonValue>)[] = [];
  const copyOf = (original: JsonValue): JsonValue => {
    if (typeof original !== 'object' || original === null) return original;
    const copy: JsonValue[] | Record<string, JsonValue> = Array.isArray(original) ? [] : {};
    originals.push(original);
    copies.push(copy);
    return copy;
  };
  const root = copyOf(value);
  for (let index = 0; index < originals.length; index += 1) {
    const original = originals[index];
    const copy = copies[index];
    if (Array.isArray(copy)) {
      if (Array.isArray(original)) for (const element of original) copy.push(copyOf(element));
    } else if (copy !== undefined && original !== undefined && isJsonObject(original)) {
      for (const key of Object.keys(original)) setMember(copy, key, copyOf(original[key] ?? null));
    }
  }
  for (const copy of copies) Object.freeze(copy);
  return root;
}
