import type { JsonValue } from './types';
import { isJsonObject } from './value';

/**
 * Deep equality: the order of keys does not matter, that of arrays does; numbers compare by their mathematical
 * value (1, 1.0 and a bigint alike), and no other kinds are ever equal (true is not 1). Iterative.
 */
export function equalJson(a: JsonValue, b: JsonValue): boolean {
  const open: JsonValue[] = [a, b];
  while (open.length > 0) {
    const right = open.pop();
    const left = open.pop();
    if (left === right) continue;
    if (Array.isArray(left)) {
      if (!Array.isArray(right) || left.length !== right.length) return false;
      for (let index = 0; index < left.length; index += 1) open.push(left[index], right[index]);
    } else if (isJsonObject(left)) {
      if (!isJsonObject(right)) return false;
      const keys = Object.keys(left);
      if (keys.length !== Object.keys(right).length) return false;
      for (const key of keys) {
        if (!Object.hasOwn(right, key)) return false;
        open.push(left[key] ?? null, right[key] ?? null);
      }
    } else if (!equalScalars(left, right)) {
      return false;
    }
  }
  return true;
}

/** Equality of two values of which the first is neither array nor object. */
export function equalScalars(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  if (a === b) return true;
  if (typeof a === 'bigint') return typeof b === 'number' && Number.isInteger(b) && BigInt(b) === a;
  if (typeof b === 'bigint') return typeof a === 'number' && Number.isInteger(a) && BigInt(a) === b;
  return false;
}
