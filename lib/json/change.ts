import { applyEdits, type Edit, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import { parseJson } from './parse';
import { pathOf, valueAt } from './pointer';
import type { JsonValue } from './types';

/** A piece of a text to be replaced by another; `offset` and `length` count UTF-16 units. */
export interface TextEdit {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** One change of a value: what is to stand at a pointer. The last step may be `-`, which appends to a list. */
export interface ValueChange {
  readonly pointer: string;
  /** Left out, what stands there is removed. */
  readonly value?: JsonValue;
}

/** The library writes with JSON.stringify, which knows no bigint: a text stands in for it while it writes. */
const standIn = 'an exact integer';
const quotedStandIn = JSON.stringify(standIn);

/**
 * The text with its value changed in one place and all the rest byte for byte as it stands: indentation, order of keys,
 * spelling of numbers. What is added takes the indentation of its neighbours. Null where the text is not JSON or nothing
 * can stand at that pointer.
 */
export function changeJson(text: string, { pointer, value }: ValueChange): string | null {
  const parsed = parseJson(text);
  if (!parsed.ok) return null;
  const path = pathOf(pointer).map((step, depth) => {
    const parent = valueAt(
      parsed.value.value,
      pointer
        .split('/')
        .slice(0, depth + 1)
        .join('/'),
    );
    if (!Array.isArray(parent)) return step;
    return step === '-' ? parent.length : Number(step);
  });
  const held = typeof value === 'bigint' ? standIn : value;
  try {
    const edits = modify(text, path, held, {}).map((edit) =>
      edit.length === 0 && held !== undefined ? laidOut(text, path, held, edit) : edit,
    );
    const exact = edits.map((edit) =>
      typeof value === 'bigint'
        ? { ...edit, content: edit.content.replace(quotedStandIn, String(value)) }
        : edit,
    );
    const changed = applyEdits(text, exact);
    return parseJson(changed).ok ? changed : null;
  } catch {
    // The library throws where a parent on the way is no object or list, and at a bigint inside a value.
    return null;
  }
}

/** What is added, on a line of its own where its neighbours have one. */
function laidOut(text: string, path: readonly (string | number)[], value: JsonValue, edit: Edit): Edit {
  const root = parseTree(text);
  const container = root && findNodeAtLocation(root, path.slice(0, -1));
  if (container === undefined || !text.includes('\n')) return edit;
  const first = container.children?.[0];
  const own = indentAt(text, container.offset);
  if (first !== undefined && !text.slice(container.offset, first.offset).includes('\n')) return edit;
  const indent = first === undefined ? `${own}  ` : indentAt(text, first.offset);
  const key = container.type === 'object' ? `${JSON.stringify(String(path.at(-1)))}: ` : '';
  const written = `\n${indent}${key}${JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`)}`;
  return { ...edit, content: first === undefined ? `${written}\n${own}` : `,${written}` };
}

/** The white space at the start of the line in which an offset stands. */
function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start))?.[0] ?? '';
}

/** The smallest single edit that makes one text of another: what both begin and end with stays. Null where they are equal. */
export function editBetween(before: string, after: string): TextEdit | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return { offset: start, length: before.length - end - start, text: after.slice(start, after.length - end) };
}
