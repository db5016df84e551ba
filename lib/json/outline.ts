import { refuseText, tooDeep } from './fault';
import { pageLimits } from './limits';
import { readJson, type ValueSpan } from './read';
import { scanValue, skipSpace, stringEnd } from './scan';
import { stringFault, unexpected } from './tokens';
import type { JsonFault, JsonLimits, Result } from './types';

/** A member of the top-level object: its key, decoded, and where its value stands. */
export interface MemberSpan extends ValueSpan {
  readonly key: string;
  readonly keyOffset: number;
}

/** A text seen from above. */
export interface Outline {
  readonly kind: 'object' | 'array' | 'scalar';
  /** Members of a top-level object in the order of the text, like keys included; else empty. */
  readonly members: readonly MemberSpan[];
  /** The elements of the array at the asked key (the last one of that name); null where no array stands there. */
  readonly rows: readonly ValueSpan[] | null;
}

type Failed = { readonly ok: false; readonly fault: JsonFault };

/**
 * Finds the elements of the array that stands at the top-level member `key`, and the other top-level members,
 * without building values: one pass, linear in the text, a few words of memory per element. Read an element with
 * `readSpan`. Faults between the elements and too much depth are found here; faults inside an element are found
 * by whoever reads it, so that one bad element hides no other.
 */
export function outlineRows(
  text: string,
  key: string,
  limits: JsonLimits = pageLimits,
): Result<Outline, JsonFault> {
  const refused = refuseText(text, limits);
  if (refused !== undefined) return refused;
  const start = skipSpace(text, text.charCodeAt(0) === 0xfeff ? 1 : 0);
  if (text[start] !== '{') {
    const scan = scanValue(text, start, limits.maxDepth);
    if (scan.tooDeepAt >= 0) return tooDeep(text, scan.tooDeepAt, limits);
    return { ok: true, value: { kind: text[start] === '[' ? 'array' : 'scalar', members: [], rows: null } };
  }
  if (limits.maxDepth < 1) return tooDeep(text, start, limits);
  const members: MemberSpan[] = [];
  let rows: readonly ValueSpan[] | null = null;
  let at = skipSpace(text, start + 1);
  if (text[at] === '}') at += 1;
  else {
    for (;;) {
      if (text[at] !== '"') return unexpected(text, at, 'a key in double quotes');
      const keyOffset = at;
      at = stringEnd(text, at + 1);
      const name = decodeKey(text.slice(keyOffset, at));
      if (name === undefined) return stringFault(text, keyOffset);
      at = skipSpace(text, at);
      if (text[at] !== ':') return unexpected(text, at, 'a colon');
      const offset = skipSpace(text, at + 1);
      let scan: Scan | Failed;
      if (name === key) {
        const elements = text[offset] === '[' ? scanElements(text, offset, limits) : null;
        scan = elements ?? scanOne(text, offset, limits, 1);
        rows = elements?.ok === true ? elements.spans : null;
      } else {
        scan = scanOne(text, offset, limits, 1);
      }
      if (!scan.ok) return scan;
      members.push({ key: name, keyOffset, offset, length: scan.end - offset, plain: scan.plain });
      at = skipSpace(text, scan.end);
      if (text[at] === '}') break;
      if (text[at] !== ',') return unexpected(text, at, 'a comma or `}`');
      at = skipSpace(text, at + 1);
    }
    at += 1;
  }
  at = skipSpace(text, at);
  return at < text.length
    ? unexpected(text, at, 'the end of the text')
    : { ok: true, value: { kind: 'object', members, rows } };
}

interface Scan {
  readonly ok: true;
  readonly end: number;
  readonly plain: boolean;
  readonly spans: readonly ValueSpan[];
}

/** One value at `offset`, of which `open` brackets are already around it. */
function scanOne(text: string, offset: number, limits: JsonLimits, open: number): Scan | Failed {
  const { end, plain, tooDeepAt } = scanValue(text, offset, limits.maxDepth - open);
  if (tooDeepAt >= 0) return tooDeep(text, tooDeepAt, limits);
  if (end === offset) return unexpected(text, offset, 'a value');
  return { ok: true, end, plain, spans: [] };
}

function scanElements(text: string, offset: number, limits: JsonLimits): Scan | Failed {
  if (limits.maxDepth < 2) return tooDeep(text, offset, limits);
  const spans: ValueSpan[] = [];
  let plain = true;
  let at = skipSpace(text, offset + 1);
  if (text[at] !== ']') {
    for (;;) {
      const scan = scanOne(text, at, limits, 2);
      if (!scan.ok) return scan;
      spans.push({ offset: at, length: scan.end - at, plain: scan.plain });
      plain &&= scan.plain;
      at = skipSpace(text, scan.end);
      if (text[at] === ']') break;
      if (text[at] !== ',') return unexpected(text, at, 'a comma or `]`');
      at = skipSpace(text, at + 1);
    }
  }
  return { ok: true, end: at + 1, plain, spans };
}

function decodeKey(literal: string): string | undefined {
  const read = readJson(literal);
  return read.ok && typeof read.value === 'string' ? read.value : undefined;
}
