import { isPlainNumber } from './number';

/** What one look at a value's text tells, without building the value. */
export interface ValueScan {
  /** Offset behind the value; equal to the start where no value stands. */
  readonly end: number;
  /** `JSON.parse` gives the right value: no number in it needs a closer look. */
  readonly plain: boolean;
  /** Offset of the first bracket deeper than allowed, or -1. The scan stops there. */
  readonly tooDeepAt: number;
}

/**
 * Finds the end of the value that starts at `from`, its depth and whether its numbers are all plain, in one
 * linear pass. It balances brackets and skips strings but does not check the grammar: whoever reads the value
 * (`JSON.parse` or `parseJson`) does. This loop is the hot path of a long suite, which is why it is one loop.
 */
export function scanValue(text: string, from: number, maxDepth: number): ValueScan {
  const length = text.length;
  let at = from;
  let depth = 0;
  let plain = true;
  while (at < length) {
    const code = text.charCodeAt(at);
    if (code === 34) {
      at = stringEnd(text, at + 1);
      if (depth === 0) break;
    } else if (code === 44 || code === 58) {
      if (depth === 0) break;
      at += 1;
    } else if (code === 123 || code === 91) {
      if (depth === maxDepth) return { end: at, plain, tooDeepAt: at };
      depth += 1;
      at += 1;
    } else if (code === 125 || code === 93) {
      if (depth > 0) at += 1;
      depth -= 1;
      if (depth <= 0) break;
    } else if (code === 45 || (code >= 48 && code <= 57)) {
      const start = at;
      at = numberEnd(text, at + 1);
      if (plain && (at - start >= 16 || hasExponent(text, start, at)))
        plain = isPlainNumber(text.slice(start, at));
      if (depth === 0) break;
    } else if (depth === 0) {
      at = wordEnd(text, at);
      break;
    } else {
      at += 1;
    }
  }
  return { end: at, plain, tooDeepAt: -1 };
}

/**
 * Offset behind the closing quote of a string whose inside starts at `from` (the text's end if it never closes).
 * Quotes are searched for, which the engine does faster than a loop can walk even a short string; one with an odd
 * number of backslashes before it is part of the string.
 */
export function stringEnd(text: string, from: number): number {
  let at = from;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return text.length;
    let slashes = quote;
    while (slashes > at && text.charCodeAt(slashes - 1) === 92) slashes -= 1;
    if (((quote - slashes) & 1) === 0) return quote + 1;
    at = quote + 1;
  }
}

/**
 * Whether `JSON.parse` alone certainly reads the text rightly: fewer brackets than may be open at once, and nothing
 * that looks like a number of 16 or more digits or with an exponent. A cheap answer for short texts: false only
 * means that `scanValue` must look.
 */
export function isCertainlyPlain(text: string, maxDepth: number): boolean {
  const first = text.charCodeAt(0);
  if (first !== 123 && first !== 91) return false;
  let brackets = 0;
  for (let at = text.indexOf('{'); at >= 0; at = text.indexOf('{', at + 1)) {
    brackets += 1;
    if (brackets > maxDepth) return false;
  }
  for (let at = text.indexOf('['); at >= 0; at = text.indexOf('[', at + 1)) {
    brackets += 1;
    if (brackets > maxDepth) return false;
  }
  return !/[:,[\s]-?(?:\d[\d.]{15}|[\d.]+[eE])/.test(text);
}

/** Offset of the first unit from `at` that is not JSON whitespace. */
export function skipSpace(text: string, at: number): number {
  let next = at;
  for (;;) {
    const code = text.charCodeAt(next);
    if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return next;
    next += 1;
  }
}

function numberEnd(text: string, from: number): number {
  let at = from;
  for (;;) {
    const code = text.charCodeAt(at);
    const inNumber =
      (code >= 48 && code <= 57) || code === 46 || code === 101 || code === 69 || code === 43 || code === 45;
    if (!inNumber) return at;
    at += 1;
  }
}

function hasExponent(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if ((text.charCodeAt(at) | 32) === 101) return true;
  return false;
}

function wordEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) >= 97 && text.charCodeAt(at) <= 122) at += 1;
  return at;
}
