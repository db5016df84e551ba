import { type RefObject, useEffect } from 'react';
import {
  type Address,
  addressOf,
  readAddress,
  sameRow,
  type Workbench,
  type WorkbenchStore,
  writeAddress,
} from '@/lib/state';

/** A change of row on the way: walking through the list writes no history, opening a row does. */
export type Manner = 'browse' | 'open';

/** Browsers refuse more than some hundred address changes in half a minute; held keys make more. */
const rest = 150;

/**
 * Keeps address and state alike: a new row is a new entry in the history, a step replaces the entry, and going back or
 * forward shows what the address names.
 */
export function useAddress(
  store: WorkbenchStore,
  workbench: Workbench | null,
  manner: RefObject<Manner>,
): void {
  useEffect(() => {
    if (workbench === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const write = (address: Address, how: 'push' | 'replace') => {
      clearTimeout(timer);
      timer = undefined;
      const query = writeAddress(address);
      if (query === location.search) return;
      const target = `${location.pathname}${query}${location.hash}`;
      if (how === 'push') history.pushState(null, '', target);
      else history.replaceState(null, '', target);
    };
    const writeStep = () => {
      const address = addressOf(store.getState());
      if (address !== null) write(address, 'replace');
    };

    const unsubscribe = store.subscribe((state, before) => {
      const [now, then] = [addressOf(state), addressOf(before)];
      if (now === null || writeAddress(now) === (then === null ? null : writeAddress(then))) return;
      if (then !== null && sameRow(now, then)) {
        timer ??= setTimeout(writeStep, rest);
        return;
      }
      // The place that is left keeps its last step.
      if (timer !== undefined && then !== null) write(then, 'replace');
      const named = readAddress(location.search).address;
      write(now, sameRow(now, named) || manner.current === 'browse' ? 'replace' : 'push');
    });

    const visit = () => {
      manner.current = 'open';
      void workbench.visit(readAddress(location.search).address);
    };
    const flush = () => timer !== undefined && writeStep();
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
