import type { JsonValue } from './types';
import { isJsonObject } from './value';

/** A container being written: its remaining members or elements, and whether one was written already. */
interface Open {
  readonly value: JsonValue;
  readonly keys: readonly string[] | null;
  readonly length: number;
  next: number;
}

/**
 * The text of a value, as `JSON.stringify` lays it out: compact, or with `indent` spaces per level. Keys keep
 * their order and bigints are written exactly. An infinity (a literal too large for a double was read) is
 * written as a literal that reads back alike, never as null; -0 keeps its sign. Throws a TypeError for NaN,
 * which no text gives. Iterative.
 */
export function stringifyJson(value: JsonValue, indent = 0): string {
  const parts: string[] = [];
  const open: Open[] = [];
  const begin = (child: JsonValue): void => {
    if (typeof child !== 'object' || child === null) {
      parts.push(scalarText(child));
      return;
    }
    const keys = isJsonObject(child) ? Object.keys(child) : null;
    const length = keys === null ? (Array.isArray(child) ? child.length : 0) : keys.length;
    if (length === 0) parts.push(keys === null ? '[]' : '{}');
    else {
      parts.push(keys === null ? '[' : '{');
      open.push({ value: child, keys, length, next: 0 });
    }
  };
  const breakLine = (depth: number): string => (indent > 0 ? `\n${' '.repeat(indent * depth)}` : '');
  begin(value);
  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    if (top.next === top.length) {
      open.pop();
      parts.push(breakLine(open.length), top.keys === null ? ']' : '}');
      continue;
    }
    const index = top.next;
    top.next += 1;
    parts.push(index === 0 ? '' : ',', breakLine(open.length));
    if (isJsonObject(top.value)) {
      const key = top.keys?.[index] ?? '';
      parts.push(JSON.stringify(key), indent > 0 ? ': ' : ':');
      begin(top.value[key] ?? null);
    } else if (Array.isArray(top.value)) {
      begin(top.value[index] ?? null);
    }
  }
  return parts.join('');
}

/**
 * A double beyond ±2^53 is written with all its digits: the short form that the engine prints may name another
 * integer, which would be read back exactly.
 */
export function scalarText(value: null | boolean | number | bigint | string): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value !== 'number') return String(value);
  if (Number.isNaN(value)) throw new TypeError('NaN is not a JSON value');
  if (!Number.isFinite(value)) return value > 0 ? '1e5000' : '-1e5000';
  if (Math.abs(value) > 2 ** 53) return String(BigInt(value));
  return Object.is(value, -0) ? '-0' : String(value);
}
