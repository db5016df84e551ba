'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand/react';
import type { Desk, DeskState, DeskStore } from '@/lib/state';

interface Provided {
  readonly store: DeskStore;
  /** Null until its code has come, a moment after the first paint. */
  readonly desk: Desk | null;
}

const Context = createContext<Provided | null>(null);

export function DeskProvider({ store, desk, children }: Provided & { readonly children: ReactNode }) {
  return <Context value={{ store, desk }}>{children}</Context>;
}

function useProvided(): Provided {
  const provided = useContext(Context);
  if (provided === null) throw new Error('no desk stands around this part of the page');
  return provided;
}

/** A part of the debug page's state; what it selects must stay the same object while nothing in it changed. */
export function useDeskState<T>(select: (state: DeskState) => T): T {
  return useStore(useProvided().store, select);
}

/** The page's acts; null for the moment before they can work. */
export function useDesk(): Desk | null {
  return useProvided().desk;
}
