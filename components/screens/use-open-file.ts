import { useMemo } from 'react';
import type { WorkbenchStore } from '@/lib/state';
import { usePageState } from './page-state';
import { useWorkbench, useWorkbenchStore } from './workbench-provider';

async function handReport(
  store: WorkbenchStore,
  { name, content }: { readonly name: string; readonly content: File | string },
): Promise<void> {
  const { sendFiles } = await import('./take-files');
  const problem = await sendFiles('debug', [{ name, content: new Blob([content]) }]);
  const { refused } = store.getState();
  if (problem !== '' && refused !== null)
    store.setState({ refused: { ...refused, fault: { kind: 'report', message: problem } } });
}

/** The ways into another suite: a chosen or dropped file, a pasted text, and one that was opened before. */
export function useOpenFile() {
  const workbench = useWorkbench();
  const { manner, stepperDue, setPane } = usePageState();
  const store = useWorkbenchStore();
  return useMemo(() => {
    const due = () => {
      manner.current = 'open';
      stepperDue.current = true;
    };
    const take = async (content: File | string, name: string) => {
      due();
      await workbench?.openFile(content, name);
      // What belongs to another page is told by its content.
      if (store.getState().refused?.fault.kind === 'report') return handReport(store, { name, content });
      // Of a notification nothing but the stage tells.
      if (store.getState().observed !== null) setPane('stage');
    };
    return {
      openFile: (file: File) => {
        void take(file, file.name);
      },
      pasteText: (text: string, name = 'Pasted text') => {
        void take(text, name);
      },
      openBundled: () => {
        due();
        void workbench?.openBundled();
      },
      openNext: () => {
        due();
        void workbench?.openNext();
      },
      switchTo: (suite: string) => {
        due();
        void workbench?.switchTo(suite);
      },
      closeFile: (suite: string) => {
        due();
        void workbench?.closeFile(suite);
      },
    };
  }, [workbench, store, manner, stepperDue, setPane]);
}
