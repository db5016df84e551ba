import { createLocator, type JsonLimits, type ParsedJson, parseJson, type TextRange } from '@/lib/json';

/** Finds the line and column of a range in a large text. */
export type Locate = (offset: number, length: number) => TextRange;

/**
 * Ranges of one text. Its lines are found once, when the first range is asked for, so that many problems in a file
 * cost no more than reading it, however long its lines are.
 */
export function createPlaces(text: string): Locate {
  const locate = createLocator(text);
  return (offset, length) => ({ offset, length, ...locate(offset) });
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
