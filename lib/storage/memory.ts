import { hasEdits, nextDraft } from './texts';
import type { Draft, DraftChange, DraftEntry, StoredSuite, WorkbenchStorage } from './types';

/** What several memory storages may share, as the tabs of one browser share a database. */
export interface SharedMemory {
  readonly drafts: Map<string, Map<string, Draft>>;
  readonly suites: Map<string, StoredSuite>;
  readonly tabs: Map<object, (change: DraftChange) => void>;
}

export function createSharedMemory(): SharedMemory {
  return { drafts: new Map(), suites: new Map(), tabs: new Map() };
}

/**
 * Storage for as long as the tab lives: the fallback where the browser grants none, and the reference in tests.
 * Two storages on one `shared` behave like two tabs.
 */
export function createMemoryStorage(shared: SharedMemory = createSharedMemory()): WorkbenchStorage {
  const self = {};
  return {
    durable: false,
    readDraft: async ({ suite, row }) => ({ ok: true, value: shared.drafts.get(suite)?.get(row) ?? null }),
    listDrafts: async (suite) => {
      const entries: DraftEntry[] = [];
      for (const [row, draft] of shared.drafts.get(suite) ?? [])
        if (hasEdits(draft)) entries.push({ row, draft });
      return { ok: true, value: entries };
    },
    writeDraft: async (key, texts, base) => {
      const rows = shared.drafts.get(key.suite) ?? new Map<string, Draft>();
      const theirs = rows.get(key.row);
      if (theirs !== undefined && theirs.revision !== base)
        return { ok: false, fault: { kind: 'conflict', theirs } };
      const draft = nextDraft(texts, theirs?.revision ?? base, undefined);
      rows.set(key.row, draft);
      shared.drafts.set(key.suite, rows);
      for (const [tab, listener] of shared.tabs) if (tab !== self) listener({ ...key, draft });
      return { ok: true, value: draft };
    },
    readSuite: async (key) => ({ ok: true, value: shared.suites.get(key) ?? null }),
    writeSuite: async (suite) => {
      shared.suites.set(suite.key, suite);
      return { ok: true, value: undefined };
    },
    watch: (listener) => {
      shared.tabs.set(self, listener);
      return () => shared.tabs.delete(self);
    },
    close: () => void shared.tabs.delete(self),
  };
}
