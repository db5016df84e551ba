import { openWorkbench, type Workbench, type WorkbenchStore, withNotice } from '@/lib/state';
import { createLastWords, openStorage } from '@/lib/storage';
import { startDocuments } from '@/lib/workers';
import { fetchBundled } from './fetch-bundled';

/** Joins the store with the worker, the browser's storage and the suite of the page, all three on their way at once. */
export function startWorkbench(store: WorkbenchStore): Promise<Workbench> {
  const bundled = fetchBundled();
  const documents = startDocuments((message) => {
    const text = `The part of the page that reads and evaluates has stopped (${message}). Reload the page; what was saved is kept.`;
    store.setState((state) => withNotice(state, { id: 'worker', tone: 'error', text }));
  });
  return openWorkbench(store, {
    documents,
    openStorage: () => openStorage(Date.now),
    lastWords: createLastWords(() => localStorage),
    fetchBundled: () => bundled,
    schedule: (act, delay) => setTimeout(act, delay),
  });
}
