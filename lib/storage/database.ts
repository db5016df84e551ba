import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import type { Result } from '@/lib/json';
import { faultOf } from './fault-of';
import type { Draft, StorageFault, StoredSuite } from './types';

export interface StoredDraft extends Draft {
  readonly suite: string;
  readonly row: string;
}

interface Schema extends DBSchema {
  readonly drafts: { key: [string, string]; value: StoredDraft; indexes: { suite: string } };
  readonly suites: { key: string; value: StoredSuite };
}

export type Database = IDBPDatabase<Schema>;

const name = 'ahp-scenario-explorer';
const version = 1;

/**
 * Opens the browser's database. A tab that holds an older form open, a private window and a full disk are faults, not
 * exceptions; and a newer page that asks for the database gets it at once (this one then reports `closed`).
 */
export async function openDatabase(): Promise<Result<Database, StorageFault>> {
  if (typeof indexedDB === 'undefined')
    return { ok: false, fault: { kind: 'unavailable', detail: 'no database' } };
  return new Promise((resolve) => {
    let refused = false;
    // Browsers that grant no storage refuse at once or later: both are told alike.
    const opened = new Promise<Database>((settle) =>
      settle(
        openDB<Schema>(name, version, {
          upgrade(database) {
            database.createObjectStore('drafts', { keyPath: ['suite', 'row'] }).createIndex('suite', 'suite');
            database.createObjectStore('suites', { keyPath: 'key' });
          },
          blocked() {
            refused = true;
            resolve({ ok: false, fault: { kind: 'blocked' } });
          },
          blocking(_current, _blocked, event) {
            if (event.target instanceof IDBDatabase) event.target.close();
          },
        }),
      ),
    );
    opened.then(
      (database) => {
        // The others closed after we had given up: go on in memory as announced, and stand in nobody's way.
        if (refused) database.close();
        else resolve({ ok: true, value: database });
      },
      (error: unknown) => resolve({ ok: false, fault: faultOf(error) }),
    );
  });
}
