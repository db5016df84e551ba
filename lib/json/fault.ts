import { rangeAt } from './position';
import type { JsonFault, JsonFaultKind, JsonLimits, Result } from './types';

/** A located fault as a failed result. */
export function fail(
  kind: JsonFaultKind,
  message: string,
  text: string,
  offset: number,
  length: number,
): { readonly ok: false; readonly fault: JsonFault } {
  return { ok: false, fault: { kind, message, range: rangeAt(text, offset, length) } };
}

/** The fault of a text that holds nothing, or more than may be held; undefined when it may be read. */
export function refuseText(text: string, limits: JsonLimits): Result<never, JsonFault> | undefined {
  if (text.length > limits.maxLength) {
    const size = `${text.length} characters, and at most ${limits.maxLength} are read here`;
    return fail(
      'too-large',
      `The text is too large: it has ${size}.`,
      text,
      limits.maxLength,
      text.length - limits.maxLength,
    );
  }
  if (!/[^ \t\r\n\ufeff]/.test(text)) {
    return fail('empty', 'The text is empty: a JSON value was expected.', text, 0, text.length);
  }
  return undefined;
}

/** The fault of a bracket that opens one level too many. */
export function tooDeep(
  text: string,
  offset: number,
  limits: JsonLimits,
): { readonly ok: false; readonly fault: JsonFault } {
  const message = `The text is nested too deeply: at most ${limits.maxDepth} brackets may be open at once.`;
  return fail('too-deep', message, text, offset, 1);
}
