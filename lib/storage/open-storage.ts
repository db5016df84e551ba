import { openDatabase } from './database';
import { createIndexedStorage } from './indexed';
import { createMemoryStorage } from './memory';
import type { StorageFault, WorkbenchStorage } from './types';

export interface OpenedStorage {
  readonly storage: WorkbenchStorage;
  /** Why edits will not outlive the tab, when that is so. */
  readonly fault?: StorageFault;
}

/** The browser's database where it can be had, else memory and the reason. `clock` gives milliseconds since 1970. */
export async function openStorage(clock: () => number): Promise<OpenedStorage> {
  const database = await openDatabase();
  if (!database.ok) return { storage: createMemoryStorage(), fault: database.fault };
  return { storage: createIndexedStorage(database.value, clock) };
}
