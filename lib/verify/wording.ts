import type { JsonValue } from '@/lib/json';
import { isList } from './list';

const longestText = 60;

/** A value in a few words: scalars as they are written, lists and objects by kind and size. */
export function inWords(value: JsonValue | undefined): string {
  if (value === undefined) return 'absent';
  if (typeof value === 'string') {
    return JSON.stringify(value.length > longestText ? `${value.slice(0, longestText)}…` : value);
  }
  if (value === null || typeof value !== 'object') return String(value);
  return isList(value) ? `a list of ${value.length}` : 'an object';
}

/** A place in a sentence; the empty pointer is the whole value. */
export function placeName(pointer: string): string {
  return pointer === '' ? 'the outcome' : `\`${pointer}\``;
}
