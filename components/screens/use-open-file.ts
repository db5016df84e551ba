import { useMemo } from 'react';
import { usePageState } from './page-state';
import { useWorkbench } from './workbench-provider';

/** The ways into another suite: a chosen or dropped file, a pasted text, and one that was opened before. */
export function useOpenFile() {
  const workbench = useWorkbench();
  const { manner, stepperDue } = usePageState();
  return useMemo(() => {
    const due = () => {
      manner.current = 'open';
      stepperDue.current = true;
    };
    return {
      openFile: (file: File) => {
        due();
        void workbench?.openFile(file, file.name);
      },
      pasteText: (text: string) => {
        due();
        void workbench?.openFile(text, 'Pasted text');
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
  }, [workbench, manner, stepperDue]);
}
