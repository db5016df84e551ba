'use client';

import type { ReactNode } from 'react';
import { SplitPane } from '@/components/ui/split-pane';
import { TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import { useMedia, wideQuery } from '@/components/ui/use-media';

export type DebugTab = 'report' | 'row';

export interface DebugShellProps {
  readonly header: ReactNode;
  /** Under the header: files, refusals. */
  readonly banner: ReactNode;
  readonly report: ReactNode;
  /** Null while no report is open: the page is the report's part alone. */
  readonly row: ReactNode | null;
  readonly tab: DebugTab;
  readonly onTab: (tab: DebugTab) => void;
}

const tabs = [
  { id: 'report', label: 'Report' },
  { id: 'row', label: 'Row' },
] as const satisfies readonly { id: DebugTab; label: string }[];

function Scroll({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="h-full overflow-y-auto focus-inset"
    >
      {children}
    </section>
  );
}

/** The report beside the row that is looked at, or two tabs below 900 pixels. */
export function DebugShell({ header, banner, report, row, tab, onTab }: DebugShellProps) {
  const wide = useMedia(wideQuery, true);
  return (
    <div className="flex h-dvh flex-col">
      {header}
      {banner}
      <main className="min-h-0 flex-1 bg-canvas">
        {row === null ? (
          <Scroll label="Report">{report}</Scroll>
        ) : wide ? (
          <SplitPane
            name="debug-row"
            label="Row width"
            direction="row"
            sized="second"
            initial={420}
            min={300}
            minOther={420}
            first={<Scroll label="Report">{report}</Scroll>}
            second={
              <div className="h-full bg-surface">
                <Scroll label="Row">{row}</Scroll>
              </div>
            }
          />
        ) : (
          <Tabs value={tab} onValue={onTab} className="flex h-full flex-col">
            <div className="shrink-0 border-b bg-surface">
              <TabList label="Panes" items={tabs} wide />
            </div>
            <TabPanel id="report" scrolls className="min-h-0 flex-1 overflow-y-auto">
              {report}
            </TabPanel>
            <TabPanel id="row" scrolls className="min-h-0 flex-1 overflow-y-auto bg-surface">
              {row}
            </TabPanel>
          </Tabs>
        )}
      </main>
    </div>
  );
}
