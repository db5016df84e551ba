import { appendPointer, isJsonObject, type JsonValue, stringifyJson } from '@/lib/json';

/** One visible line of a collapsible JSON tree. */
export interface JsonRow {
  readonly pointer: string;
  readonly depth: number;
  /** Member name or position; null for the root. */
  readonly name: string | null;
  /** For leaves, and for closed or empty branches, the text; `{` or `[` for open ones. */
  readonly text: string;
  readonly kind: 'leaf' | 'open' | 'closed';
  /** How many entries a branch has. */
  readonly size: number;
}

/** Deepest first opening: what is below this depth starts closed. */
const openTo = 3;

/** Whether a branch starts open, before anyone touches it. */
export function startsOpen(depth: number, size: number): boolean {
  return depth < openTo && size <= 50;
}

const entriesOf = (value: JsonValue): readonly (readonly [string, JsonValue])[] =>
  Array.isArray(value)
    ? value.map((item, index): readonly [string, JsonValue] => [String(index), item])
    : isJsonObject(value)
      ? Object.entries(value)
      : [];

/**
 * The visible lines of a value, in order and at most `limit`. `toggled` holds pointers that the reader opened or
 * closed against their start. Iterative, so that a deep value cannot overflow.
 */
export function jsonRows(
  root: JsonValue,
  toggled: ReadonlySet<string>,
  limit: number,
): { readonly rows: readonly JsonRow[]; readonly more: boolean } {
  const rows: JsonRow[] = [];
  const waiting: { value: JsonValue; pointer: string; depth: number; name: string | null }[] = [
    { value: root, pointer: '', depth: 0, name: null },
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (rows.length === limit) return { rows, more: true };
    const { value, pointer, depth, name } = next;
    const list = Array.isArray(value);
    if (!list && !isJsonObject(value)) {
      rows.push({ pointer, depth, name, text: stringifyJson(value), kind: 'leaf', size: 0 });
      continue;
    }
    const entries = entriesOf(value);
    const size = entries.length;
    if (size === 0) {
      rows.push({ pointer, depth, name, text: list ? '[]' : '{}', kind: 'leaf', size });
      continue;
    }
    const open = startsOpen(depth, size) !== toggled.has(pointer);
    rows.push({ pointer, depth, name, text: list ? '[ ]' : '{ }', kind: open ? 'open' : 'closed', size });
    if (!open) continue;
    for (let index = size - 1; index >= 0; index--) {
      const entry = entries[index];
      if (entry) {
        const [key, child] = entry;
        waiting.push({ value: child, pointer: appendPointer(pointer, key), depth: depth + 1, name: key });
      }
    }
  }
  return { rows, more: false };
}
