import { type Node, parseTree } from 'jsonc-parser';
import { parseJson } from './parse';
import { isIndex, pathOf } from './pointer';
import { stringifyJson } from './stringify';
import type { TextEdit } from './text-edit';
import type { JsonValue } from './types';

/** One change of a value: what is to stand at a pointer. The last step may be `-`, which appends to a list. */
export interface ValueChange {
  readonly pointer: string;
  /** Left out, what stands there is removed. */
  readonly value?: JsonValue;
}

/**
 * The text with its value changed in one place and all the rest byte for byte as it stands: indentation, order of keys,
 * spelling of numbers. What is added takes the spacing of its neighbours. Of a key that is written twice the last one
 * counts, as everywhere; all of them are removed. Null where the text is not JSON or nothing can stand at that pointer.
 *
 * The tree is jsonc-parser's. Its own `modify` is not used: it leaves the last element of a list without spaces behind,
 * takes the first of two like keys, and knows no bigint.
 */
export function changeJson(text: string, { pointer, value }: ValueChange): string | null {
  // Strict first: the library's parser forgives, and goes as deep as the text does.
  if (!parseJson(text).ok) return null;
  const steps = pathOf(pointer);
  const last = steps.at(-1);
  if (last === undefined) return value === undefined ? null : stringifyJson(value, 2);
  const container = nodeAt(text, steps.slice(0, -1));
  if (container === undefined) return null;
  if (value === undefined) return withoutChild(text, steps);
  const found = childOf(container, last);
  if (found !== undefined) {
    const { offset, length } = valueIn(found);
    const indent = isTall(text, container) ? 2 : 0;
    return applied(text, { offset, length, text: written(value, indent, indentAt(text, found.offset)) });
  }
  const fits = container.type === 'object' || last === '-' || Number(last) === childrenOf(container).length;
  return fits ? applied(text, addition(text, container, last, value)) : null;
}

function applied(text: string, edit: TextEdit): string {
  return text.slice(0, edit.offset) + edit.text + text.slice(edit.offset + edit.length);
}

const childrenOf = ({ children }: Node): readonly Node[] => children ?? [];

/** The value of a member, or the element itself. */
const valueIn = (child: Node): Node => (child.type === 'property' ? (child.children?.[1] ?? child) : child);

const endOf = ({ offset, length }: Node): number => offset + length;

function childOf(container: Node, step: string): Node | undefined {
  const children = childrenOf(container);
  if (container.type === 'array') return isIndex(step) ? children[Number(step)] : undefined;
  return children.findLast((child) => child.children?.[0]?.value === step);
}

/** The object or list at a path; undefined where there is none. */
function nodeAt(text: string, steps: readonly string[]): Node | undefined {
  let node = parseTree(text);
  for (const step of steps) {
    const child = node && childOf(node, step);
    node = child && valueIn(child);
  }
  return node?.type === 'object' || node?.type === 'array' ? node : undefined;
}

/** The text without what stands at a path, and without the comma that goes with it. */
function withoutChild(text: string, steps: readonly string[]): string | null {
  const last = steps.at(-1) ?? '';
  let [left, removed] = [text, false];
  for (;;) {
    const container = nodeAt(left, steps.slice(0, -1));
    const child = container && childOf(container, last);
    if (container === undefined || child === undefined) return removed ? left : null;
    const children = childrenOf(container);
    const [before, after] = [children[children.indexOf(child) - 1], children[children.indexOf(child) + 1]];
    const start =
      after !== undefined ? child.offset : before !== undefined ? endOf(before) : container.offset + 1;
    const end =
      after !== undefined ? after.offset : before !== undefined ? endOf(child) : endOf(container) - 1;
    left = left.slice(0, start) + left.slice(end);
    removed = true;
    // A list closes its ranks: what stands at the index now is another element.
    if (container.type === 'array') return left;
  }
}

/** What is put behind the last child of an object or list. */
function addition(text: string, container: Node, key: string, value: JsonValue): TextEdit {
  const children = childrenOf(container);
  const last = children.at(-1);
  const own = indentAt(text, container.offset);
  const tall = isTall(text, container);
  const gap = last === undefined ? (tall ? `\n${own}  ` : '') : `,${spaceBefore(text, container, last)}`;
  const colon = last?.type === 'property' ? colonOf(text, last) : ': ';
  const name = container.type === 'object' ? `${JSON.stringify(key)}${colon}` : '';
  const indent = gap.slice(gap.lastIndexOf('\n') + 1);
  const body = `${gap}${name}${written(value, tall ? 2 : 0, indent)}`;
  return last === undefined
    ? { offset: container.offset + 1, length: container.length - 2, text: tall ? `${body}\n${own}` : body }
    : { offset: endOf(last), length: 0, text: body };
}

/** Whether children of a container stand on lines of their own; those of an empty one would, in a text that has lines. */
function isTall(text: string, container: Node): boolean {
  const [first] = childrenOf(container);
  return text.slice(first === undefined ? 0 : container.offset, first?.offset).includes('\n');
}

/** The white space in front of a child, behind the comma or bracket before it. */
function spaceBefore(text: string, container: Node, child: Node): string {
  return /[ \t\r\n]*$/.exec(text.slice(container.offset, child.offset))?.[0] ?? '';
}

/** The colon of a member with the white space around it. */
function colonOf(text: string, property: Node): string {
  const [key, value] = property.children ?? [];
  return key === undefined || value === undefined ? ': ' : text.slice(endOf(key), value.offset);
}

function written(value: JsonValue, indent: number, before: string): string {
  return stringifyJson(value, indent).replaceAll('\n', `\n${before}`);
}

/** The white space at the start of the line in which an offset stands. */
function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start))?.[0] ?? '';
}
