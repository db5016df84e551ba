import { readFileSync } from 'node:fs';
import {
  createMemoryStorage,
  createSharedMemory,
  type LastWords,
  type SharedMemory,
  type StorageFault,
  type UnsavedDraft,
} from '@/lib/storage';
import type { Documents } from '@/lib/workers';
import { createDocuments } from '../workers/documents';
import { coreKey } from './page-suites';
import { createWorkbenchStore } from './store';
import { openWorkbench } from './workbench';

const textAt = (path: string) => readFileSync(new URL(`../../public${path}`, import.meta.url), 'utf8');

export const bundledText = textAt('/scenarios.json');

/** Last words in memory. */
export function wordsInMemory(): LastWords {
  const kept = new Map<string, UnsavedDraft>();
  return {
    keep: (drafts) => {
      for (const draft of drafts) kept.set(JSON.stringify(draft.key), draft);
    },
    drop: ({ suite, row }) => void kept.delete(JSON.stringify({ suite, row })),
    read: () => [...kept.values()],
  };
}

/** A workbench on the real documents and a memory that several tabs may share. Timers run by hand. */
export async function openTab(
  shared: SharedMemory = createSharedMemory(),
  options: {
    readonly fault?: StorageFault;
    readonly bundled?: string | null;
    readonly lastWords?: LastWords;
    readonly durable?: boolean;
    /** Stands between the workbench and its documents. */
    readonly documents?: (documents: Documents) => Documents;
  } = {},
) {
  const store = createWorkbenchStore();
  const storage = { ...createMemoryStorage(shared), durable: options.durable ?? true };
  const { fault, bundled = bundledText, lastWords = wordsInMemory() } = options;
  const workbench = await openWorkbench(store, {
    documents: options.documents?.(createDocuments()) ?? createDocuments(),
    openStorage: async () => ({ storage, ...(fault === undefined ? {} : { fault }) }),
    lastWords,
    fetchBundled: async ({ key, path }) =>
      bundled === null
        ? { ok: false, fault: 'gone' }
        : { ok: true, value: key === coreKey ? bundled : textAt(path) },
    schedule: () => undefined,
  });
  const state = () => store.getState();
  const rowOf = (key: string) => {
    const row = state().suite?.rows.find((candidate) => candidate.key === key);
    if (row === undefined) throw new Error(`no row ${key}`);
    return row;
  };
  /** Resolves when the condition holds; the store is watched, no time is waited. */
  const until = (holds: () => boolean) =>
    new Promise<void>((resolve) => {
      if (holds()) return resolve();
      const stop = store.subscribe(() => {
        if (!holds()) return;
        stop();
        resolve();
      });
    });
  return { store, workbench, storage, shared, state, rowOf, until };
}

/** A small suite file with the rows of the bundled one that are named. */
export function fileOf(...ids: readonly string[]): Blob {
  const { version, scenarios } = JSON.parse(bundledText);
  const chosen = ids.map((id) => scenarios.find((row: { id: string }) => row.id === id));
  return new Blob([JSON.stringify({ version, scenarios: chosen })]);
}
