import { createStore } from 'zustand/vanilla';
import type { WorkbenchStore } from './context';
import { initialState } from './initial';

/** The state of one page. Everything the page shows is read from here; the workbench's actions alone change it. */
export function createWorkbenchStore(): WorkbenchStore {
  return createStore(() => initialState);
}
