import { appendPointer } from './pointer';
import type { JsonValue } from './types';

/** A container that the parser has open: exactly one of `array` and `object` is there, the value being built. */
export interface Frame {
  readonly node: number;
  readonly array: JsonValue[] | null;
  readonly object: Record<string, JsonValue> | null;
  /** The key read last, and where it stands. */
  key: string;
  keyOffset: number;
  /** The container's own pointer, made when the first warning inside needs it. */
  pointer: string | undefined;
}

/** The pointer of the member or element `key` of the innermost open container; null names the whole text. */
export function pointerTo(stack: readonly Frame[], key: string | number | null): string {
  if (key === null) return '';
  let known = stack.length - 1;
  while (known > 0 && stack[known]?.pointer === undefined) known -= 1;
  let pointer = stack[known]?.pointer ?? '';
  for (let depth = known + 1; depth < stack.length; depth += 1) {
    const outer = stack[depth - 1];
    const frame = stack[depth];
    if (outer === undefined || frame === undefined) break;
    // An element stands in its array already when what is inside it is read.
    pointer = appendPointer(pointer, outer.array === null ? outer.key : outer.array.length - 1);
    frame.pointer = pointer;
  }
  return appendPointer(pointer, key);
}
