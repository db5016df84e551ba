import type { JsonValue } from './types';
import { isJsonObject } from './value';

/** The JSON pointer (RFC 6901) of a path: `['a', 0]` gives `/a/0`, `[]` gives the empty pointer. */
export function pointerOf(path: readonly (string | number)[]): string {
  return path.map((step) => `/${escapeStep(step)}`).join('');
}

/** The pointer of the member or element `key` of the value that `pointer` names. */
export function appendPointer(pointer: string, key: string | number): string {
  return `${pointer}/${escapeStep(key)}`;
}

/**
 * The steps of a pointer, unescaped; array indexes come as text. Throws a RangeError when the text is no pointer
 * (neither empty nor starting with a slash).
 */
export function pathOf(pointer: string): readonly string[] {
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) throw new RangeError(`Not a JSON pointer: ${pointer}`);
  return pointer.slice(1).split('/').map(unescapeStep);
}

/** The value that `pointer` names inside `value`, or undefined where there is none (or no pointer is given). */
export function valueAt(value: JsonValue, pointer: string): JsonValue | undefined {
  if (pointer === '') return value;
  if (!pointer.startsWith('/')) return undefined;
  let current: JsonValue | undefined = value;
  for (const step of pathOf(pointer)) {
    if (Array.isArray(current)) current = isIndex(step) ? current[Number(step)] : undefined;
    else if (isJsonObject(current) && Object.hasOwn(current, step)) current = current[step];
    else return undefined;
  }
  return current;
}

/** Whether a step can be an array index: digits alone, without a leading zero. */
export function isIndex(step: string): boolean {
  return /^(?:0|[1-9][0-9]{0,14})$/.test(step);
}

function escapeStep(step: string | number): string {
  if (typeof step === 'number') return String(step);
  return /[~/]/.test(step) ? step.replaceAll('~', '~0').replaceAll('/', '~1') : step;
}

function unescapeStep(step: string): string {
  return step.includes('~') ? step.replaceAll('~1', '/').replaceAll('~0', '~') : step;
}
