import { useCallback, useEffect, useRef } from 'react';
import type { Desk, DroppedFile } from '@/lib/state';
import { useDesk, useDeskState } from './desk-provider';
import { sendFiles } from './take-files';

/** Takes files in; a single row is no report and goes on to the explorer. */
async function take(desk: Desk, files: readonly DroppedFile[], open: boolean): Promise<void> {
  const [answer] = await desk.add(files);
  const [file] = files;
  // With reports open it would leave them: then the refusal alone says where the row belongs.
  if (open || files.length !== 1 || file === undefined || answer?.ok !== false) return;
  if (answer.fault.kind !== 'row') return;
  await sendFiles('explorer', [{ name: file.name, content: new Blob([file.content]) }]);
}

/** Takes files as they are dropped, chosen or pasted; those that come before the page can work wait for it. */
export function useReportFiles(): (files: readonly DroppedFile[]) => void {
  const desk = useDesk();
  const open = useDeskState(({ view }) => view !== null);
  const early = useRef<readonly DroppedFile[]>([]);

  useEffect(() => {
    const waiting = early.current;
    if (desk === null || waiting.length === 0) return;
    early.current = [];
    void take(desk, waiting, false);
  }, [desk]);

  return useCallback(
    (files: readonly DroppedFile[]) => {
      if (desk === null) early.current = [...early.current, ...files];
      else void take(desk, files, open);
    },
    [desk, open],
  );
}
