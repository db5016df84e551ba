import type { WorkbenchState } from './types';

/** Nothing is open yet; the page is drawn once from this before anything has been read. */
export const initialState: WorkbenchState = {
  suite: null,
  shelf: [],
  judgements: [],
  opening: null,
  refused: null,
  row: null,
  wanted: null,
  missing: null,
  step: 0,
  effect: null,
  tab: 'response',
  reveal: null,
  source: null,
  texts: null,
  replaced: 0,
  answer: null,
  answered: null,
  unreadable: null,
  edited: new Set(),
  conflicts: new Map(),
  aside: null,
  letGo: null,
  saving: 'idle',
  notices: [],
};
