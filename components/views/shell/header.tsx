import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button, IconButton } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { ThemeToggle } from '@/components/ui/theme-toggle';
import type { GuideSection } from '@/components/views/learn/guide-section';
import { Logo } from './logo';

/** The open row, and where it stands among those the list shows. */
export interface OpenRow {
  readonly id: string;
  readonly edited: boolean;
  /** From 1; null while the filter hides the row. */
  readonly position: number | null;
  readonly total: number;
}

export interface HeaderProps {
  /** The ways to the other pages; the narrow layout has them beside its tabs. */
  readonly links: ReactNode;
  readonly suiteName: string;
  readonly row: OpenRow | null;
  /** Previous or next row of the list. */
  readonly onRow: (direction: 1 | -1) => void;
  readonly loading?: { readonly label: string; readonly fraction: number | null } | null;
  readonly onGuide: (section: GuideSection) => void;
  /** Buttons that act on the open row: share, revert. */
  readonly actions?: ReactNode;
}

function RowName({ suiteName, row, onRow }: Pick<HeaderProps, 'suiteName' | 'row' | 'onRow'>) {
  return (
    <nav aria-label="Open row" className="flex min-w-0 items-center gap-1.5">
      <span className="flex">
        <IconButton
          icon="left"
          label="Previous row"
          aria-disabled={row?.position === 1}
          onClick={() => onRow(-1)}
          className="max-wide:w-8"
        />
        <IconButton
          icon="right"
          label="Next row"
          aria-disabled={row?.position === row?.total}
          onClick={() => onRow(1)}
          className="max-wide:w-8"
        />
      </span>
      <p className="flex min-w-0 items-baseline gap-1.5 text-sm whitespace-nowrap">
        <span className="text-ink-3 max-broad:hidden">
          {suiteName}
          <span aria-hidden="true"> / </span>
        </span>
        <span className="truncate font-medium" title={row?.id}>
          {row?.id ?? 'no row open'}
        </span>
        {row !== null && row.position !== null ? (
          <span className="text-xs text-ink-3 tabular max-wide:hidden">
            {row.position} of {row.total}
          </span>
        ) : null}
      </p>
      {row?.edited ? <Badge tone="accent">edited</Badge> : null}
    </nav>
  );
}

/** The bar on top: what this is, which row is open, and the way to help. */
export function Header({ links, suiteName, row, onRow, loading, onGuide, actions }: HeaderProps) {
  return (
    <header className="flex h-12 shrink-0 items-center gap-2 border-b bg-surface px-3 wide:gap-3 wide:px-4">
      <h1 className="flex items-center gap-2 text-base font-semibold whitespace-nowrap">
        <Logo />
        <span className="max-wide:sr-only">AHP Scenario Explorer</span>
      </h1>
      <span className="max-wide:hidden">{links}</span>
      <span className="h-5 border-l border-line-strong/50 max-wide:hidden" />
      <RowName suiteName={suiteName} row={row} onRow={onRow} />
      <div className="flex min-w-0 flex-1 justify-end">
        {loading ? (
          <span className="w-full max-w-60 max-broad:hidden">
            <Progress label={loading.label} fraction={loading.fraction} />
          </span>
        ) : null}
      </div>
      <div className="flex items-center wide:gap-1">
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
        <span className="max-wide:hidden">
          <IconButton icon="keyboard" label="Keys" onClick={() => onGuide('keys')} aria-keyshortcuts="?" />
        </span>
        <ThemeToggle />
      </div>
    </header>
  );
}
