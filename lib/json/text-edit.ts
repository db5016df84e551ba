/** A piece of a text to be replaced by another; `offset` and `length` count UTF-16 units. */
export interface TextEdit {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** The smallest single edit that makes one text of another: what both begin and end with stays. Null where they are equal. */
export function editBetween(before: string, after: string): TextEdit | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return { offset: start, length: before.length - end - start, text: after.slice(start, after.length - end) };
}
