'use client';

import { Button } from '@/components/ui/button';
import { FirstMinute } from '@/components/views/learn/first-minute';
import { PageLinks } from '@/components/views/shell/page-links';
import { Shell } from '@/components/views/shell/shell';
import { defaultScenario, type Workbench, type WorkbenchStore } from '@/lib/state';
import { basePath } from './base-path';
import { ExplorerEditor } from './explorer-editor';
import { ExplorerGuide } from './explorer-guide';
import { ExplorerHeader } from './explorer-header';
import { ExplorerLibrary } from './explorer-library';
import { ExplorerNotices } from './explorer-notices';
import { ExplorerOutcome } from './explorer-outcome';
import { ExplorerStage } from './explorer-stage';
import { AsideBar } from './late';
import { PageStateProvider, usePageState } from './page-state';
import { useAddress } from './use-address';
import { useFlush } from './use-flush';
import { useOpenFile } from './use-open-file';
import { useWorkbenchStart } from './use-workbench-start';
import { useWorkbenchState, WorkbenchProvider } from './workbench-provider';

interface Started {
  readonly store: WorkbenchStore;
  readonly workbench: Workbench | null;
}

function Greeting() {
  const { greeting, setGreeting, openGuide, guessing, setGuessing } = usePageState();
  const first = useWorkbenchState(
    ({ row, missing }) => missing === null && (row === null || row.key === defaultScenario),
  );
  if (!greeting || !first) return null;
  return (
    <FirstMinute onStartHere={() => openGuide('rules')} onDismiss={() => setGreeting(false)}>
      {guessing ? null : <Button onClick={() => setGuessing(true)}>Guess first</Button>}
    </FirstMinute>
  );
}

/** The choice between a link's text and a draft, while there is one. */
function SecondText() {
  const waiting = useWorkbenchState(({ aside, letGo }) => aside !== null || letGo !== null);
  return waiting ? <AsideBar /> : null;
}

function ExplorerPanes({ store, workbench }: Started) {
  const { pane, setPane, manner } = usePageState();
  const { openFile, pasteText } = useOpenFile();
  useAddress(store, workbench, manner);
  useFlush(workbench);
  return (
    <Shell
      header={<ExplorerHeader />}
      banner={
        <>
          <Greeting />
          <SecondText />
        </>
      }
      links={<PageLinks basePath={basePath} page="explore" others className="border-l" />}
      library={<ExplorerLibrary />}
      stage={<ExplorerStage />}
      editor={<ExplorerEditor />}
      outcome={<ExplorerOutcome />}
      tab={pane}
      onTab={setPane}
      onDropFile={openFile}
      onPasteText={pasteText}
    >
      <ExplorerGuide />
      <ExplorerNotices />
    </Shell>
  );
}

/** The page: one workbench, and around it the views that show it. */
export function ExplorerScreen() {
  const started = useWorkbenchStart();
  return (
    <WorkbenchProvider {...started}>
      <PageStateProvider>
        <ExplorerPanes {...started} />
      </PageStateProvider>
    </WorkbenchProvider>
  );
}
