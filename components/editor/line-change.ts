import { editBetween } from '@/lib/json';

/** A line of a comparison; `number` counts from 1, in the suite's text where it was removed and in the other elsewhere. */
export interface ComparedLine {
  readonly kind: 'same' | 'removed' | 'added';
  readonly number: number;
  readonly text: string;
}

/** So many lines that are alike are shown before and behind the change. */
const around = 2;

/**
 * The one stretch of lines from the first difference of two texts to the last, with a little of what stands around it;
 * empty where the texts are equal. What lies between two differences counts as changed too: this is what is shown where
 * the editor, which compares line by line, could not be fetched.
 */
export function lineChange(before: string, after: string): readonly ComparedLine[] {
  const edit = editBetween(before, after);
  if (edit === null) return [];
  const start = before.slice(0, edit.offset).lastIndexOf('\n') + 1;
  const rest = lineEnd(before, edit.offset + edit.length);
  const behind = before.length - rest;
  const head = linesOf(before.slice(0, Math.max(0, start - 1)), start > 0);
  const tail = linesOf(before.slice(rest + 1), rest < before.length);
  const removed = before.slice(start, rest).split('\n');
  const added = after.slice(start, after.length - behind).split('\n');
  const numbered = (kind: ComparedLine['kind'], lines: readonly string[], from: number) =>
    lines.map((text, at): ComparedLine => ({ kind, number: from + at, text }));
  const first = head.length + 1;
  return [
    ...numbered('same', head.slice(-around), Math.max(1, first - around)),
    ...numbered('removed', removed, first),
    ...numbered('added', added, first),
    ...numbered('same', tail.slice(0, around), first + added.length),
  ];
}

function lineEnd(text: string, offset: number): number {
  const found = text.indexOf('\n', offset);
  return found < 0 ? text.length : found;
}

const linesOf = (text: string, any: boolean): readonly string[] => (any ? text.split('\n') : []);
