import { isJsonObject, type JsonValue, member } from '@/lib/json';

/** Deep equality after each scalar went through `see`: how a comparison that confuses values would decide. */
export function looseEqual(a: JsonValue, b: JsonValue, see: (scalar: JsonValue) => JsonValue): boolean {
  const pairs: [JsonValue, JsonValue][] = [[a, b]];
  for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
    const [left, right] = pair;
    if (Array.isArray(left) || Array.isArray(right)) {
      if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false;
      for (const [index, entry] of left.entries()) pairs.push([entry, right[index]]);
    } else if (isJsonObject(left) || isJsonObject(right)) {
      if (!isJsonObject(left) || !isJsonObject(right)) return false;
      const keys = Object.keys(left);
      if (keys.length !== Object.keys(right).length) return false;
      for (const key of keys) {
        const other = member(right, key);
        if (other === undefined) return false;
        pairs.push([left[key] as JsonValue, other]);
      }
    } else if (see(left) !== see(right)) return false;
  }
  return true;
}
