import { type JsonLimits, type ParsedJson, parseJson, positionAt, type TextRange } from '@/lib/json';

/** Finds lines and columns in a large text; cheap while the offsets asked for go forward. */
export type Locate = (offset: number, length: number) => TextRange;

/**
 * Ranges of a text, counting lines on from the last place asked for, so that a walk through a file counts each line
 * once and remembers none.
 */
export function createForwardLocator(text: string): Locate {
  let lineStart = 0;
  let line = 1;
  return (offset, length) => {
    if (offset < lineStart) {
      lineStart = 0;
      line = 1;
    }
    const { line: further, column } = positionAt(text.slice(lineStart, offset), offset - lineStart);
    line += further - 1;
    lineStart = offset - column + 1;
    return { offset, length, line, column };
  };
}

/**
 * Reads the part of a text with positions that are those of the whole. The part is known to be JSON: text that is
 * not is a bug of the caller.
 */
export function parseIn(
  text: string,
  span: { readonly offset: number; readonly length: number },
  place: Locate,
  limits: JsonLimits,
): ParsedJson {
  const parsed = parseJson(text.slice(span.offset, span.offset + span.length), limits);
  if (!parsed.ok) throw new Error(`not JSON at offset ${span.offset}: ${parsed.fault.message}`);
  const { value, warnings, rangeOf, keyRangeOf, pointerAt } = parsed.value;
  const moved = ({ offset, length }: TextRange) => place(span.offset + offset, length);
  return {
    value,
    warnings: warnings.map((warning) => ({ ...warning, range: moved(warning.range) })),
    rangeOf: (pointer) => moved(rangeOf(pointer)),
    keyRangeOf: (pointer) => moved(keyRangeOf(pointer)),
    pointerAt: (offset) => pointerAt(offset - span.offset),
  };
}
