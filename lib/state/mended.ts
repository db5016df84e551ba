import {
  changeJson,
  editBetween,
  parseJson,
  positionAt,
  type TextRange,
  type ValueChange,
  valueAt,
} from '@/lib/json';
import type { FixSuggestion } from '@/lib/protocol';
import type { RowTexts } from '@/lib/workers';
import type { Reveal } from './types';

/** A pointer that starts at the row, split into its text and the pointer inside that. */
function placed(pointer: string): { readonly tab: 'request' | 'response'; readonly inside: string } {
  const tab = pointer.startsWith('/request/') ? 'request' : 'response';
  return { tab, inside: pointer.slice(tab.length + 1) };
}

/** The texts with some values changed, whose pointers start at the row; null where one of them cannot be. */
export function withChanges(texts: RowTexts, changes: readonly ValueChange[]): RowTexts | null {
  let changed = texts;
  for (const { pointer, ...change } of changes) {
    const { tab, inside } = placed(pointer);
    const text = changeJson(changed[tab], { ...change, pointer: inside });
    if (text === null) return null;
    changed = { ...changed, [tab]: text };
  }
  return changed;
}

/** Where the first change stands in the texts that it made: the new value (inside its quotes), or where one is gone. */
export function placeOfChange({ pointer, value }: ValueChange, before: RowTexts, after: RowTexts): Reveal {
  const { tab, inside } = placed(pointer);
  const text = after[tab];
  const parsed = parseJson(text);
  if (value === undefined || !parsed.ok) {
    const offset = editBetween(before[tab], text)?.offset ?? 0;
    return { tab, range: { offset, length: 0, ...positionAt(text, offset) }, written: true };
  }
  const list = inside.endsWith('/-') ? valueAt(parsed.value.value, inside.slice(0, -2)) : undefined;
  const whole = parsed.value.rangeOf(
    Array.isArray(list) ? `${inside.slice(0, -1)}${list.length - 1}` : inside,
  );
  return { tab, range: typeof value === 'string' ? withinQuotes(whole) : whole, written: true };
}

function withinQuotes(range: TextRange): TextRange {
  return { ...range, offset: range.offset + 1, length: range.length - 2, column: range.column + 1 };
}

/** Whether two fixes do the same at the same places; what they write there may differ as the texts do. */
export function isSameFix(one: FixSuggestion | undefined, other: FixSuggestion): boolean {
  const places = ({ changes }: FixSuggestion) => changes.map(({ pointer }) => pointer).join(' ');
  return one !== undefined && one.title === other.title && places(one) === places(other);
}
