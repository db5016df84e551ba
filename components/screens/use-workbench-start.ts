import { useEffect, useRef, useState } from 'react';
import {
  createWorkbenchStore,
  openWorkbench,
  readAddress,
  type Workbench,
  type WorkbenchStore,
  withNotice,
} from '@/lib/state';
import { openStorage } from '@/lib/storage';
import { startDocuments } from '@/lib/workers';
import { fetchBundled } from './fetch-bundled';

const schedule = (act: () => void, delay: number) => {
  const timer = setTimeout(act, delay);
  return () => clearTimeout(timer);
};

async function start(store: WorkbenchStore): Promise<Workbench> {
  // Worker and suite are on their way while the storage opens.
  const bundled = fetchBundled();
  const documents = startDocuments((message) => {
    const text = `The part of the page that reads and evaluates has stopped (${message}). Reload the page; what was saved is kept.`;
    store.setState((state) => withNotice(state, { id: 'worker', tone: 'error', text }));
  });
  return openWorkbench(store, {
    documents,
    openStorage: () => openStorage(Date.now),
    fetchBundled: () => bundled,
    schedule,
  });
}

/** Makes the page's state and brings it to life once, in the browser, at the place the address names. */
export function useWorkbenchStart(): {
  readonly store: WorkbenchStore;
  readonly workbench: Workbench | null;
} {
  const [store] = useState(createWorkbenchStore);
  const [workbench, setWorkbench] = useState<Workbench | null>(null);
  const started = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const { address, problems } = readAddress(location.search);
    void start(store).then(async (opened) => {
      setWorkbench(opened);
      if (problems.length > 0) opened.notify({ id: 'address', tone: 'info', text: problems.join(' ') });
      await opened.visit(address);
    });
  }, [store]);

  return { store, workbench };
}
