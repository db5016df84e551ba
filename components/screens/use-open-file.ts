import { useMemo } from 'react';
import { usePageState } from './page-state';
import { useWorkbench, useWorkbenchStore } from './workbench-provider';

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
      // Of a notification nothing but the stage tells.
      if (store.getState().observed !== null) setPane('stage');
    };
    return {
      openFile: (file: File) => {
        void take(file, file.name);
      },
      pasteText: (text: string) => {
        void take(text, 'Pasted text');
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
