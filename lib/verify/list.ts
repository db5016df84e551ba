import type { JsonArray, JsonValue } from '@/lib/json';

/** Tells a list from every other value; `Array.isArray` alone does not narrow read-only lists. */
export function isList(value: JsonValue | undefined): value is JsonArray {
  return Array.isArray(value);
}
