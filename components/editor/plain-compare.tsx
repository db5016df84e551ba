import { useMemo } from 'react';
import { Button } from '@/components/ui/button';
import type { TabId } from '@/lib/workers';
import { CompareHead } from './compare-head';
import { lineChange } from './line-change';
import { tabLabels } from './props';

export interface PlainCompareProps {
  readonly tab: TabId;
  /** The text as the suite has it, and as it is now. */
  readonly original: string;
  readonly text: string;
  readonly onRevert: (tab: TabId) => void;
}

const most = 400;
const looks = {
  same: { sign: ' ', word: '', look: 'text-ink-2' },
  removed: { sign: '−', word: 'only in the suite: ', look: 'bg-removed text-ink' },
  added: { sign: '+', word: 'only in yours: ', look: 'bg-added text-ink' },
} as const;

/** The suite's text against the edited one where the editor proper could not be fetched. */
export function PlainCompare({ tab, original, text, onRevert }: PlainCompareProps) {
  const lines = useMemo(() => lineChange(original, text), [original, text]);
  return (
    <section
      aria-label={`Differences of the ${tabLabels[tab].toLowerCase()}`}
      className="absolute inset-0 flex flex-col bg-surface"
    >
      <CompareHead>
        <Button className="ml-auto" onClick={() => onRevert(tab)}>
          Revert this text
        </Button>
      </CompareHead>
      <ol
        aria-label="Lines"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="min-h-0 flex-1 overflow-auto py-1 font-mono text-[13px] leading-5 focus-inset"
      >
        {lines.slice(0, most).map(({ kind, number, text: line }) => (
          <li key={`${kind} ${number}`} className={`flex w-max min-w-full pr-2 ${looks[kind].look}`}>
            <span className="tabular w-9 shrink-0 text-right text-ink-3 select-none">{number}</span>
            <span aria-hidden="true" className="w-5 shrink-0 text-center font-bold select-none">
              {looks[kind].sign}
            </span>
            <span className="sr-only">{looks[kind].word}</span>
            <span className="whitespace-pre">{line}</span>
          </li>
        ))}
        {lines.length > most ? (
          <li className="pl-14 font-sans text-xs text-ink-2">
            and {(lines.length - most).toLocaleString('en')} more lines
          </li>
        ) : null}
      </ol>
    </section>
  );
}
