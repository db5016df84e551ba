import { type RefObject, useEffect } from 'react';
import {
  addressOf,
  readAddress,
  sameRow,
  type Workbench,
  type WorkbenchState,
  type WorkbenchStore,
  writeAddress,
} from '@/lib/state';
import { isOwnEntry, writeHistory } from './write-history';

/** A change of row on the way: walking through the list writes no history, opening a row does. */
export type Manner = 'browse' | 'open';

/** Browsers refuse more than some hundred address changes in half a minute; held keys make more. */
const rest = 150;

/**
 * Keeps address and state alike: a new row is a new entry in the history, a step or an edit replaces the entry, and
 * going back or forward shows what the address names.
 */
export function useAddress(
  store: WorkbenchStore,
  workbench: Workbench | null,
  manner: RefObject<Manner>,
): void {
  useEffect(() => {
    if (workbench === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const write = (state: WorkbenchState, how: 'push' | 'replace') => {
      clearTimeout(timer);
      timer = undefined;
      const address = addressOf(state);
      if (address === null) return;
      const query = writeAddress(address);
      const fragment = workbench.addressFragment(state);
      if (query === location.search && fragment === location.hash) return;
      const target = `${location.pathname}${query}${fragment}`;
      writeHistory(how === 'push' ? 'pushState' : 'replaceState', target);
    };
    const writeRest = () => write(store.getState(), 'replace');

    const unsubscribe = store.subscribe((state, before) => {
      const [now, then] = [addressOf(state), addressOf(before)];
      if (now === null) return;
      if (then !== null && sameRow(now, then)) {
        const moved = now.step !== then.step || now.readings !== then.readings;
        if (moved || state.texts !== before.texts) timer ??= setTimeout(writeRest, rest);
        return;
      }
      // The place that is left keeps its last step and text.
      if (timer !== undefined && then !== null) write(before, 'replace');
      const named = readAddress(location.search).address;
      write(state, sameRow(now, named) || manner.current === 'browse' ? 'replace' : 'push');
    });

    const visit = (event: PopStateEvent) => {
      manner.current = 'open';
      // Drafts are newer than what an entry of this visit carries; a fragment that someone typed in is a link.
      const fragment = isOwnEntry(event.state) ? '' : location.hash;
      void workbench.visit(readAddress(location.search).address, fragment);
    };
    const flush = () => timer !== undefined && writeRest();
    addEventListener('popstate', visit);
    addEventListener('pagehide', flush);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      removeEventListener('popstate', visit);
      removeEventListener('pagehide', flush);
    };
  }, [store, workbench, manner]);
}
