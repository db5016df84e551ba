import { type Frame, pointerTo } from './frame';
import { scalarText } from './stringify';
import type { TokenReader } from './tokens';
import type { JsonWarning, JsonWarningKind } from './types';

/** So many warnings of one kind are listed; a text with more is told so once, and read none the less. */
const maxPerKind = 1000;

/** Gathers the warnings of one text, in its order. */
export interface WarningList {
  readonly list: readonly JsonWarning[];
  /** A warning about the reader's current token: the member or element `key` of the innermost container. */
  add(kind: JsonWarningKind, message: string, stack: readonly Frame[], key: string | number | null): void;
}

/** An empty list for the text that `reader` reads. */
export function createWarnings(reader: TokenReader): WarningList {
  const list: JsonWarning[] = [];
  const counts = new Map<JsonWarningKind, number>();
  return {
    list,
    add(kind, message, stack, key) {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      if (count > maxPerKind) return;
      const offset = reader.offset();
      const range = { offset, length: reader.end() - offset, line: reader.line(), column: reader.column() };
      const more = count === maxPerKind ? ' Further warnings of this kind are not listed.' : '';
      list.push({ kind, message: message + more, pointer: pointerTo(stack, key), range });
    },
  };
}

/** The warning about a byte-order mark at the start of a text. */
export const markWarning: JsonWarning = {
  kind: 'byte-order-mark',
  message: 'The text starts with a byte-order mark, which JSON does not allow; it was skipped.',
  pointer: '',
  range: { offset: 0, length: 1, line: 1, column: 1 },
};

export const brokenString = 'The string holds half of a surrogate pair, which UTF-8 cannot carry.';
export const brokenKey = 'The key holds half of a surrogate pair, which UTF-8 cannot carry.';

/** Whether a text holds a surrogate without its partner. */
export function isBroken(text: string): boolean {
  return /\p{Surrogate}/u.test(text);
}

/** The words about a literal that its value does not hold exactly. */
export function inexactNumber(literal: string, value: number | bigint): string {
  return `The number ${shorten(literal)} cannot be held exactly; it is read as ${scalarText(value)}.`;
}

/** The words about a key that its object holds already. */
export function duplicateKey(key: string): string {
  return `The key ${JSON.stringify(shorten(key))} stands twice in this object; the last one counts.`;
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
