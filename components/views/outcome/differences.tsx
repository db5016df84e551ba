'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Difference, JsonValue } from '@/lib/json';
import { JsonText } from './json-text';

/** What the two sides are called: what should stand there, and what does. */
export interface SideWords {
  readonly expected: string;
  readonly actual: string;
}

const expectedAndActual: SideWords = { expected: 'expected', actual: 'actual' };
/** Where what the contract gives is held against what an adapter does. */
export const contractAndAdapter: SideWords = { expected: 'contract', actual: 'adapter' };

const sides = {
  expected: { sign: '−', frame: 'bg-removed' },
  actual: { sign: '+', frame: 'bg-added' },
} as const;

/** One side of a difference: its sign, its word, and the value or that there is none. */
function Side({
  side,
  word,
  value,
}: {
  side: keyof typeof sides;
  word: string;
  value: JsonValue | undefined;
}) {
  const { sign, frame } = sides[side];
  return (
    <div className={`flex gap-1.5 rounded-xs px-1.5 text-xs/5 ${frame}`}>
      <span aria-hidden="true" className="font-mono font-bold select-none">
        {sign}
      </span>
      <span className="w-14 shrink-0 text-ink-2">{word}</span>
      <span className="min-w-0 flex-1">
        {value === undefined ? (
          <em className="text-ink-2">absent</em>
        ) : (
          <JsonText value={value} limit={100} />
        )}
      </span>
    </div>
  );
}

export interface DiffLinesProps {
  readonly expected: JsonValue | undefined;
  readonly actual: JsonValue | undefined;
  readonly words?: SideWords;
}

/** Expected over actual, told apart by sign and word as well as by colour. */
export function DiffLines({ expected, actual, words = expectedAndActual }: DiffLinesProps) {
  return (
    <div className="space-y-px">
      <Side side="expected" word={words.expected} value={expected} />
      <Side side="actual" word={words.actual} value={actual} />
    </div>
  );
}

/** Differences shown before the list is cut. */
const shownAtFirst = 30;

/** Where two values differ inside, path by path; a long list is cut, with a way to see more of it. */
export function DifferenceList({
  differences,
  words = expectedAndActual,
}: {
  readonly differences: readonly Difference[];
  readonly words?: SideWords;
}) {
  const [shown, setShown] = useState(shownAtFirst);
  const more = differences.length - shown;
  return (
    <>
      <ul className="space-y-1.5">
        {differences.slice(0, shown).map(({ pointer, before, after }) => (
          <li key={pointer}>
            <p className="font-mono text-xs wrap-anywhere text-ink-2">
              {pointer === '' ? 'the whole value' : pointer}
            </p>
            <DiffLines expected={before} actual={after} words={words} />
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <Button className="mt-1.5" onClick={() => setShown(shown + 10 * shownAtFirst)}>
          {more} more {more === 1 ? 'difference' : 'differences'}
        </Button>
      ) : null}
    </>
  );
}
