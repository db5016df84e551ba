import { useEffect, useRef, useState } from 'react';
import {
  createWorkbenchStore,
  readAddress,
  type Workbench,
  type WorkbenchStore,
  withNotice,
} from '@/lib/state';
import { isOwnEntry } from './write-history';

/**
 * Makes the page's state and brings it to life once, in the browser, at the place the address names. Worker, storage and
 * actions are fetched behind the first paint, which needs none of them.
 */
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
    const handed = location.search.includes('handed=1');
    const { address, problems } = readAddress(location.search);
    const { hash } = location;
    const own = isOwnEntry(history.state);
    const start = async () => {
      const { startWorkbench } = await import('./start-workbench');
      const opened = await startWorkbench(store, address.suite);
      setWorkbench(opened);
      if (problems.length > 0) opened.notify({ id: 'address', tone: 'info', text: problems.join(' ') });
      await opened.visit(address, hash, own);
      if (handed) await (await import('./open-handed')).openHanded(opened);
    };
    start().catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      const text = `The page could not start (${reason}). Reload it; saved edits are kept.`;
      store.setState((state) => withNotice(state, { id: 'worker', tone: 'error', text }));
    });
  }, [store]);

  return { store, workbench };
}
