import { type DBSchema, openDB } from 'idb';
import type { Result } from '@/lib/json';
import type { Schedule } from './draft-saver';
import { faultOf } from './fault-of';
import { inTime } from './in-time';
import type { StorageFault } from './types';

/** A file that one page of the site took and another is to open. */
export interface HandedFile {
  readonly name: string;
  readonly content: Blob;
}

/** The page that is to open it. */
export type HandoverTarget = 'debug' | 'explorer';

interface Schema extends DBSchema {
  readonly files: { key: HandoverTarget; value: readonly HandedFile[] };
}

// A database of its own: it is empty but for the moment between two pages, and never in the way of the drafts.
const open = () =>
  openDB<Schema>('ahp-scenario-explorer-handover', 1, {
    upgrade: (database) => {
      database.createObjectStore('files');
    },
  });

async function within<T>(act: () => Promise<T>, schedule: Schedule): Promise<Result<T, StorageFault>> {
  if (typeof indexedDB === 'undefined')
    return { ok: false, fault: { kind: 'unavailable', detail: 'no database' } };
  try {
    // Told apart from an answer that is itself undefined.
    const answer = await inTime(
      act().then((value) => ({ value })),
      schedule,
    );
    return answer === undefined
      ? { ok: false, fault: { kind: 'silent' } }
      : { ok: true, value: answer.value };
  } catch (error) {
    return { ok: false, fault: faultOf(error) };
  }
}

/** Leaves files for another page of the site, in place of any that wait there. Never throws. */
export function handOver(
  target: HandoverTarget,
  files: readonly HandedFile[],
  schedule: Schedule,
): Promise<Result<void, StorageFault>> {
  return within(async () => {
    const database = await open();
    try {
      await database.put('files', files, target);
    } finally {
      database.close();
    }
  }, schedule);
}

/** Takes what was left for this page; each file is handed over once. Empty where nothing waits. Never throws. */
export function takeOver(
  target: HandoverTarget,
  schedule: Schedule,
): Promise<Result<readonly HandedFile[], StorageFault>> {
  return within(async () => {
    const database = await open();
    try {
      const transaction = database.transaction('files', 'readwrite');
      const files = await transaction.store.get(target);
      if (files !== undefined) await transaction.store.delete(target);
      await transaction.done;
      return files ?? [];
    } finally {
      database.close();
    }
  }, schedule);
}
