'use client';

import { type ReactNode, useMemo } from 'react';
import { SplitPane } from '@/components/ui/split-pane';
import { TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import { useMedia, wideQuery } from '@/components/ui/use-media';
import { DropArea } from './drop-area';

export type ShellTab = 'library' | 'stage' | 'side';

export interface ShellProps {
  readonly header: ReactNode;
  readonly banner?: ReactNode;
  /** The ways to the other pages, where the header has no room for them. */
  readonly links: ReactNode;
  readonly library: ReactNode;
  readonly stage: ReactNode;
  readonly editor: ReactNode;
  readonly outcome: ReactNode;
  /** Which pane the narrow layout shows. */
  readonly tab: ShellTab;
  readonly onTab: (tab: ShellTab) => void;
  readonly onDropFile?: ((file: File) => void) | undefined;
  readonly onPasteText?: ((text: string) => void) | undefined;
  /** Dialogs and notices. */
  readonly children?: ReactNode;
}

const tabs = [
  { id: 'library', label: 'Rows' },
  { id: 'stage', label: 'Stage' },
  { id: 'side', label: 'Edit and outcome' },
] as const satisfies readonly { id: ShellTab; label: string }[];

type Panes = Pick<ShellProps, 'library' | 'stage' | 'editor' | 'outcome'>;

function WidePanes({ library, stage, editor, outcome }: Panes) {
  const broad = useMedia('(min-width: 1280px)', true);
  return (
    <SplitPane
      name={broad ? 'library' : 'library-narrow'}
      label="Library width"
      direction="row"
      sized="first"
      initial={broad ? 300 : 232}
      min={180}
      minOther={560}
      first={library}
      second={
        <SplitPane
          name={broad ? 'side' : 'side-narrow'}
          label="Editor width"
          direction="row"
          sized="second"
          initial={broad ? 440 : 336}
          min={280}
          minOther={300}
          first={stage}
          second={
            <SplitPane
              name="outcome"
              label="Outcome height"
              direction="column"
              sized="second"
              initial={400}
              min={96}
              minOther={120}
              first={editor}
              second={outcome}
            />
          }
        />
      }
    />
  );
}

function NarrowPanes({
  links,
  library,
  stage,
  editor,
  outcome,
  tab,
  onTab,
}: Panes & Pick<ShellProps, 'links' | 'tab' | 'onTab'>) {
  return (
    <Tabs value={tab} onValue={onTab} className="flex h-full flex-col">
      <div className="flex shrink-0 border-b bg-surface">
        <div className="min-w-0 flex-1">
          <TabList label="Panes" items={tabs} wide />
        </div>
        {links}
      </div>
      <TabPanel id="library" className="min-h-0 flex-1">
        {library}
      </TabPanel>
      <TabPanel id="stage" className="min-h-0 flex-1">
        {stage}
      </TabPanel>
      <TabPanel id="side" scrolls className="min-h-0 flex-1 overflow-y-auto">
        <div className="border-b">{outcome}</div>
        <div className="h-[min(70dvh,480px)]">{editor}</div>
      </TabPanel>
    </Tabs>
  );
}

/** Three panes side by side, or three tabs below 900 pixels. */
export function Shell(props: ShellProps) {
  const { header, banner, library, stage, editor, outcome, tab, onTab, onDropFile, onPasteText, children } =
    props;
  const wide = useMedia(wideQuery, true);
  const panes = { library, stage, editor, outcome };
  const onDropFiles = useMemo(
    () => onDropFile && (([file]: readonly File[]) => file && onDropFile(file)),
    [onDropFile],
  );
  return (
    <DropArea onDropFiles={onDropFiles} onPasteText={onPasteText}>
      <div className="flex h-dvh flex-col">
        {header}
        {banner}
        <main className="min-h-0 flex-1">
          {wide ? (
            <WidePanes {...panes} />
          ) : (
            <NarrowPanes {...panes} links={props.links} tab={tab} onTab={onTab} />
          )}
        </main>
      </div>
      {children}
    </DropArea>
  );
}
