import type { ReactNode } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { ThemeToggle } from '@/components/ui/theme-toggle';
import type { GuideSection } from '@/components/views/learn/guide-section';
import type { Tally, VerdictFilter } from '@/components/views/library/filter';
import { VerdictMark } from '@/components/views/marks/verdict-mark';
import { Logo } from './logo';

export interface HeaderProps {
  readonly suite: { readonly name: string };
  readonly tally: Tally;
  /** The open row, named where the list is not in view. */
  readonly scenarioId?: string | null;
  readonly loading?: { readonly label: string; readonly fraction: number | null } | null;
  /** Shows the rows behind a count. */
  readonly onTally?: ((verdict: VerdictFilter) => void) | undefined;
  readonly onGuide: (section: GuideSection) => void;
  /** Buttons that act on the open row: share, revert. */
  readonly actions?: ReactNode;
}

const counts = [
  { id: 'passed', word: 'as expected' },
  { id: 'failed', word: 'not as expected' },
] as const;

function Counts({ tally, onTally }: Pick<HeaderProps, 'tally' | 'onTally'>) {
  return (
    <span className="flex items-center gap-0.5">
      {counts.map(({ id, word }) => (
        <button
          key={id}
          type="button"
          onClick={() => onTally?.(id)}
          aria-label={`${tally[id]} rows ${word}: show them`}
          title={`${tally[id]} ${word}`}
          className={`inline-flex h-7 items-center gap-1 rounded-sm px-1.5 text-sm font-medium tabular hover:bg-hover max-wide:h-10 ${tally[id] === 0 ? 'opacity-65' : ''}`}
        >
          <VerdictMark verdict={id} size={14} word="none" />
          {tally[id]}
        </button>
      ))}
    </span>
  );
}

/** The bar on top: what this is, how the suite stands, and the way to help. */
export function Header({ suite, tally, scenarioId, loading, onTally, onGuide, actions }: HeaderProps) {
  return (
    <header className="flex h-12 shrink-0 items-center gap-3 border-b bg-surface px-3 wide:px-4">
      <h1 className="flex min-w-0 items-center gap-2 text-base font-semibold whitespace-nowrap">
        <Logo />
        <span className="max-wide:sr-only">AHP Scenario Explorer</span>
      </h1>
      <p className="min-w-0 truncate font-mono text-xs text-ink-2 wide:hidden">{scenarioId ?? suite.name}</p>
      <span className="mx-1 h-5 border-l border-line-strong/50 max-wide:hidden" />
      <span className="max-wide:hidden">
        <Counts tally={tally} onTally={onTally} />
      </span>
      <div className="flex min-w-0 flex-1 justify-center">
        {loading ? (
          <span className="w-full max-w-70 max-wide:hidden">
            <Progress label={loading.label} fraction={loading.fraction} />
          </span>
        ) : null}
      </div>
      <div className="flex items-center gap-1">
        {actions}
        <Button variant="quiet" icon="book" onClick={() => onGuide('rules')} className="max-wide:hidden">
          Nine rules
        </Button>
        <Button variant="quiet" icon="limits" onClick={() => onGuide('limits')} className="max-broad:hidden">
          Limits
        </Button>
        <span className="wide:hidden">
          <IconButton icon="book" label="Guide" onClick={() => onGuide('rules')} />
        </span>
        <IconButton icon="keyboard" label="Keys" onClick={() => onGuide('keys')} aria-keyshortcuts="?" />
        <ThemeToggle />
      </div>
    </header>
  );
}
