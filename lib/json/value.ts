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
  const copies: Container[] = [shallowCopy(value)];
  const adopt = (child: object & JsonValue): JsonValue => {
    const copy = shallowCopy(child);
    copies.push(copy);
    return copy;
  };
  for (let index = 0; index < copies.length; index += 1) {
    const copy = copies[index];
    if (Array.isArray(copy)) {
      for (let at = 0; at < copy.length; at += 1) {
        const child = copy[at];
        if (typeof child === 'object' && child !== null) copy[at] = adopt(child);
      }
    } else if (copy !== undefined) {
      for (const key of Object.keys(copy)) {
        const child = copy[key];
        if (typeof child === 'object' && child !== null) setMember(copy, key, adopt(child));
      }
    }
  }
  for (const copy of copies) Object.freeze(copy);
  return copies[0] ?? null;
}

type Container = JsonValue[] | Record<string, JsonValue>;

/** A copy of one level, which the engine makes in one go; what stands below is still shared. */
function shallowCopy(value: JsonArray | JsonObject): Container {
  return isArray(value) ? [...value] : { ...value };
}

function isArray(value: JsonArray | JsonObject): value is JsonArray {
  return Array.isArray(value);
}
