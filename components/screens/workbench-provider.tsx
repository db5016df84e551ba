'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand/react';
import type { Workbench, WorkbenchState, WorkbenchStore } from '@/lib/state';

interface Provided {
  readonly store: WorkbenchStore;
  /** Null until storage has answered, a moment after the first paint. */
  readonly workbench: Workbench | null;
}

const Context = createContext<Provided | null>(null);

export function WorkbenchProvider({
  store,
  workbench,
  children,
}: Provided & { readonly children: ReactNode }) {
  return <Context value={{ store, workbench }}>{children}</Context>;
}

function useProvided(): Provided {
  const provided = useContext(Context);
  if (provided === null) throw new Error('no workbench stands around this part of the page');
  return provided;
}

/** A part of the page's state; what it selects must stay the same object while nothing in it changed. */
export function useWorkbenchState<T>(select: (state: WorkbenchState) => T): T {
  return useStore(useProvided().store, select);
}

/** The store itself, for what is read when something is done and shows nothing. */
export function useWorkbenchStore(): WorkbenchStore {
  return useProvided().store;
}

/** The page's actions; null for the moment before they can work. */
export function useWorkbench(): Workbench | null {
  return useProvided().workbench;
}
