import { useEffect, useRef, useState } from 'react';
import { createDeskStore, type Desk, type DeskStore } from '@/lib/state';
import { fetchSample, samples } from './samples';
import { takeFiles, wasHanded, withoutMark } from './take-files';
import { writeHistory } from './write-history';

/** Makes the debug page's state and brings it to life once, in the browser, with what another page left for it. */
export function useDeskStart(): { readonly store: DeskStore; readonly desk: Desk | null } {
  const [store] = useState(createDeskStore);
  const [desk, setDesk] = useState<Desk | null>(null);
  const started = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const start = async () => {
      const { startDesk } = await import('./start-desk');
      const opened = startDesk(store);
      setDesk(opened);
      if (wasHanded(location.search)) {
        writeHistory('replaceState', withoutMark(location));
        const { files, problem } = await takeFiles('debug');
        if (problem !== null) store.setState({ notice: problem });
        if (files.length > 0) await opened.add(files);
        return;
      }
      const named = new URLSearchParams(location.search).get('sample');
      const sample = samples.find(({ id }) => id === named);
      if (sample === undefined) return;
      const fetched = await fetchSample(sample.id);
      if (typeof fetched === 'string') store.setState({ notice: fetched });
      else await opened.add([fetched]);
    };
    start().catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      store.setState({ notice: `The page could not start (${reason}). Reload it.` });
    });
  }, [store]);

  return { store, desk };
}
