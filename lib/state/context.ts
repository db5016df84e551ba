import type { StoreApi } from 'zustand/vanilla';
import type { DraftKey, DraftSaver, LastWords, WorkbenchStorage } from '@/lib/storage';
import type { Documents, RowTexts, TextsAnswer } from '@/lib/workers';
import type { NoticesSlice, WorkbenchNotice, WorkbenchState } from './types';

export type WorkbenchStore = StoreApi<WorkbenchState>;

/** What the actions share: the store, the worker, the storage, and the one evaluator whose stale answers are dropped. */
export interface Context {
  readonly store: WorkbenchStore;
  readonly documents: Documents;
  readonly storage: WorkbenchStorage;
  readonly saver: DraftSaver;
  readonly lastWords: LastWords;
  readonly evaluate: (texts: RowTexts) => Promise<TextsAnswer | null>;
}

/** The name of the shown row's draft; null while no row is shown. */
export function draftKeyOf({ suite, row }: WorkbenchState): DraftKey | null {
  return suite === null || row === null ? null : { suite: suite.key, row: row.key };
}

/** The notices with this one in, in place of an older one on the same matter. */
export function withNotice({ notices }: NoticesSlice, notice: WorkbenchNotice): NoticesSlice {
  return { notices: [...notices.filter(({ id }) => id !== notice.id), notice] };
}

/** The notices without those on this matter; the very same list where there is none. */
export function withoutNotice({ notices }: NoticesSlice, id: WorkbenchNotice['id']): NoticesSlice {
  return {
    notices: notices.some((notice) => notice.id === id)
      ? notices.filter((notice) => notice.id !== id)
      : notices,
  };
}
