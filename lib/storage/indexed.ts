import type { Result } from '@/lib/json';
import type { Database, StoredDraft } from './database';
import { faultOf } from './fault-of';
import { createTabChannel } from './tab-channel';
import { hasEdits, nextDraft } from './texts';
import type { Draft, DraftKey, DraftTexts, StorageFault, StoredSuite, WorkbenchStorage } from './types';

/** How many opened files are kept when none of them has drafts; those with drafts always stay. */
const keptSuites = 8;

async function attempt<T>(act: () => Promise<T>): Promise<Result<T, StorageFault>> {
  try {
    return { ok: true, value: await act() };
  } catch (error) {
    return { ok: false, fault: faultOf(error) };
  }
}

function draftOf(stored: StoredDraft): Draft {
  const { suite: _suite, row: _row, ...draft } = stored;
  return draft;
}

/** Reads, compares and writes in one transaction, so that two tabs can never overwrite each other unseen. */
async function writeDraft(
  database: Database,
  key: DraftKey,
  texts: DraftTexts,
  base: number,
  now: number,
): Promise<Result<Draft, StorageFault>> {
  try {
    const transaction = database.transaction('drafts', 'readwrite', { durability: 'strict' });
    const stored = await transaction.store.get([key.suite, key.row]);
    if (stored !== undefined && stored.revision !== base) {
      return { ok: false, fault: { kind: 'conflict', theirs: draftOf(stored) } };
    }
    const draft = nextDraft(texts, stored?.revision ?? base, now);
    await Promise.all([transaction.store.put({ ...key, ...draft }), transaction.done]);
    return { ok: true, value: draft };
  } catch (error) {
    return { ok: false, fault: faultOf(error) };
  }
}

async function writeSuite(database: Database, suite: StoredSuite, now: number): Promise<void> {
  const transaction = database.transaction(['suites', 'drafts'], 'readwrite');
  const suites = transaction.objectStore('suites');
  await suites.put({ ...suite, openedAt: now });
  const kept = (await suites.getAll()).sort((a, b) => (b.openedAt ?? 0) - (a.openedAt ?? 0));
  for (const old of kept.slice(keptSuites)) {
    const drafts = await transaction.objectStore('drafts').index('suite').getAll(old.key);
    if (!drafts.some(hasEdits)) await suites.delete(old.key);
  }
  await transaction.done;
}

/** Storage in the browser's database; tabs hear of each other's writes over a broadcast channel. */
export function createIndexedStorage(database: Database, clock: () => number): WorkbenchStorage {
  const tabs = createTabChannel();
  return {
    durable: true,
    readDraft: ({ suite, row }) =>
      attempt(async () => {
        const stored = await database.get('drafts', [suite, row]);
        return stored === undefined ? null : draftOf(stored);
      }),
    listDrafts: (suite) =>
      attempt(async () =>
        (await database.getAllFromIndex('drafts', 'suite', suite))
          .filter(hasEdits)
          .map((stored) => ({ row: stored.row, draft: draftOf(stored) })),
      ),
    writeDraft: async (key, texts, base) => {
      const written = await writeDraft(database, key, texts, base, clock());
      if (written.ok) tabs.announce({ ...key, draft: written.value });
      return written;
    },
    readSuite: (key) => attempt(async () => (await database.get('suites', key)) ?? null),
    writeSuite: (suite) => attempt(() => writeSuite(database, suite, clock())),
    watch: tabs.watch,
    close: () => {
      tabs.close();
      database.close();
    },
  };
}
