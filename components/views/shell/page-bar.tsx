import type { ReactNode } from 'react';
import { ThemeToggle } from '@/components/ui/theme-toggle';
import { Logo } from './logo';
import { PageLinks, type PageName } from './page-links';

export interface PageBarProps {
  readonly basePath: string;
  readonly page: PageName;
  readonly children?: ReactNode;
}

/** The bar on top of the pages beside the explorer: what this is, the way to the others, and the page's own controls. */
export function PageBar({ basePath, page, children }: PageBarProps) {
  return (
    <header className="flex h-12 shrink-0 items-center gap-2 border-b bg-surface px-3 wide:gap-3 wide:px-4">
      <h1 className="flex items-center gap-2 text-base font-semibold whitespace-nowrap">
        <Logo />
        <span className="max-broad:sr-only">AHP Scenario Explorer</span>
      </h1>
      <PageLinks basePath={basePath} page={page} />
      <div className="flex min-w-0 flex-1 items-center justify-end gap-1">{children}</div>
      <ThemeToggle />
    </header>
  );
}
