import {
  coreKey,
  type FetchBundled,
  openWorkbench,
  type PageSuite,
  pageSuites,
  type Workbench,
  type WorkbenchStore,
  withNotice,
  workerNotice,
} from '@/lib/state';
import { createLastWords, openStorage, type Schedule } from '@/lib/storage';
import { startDocuments } from '@/lib/workers';
import { fetchBundled } from './fetch-bundled';

const schedule: Schedule = (act, delay) => setTimeout(act, delay);

/**
 * Fetches each suite of the page once in a visit, and again only where it could not be had. `early` is on its way before
 * anyone asks.
 */
function fetchOnce(early: PageSuite | undefined): FetchBundled {
  const fetched = new Map<string, ReturnType<FetchBundled>>();
  const fetchSuite: FetchBundled = async (suite) => {
    const known = fetched.get(suite.key) ?? fetchBundled(suite);
    fetched.set(suite.key, known);
    const answer = await known;
    if (!answer.ok) fetched.delete(suite.key);
    return answer;
  };
  if (early !== undefined) void fetchSuite(early);
  return fetchSuite;
}

/** Joins the store with the worker, the browser's storage and the suite of the page, all three on their way at once. */
export function startWorkbench(store: WorkbenchStore, named: string | undefined): Promise<Workbench> {
  const bundled = fetchOnce(pageSuites.find(({ key }) => key === (named ?? coreKey)));
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
    fetchBundled: bundled,
    schedule,
  });
}
