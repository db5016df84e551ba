import { openWorkbench, type Workbench, type WorkbenchStore, withNotice, workerNotice } from '@/lib/state';
import { createLastWords, openStorage, type Schedule } from '@/lib/storage';
import { startDocuments } from '@/lib/workers';
import { fetchBundled } from './fetch-bundled';

const schedule: Schedule = (act, delay) => setTimeout(act, delay);

/** Joins the store with the worker, the browser's storage and the suite of the page, all three on their way at once. */
export function startWorkbench(store: WorkbenchStore): Promise<Workbench> {
  const bundled = fetchBundled();
  const documents = startDocuments({
    onRestart: (reason, lost) =>
      store.setState((state) => withNotice(state, workerNotice({ kind: 'restarted', reason, lost }))),
    onStopped: (reason) =>
      store.setState((state) => withNotice(state, workerNotice({ kind: 'stopped', reason }))),
  });
  return openWorkbench(store, {
    documents,
    openStorage: (onFault) => openStorage({ clock: Date.now, schedule }, onFault),
    lastWords: createLastWords(() => localStorage),
    fetchBundled: () => bundled,
    schedule,
  });
}
