import type { TextRange } from './types';

/** A 1-based line and column; columns count UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/**
 * Line and column of one offset, in time linear in the offset and without memory. Lines end with LF, CRLF or CR,
 * as in an editor; an offset outside the text counts as its nearer end. For many offsets take `createLocator`.
 */
export function positionAt(text: string, offset: number): Position {
  const at = Math.min(Math.max(offset, 0), text.length);
  let line = 1;
  let start = 0;
  eachLineStart(text, at, (next) => {
    line += 1;
    start = next;
  });
  return { line, column: at - start + 1 };
}

/**
 * Line and column of many offsets in one text: the line starts are found once, on the first call, and each
 * call then takes logarithmic time.
 */
export function createLocator(text: string): (offset: number) => Position {
  let starts: number[] | undefined;
  const find = (): number[] => {
    const found = [0];
    eachLineStart(text, text.length, (start) => found.push(start));
    return found;
  };
  return (offset) => {
    starts ??= find();
    const at = Math.min(Math.max(offset, 0), text.length);
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: at - (starts[low] ?? 0) + 1 };
  };
}

/** The range of `length` units from `offset`, with the line and column of its start. */
export function rangeAt(text: string, offset: number, length: number): TextRange {
  return { offset, length, ...positionAt(text, offset) };
}

/** Visits the start of every line but the first, as far as `last`. */
function eachLineStart(text: string, last: number, visit: (start: number) => void): void {
  let feed = text.indexOf('\n');
  let carriage = text.indexOf('\r');
  for (;;) {
    const carriageFirst = carriage >= 0 && (feed < 0 || carriage < feed);
    const end = carriageFirst ? carriage : feed;
    if (end < 0 || end >= last) return;
    if (!carriageFirst || feed !== carriage + 1) visit(end + 1);
    if (carriageFirst) carriage = text.indexOf('\r', end + 1);
    else feed = text.indexOf('\n', end + 1);
  }
}
