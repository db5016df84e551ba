import { useCallback } from 'react';
import type { Copyable } from '@/components/ui/copyable';
import { addressOf, writeAddress } from '@/lib/state';
import { useWorkbench, useWorkbenchStore } from './workbench-provider';

/** Makes the link to what is shown: row, step and edits. The row of a file is told to lead only where the file is. */
export function useShareLink(): { readonly makeLink: () => Copyable; readonly told: () => void } {
  const workbench = useWorkbench();
  const store = useWorkbenchStore();

  const makeLink = useCallback((): Copyable => {
    const address = addressOf(store.getState());
    const fragment = workbench?.fragment();
    if (address === null || fragment === undefined) return { ok: false, message: 'No row is open yet.' };
    if (!fragment.ok) {
      return {
        ok: false,
        message: `${fragment.fault.message} Save the texts as files and send those instead.`,
      };
    }
    return {
      ok: true,
      text: `${location.origin}${location.pathname}${writeAddress(address)}${fragment.value}`,
    };
  }, [store, workbench]);

  const told = useCallback(() => {
    const { suite } = store.getState();
    if (suite === null || suite.origin === 'bundled') return;
    const text = `The link was copied. It leads to this row wherever ${suite.name} is opened as well: the file itself is not in it.`;
    workbench?.notify({ id: 'link', tone: 'info', text });
  }, [store, workbench]);

  return { makeLink, told };
}
