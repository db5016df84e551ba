import { refuseText, tooDeep } from './fault';
import { pageLimits } from './limits';
import { parseJson } from './parse';
import { type Position, positionAt } from './position';
import { isCertainlyPlain, scanValue, skipSpace } from './scan';
import type { JsonFault, JsonLimits, JsonValue, Result } from './types';

/** The part of a text that a value takes, as the outline found it. */
export interface ValueSpan {
  readonly offset: number;
  readonly length: number;
  /** `JSON.parse` alone reads it rightly: it needs no second scan. */
  readonly plain: boolean;
}

/**
 * The value of a text, as `parseJson` gives it but without positions and warnings, and fast: one scan looks at
 * depth and numbers, and unless it finds something treacherous `JSON.parse` does the rest.
 */
export function readJson(text: string, limits: JsonLimits = pageLimits): Result<JsonValue, JsonFault> {
  if (text.length <= limits.maxLength) {
    let plain = isCertainlyPlain(text, limits.maxDepth);
    if (!plain) {
      const scan = scanValue(text, skipSpace(text, 0), limits.maxDepth);
      if (scan.tooDeepAt >= 0) return tooDeep(text, scan.tooDeepAt, limits);
      plain = scan.plain;
    }
    if (plain) {
      const native = parseNatively(text);
      if (native !== undefined) return { ok: true, value: native };
    }
  }
  return readSlowly(text, limits);
}

/**
 * The value in one span of a text (see `outlineRows`), without scanning it again where the outline found it plain.
 * The range of a fault is that of the whole text, its line and column found by `locate` (for many spans, that of
 * `createLocator`); depth was already checked by the outline.
 */
export function readSpan(
  text: string,
  span: ValueSpan,
  limits: JsonLimits = pageLimits,
  locate: (offset: number) => Position = (offset) => positionAt(text, offset),
): Result<JsonValue, JsonFault> {
  const slice = text.slice(span.offset, span.offset + span.length);
  if (span.plain) {
    const native = parseNatively(slice);
    if (native !== undefined) return { ok: true, value: native };
  }
  const read = readSlowly(slice, limits);
  if (read.ok) return read;
  const { kind, message, range } = read.fault;
  const offset = span.offset + range.offset;
  const { line, column } = locate(offset);
  return {
    ok: false,
    fault: { kind, message, range: { offset, length: range.length, line, column } },
  };
}

function parseNatively(text: string): JsonValue | undefined {
  try {
    const value: JsonValue = JSON.parse(text);
    return value;
  } catch {
    // Not JSON, or it starts with a byte-order mark: the located parser says which.
    return undefined;
  }
}

function readSlowly(text: string, limits: JsonLimits): Result<JsonValue, JsonFault> {
  const refused = refuseText(text, limits);
  if (refused !== undefined) return refused;
  const parsed = parseJson(text, limits);
  return parsed.ok ? { ok: true, value: parsed.value.value } : parsed;
}
