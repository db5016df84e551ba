import { openDatabase } from './database';
import type { Schedule } from './draft-saver';
import { inTime } from './in-time';
import { createIndexedStorage } from './indexed';
import { createMemoryStorage } from './memory';
import { createPatientStorage } from './patient';
import type { StorageFault, WorkbenchStorage } from './types';

export interface OpenedStorage {
  readonly storage: WorkbenchStorage;
  /** Why edits will not outlive the tab, when that is so. */
  readonly fault?: StorageFault;
}

export interface OpenStorageOptions {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly schedule: Schedule;
}

/**
 * The browser's database where it can be had, else memory and the reason. `onFault` hears of a database that stops
 * answering later on; everything is kept in memory from then on.
 */
export async function openStorage(
  { clock, schedule }: OpenStorageOptions,
  onFault: (fault: StorageFault) => void,
): Promise<OpenedStorage> {
  const opening = openDatabase();
  const database = await inTime(opening, schedule);
  if (database === undefined) {
    // One that comes too late is let go: it must not stand in another tab's way.
    void opening.then((late) => late.ok && late.value.close());
    return { storage: createMemoryStorage(), fault: { kind: 'silent' } };
  }
  if (!database.ok) return { storage: createMemoryStorage(), fault: database.fault };
  const indexed = createIndexedStorage(database.value, clock);
  return { storage: createPatientStorage(indexed, { schedule, onFault }) };
}
