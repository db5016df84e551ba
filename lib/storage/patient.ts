import type { Result } from '@/lib/json';
import type { Schedule } from './draft-saver';
import { inTime } from './in-time';
import { createMemoryStorage } from './memory';
import type { StorageFault, WorkbenchStorage } from './types';

export interface PatientOptions {
  readonly schedule: Schedule;
  /** Told once, when the database is given up. */
  readonly onFault: (fault: StorageFault) => void;
}

/**
 * A storage that always answers. The first act that the database leaves unanswered is done in memory, and so is
 * everything after it: a database that answers now and then would give one row two histories.
 */
export function createPatientStorage(
  database: WorkbenchStorage,
  { schedule, onFault }: PatientOptions,
): WorkbenchStorage {
  const memory = createMemoryStorage();
  let current = database;

  async function ask<T>(
    act: (storage: WorkbenchStorage) => Promise<Result<T, StorageFault>>,
  ): Promise<Result<T, StorageFault>> {
    if (current === memory) return act(memory);
    const answer = await inTime(act(database), schedule);
    if (answer !== undefined) return answer;
    if (current === database) {
      current = memory;
      onFault({ kind: 'silent' });
    }
    return act(memory);
  }

  return {
    get durable() {
      return current.durable;
    },
    readDraft: (key) => ask((storage) => storage.readDraft(key)),
    listDrafts: (suite) => ask((storage) => storage.listDrafts(suite)),
    writeDraft: (key, texts, base) => ask((storage) => storage.writeDraft(key, texts, base)),
    readSuite: (key) => ask((storage) => storage.readSuite(key)),
    writeSuite: (suite) => ask((storage) => storage.writeSuite(suite)),
    watch: (listener) => database.watch(listener),
    close: () => database.close(),
  };
}
