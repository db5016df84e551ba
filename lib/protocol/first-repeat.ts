/**
 * The index of the first element that an earlier one equals, or -1. Strings and numbers are compared by value;
 * lists and objects never equal one another here (a list whose entries must be unique holds plain values).
 */
export function firstRepeat(list: readonly unknown[]): number {
  if (list.length <= 12) {
    for (let at = 1; at < list.length; at += 1) {
      const element = list[at];
      for (let before = 0; before < at; before += 1) if (list[before] === element) return at;
    }
    return -1;
  }
  const seen = new Set<unknown>();
  for (const [at, element] of list.entries()) {
    if (seen.has(element)) return at;
    seen.add(element);
  }
  return -1;
}
