import type { Result } from '@/lib/json';
import {
  type DraftKey,
  type DraftTexts,
  hasEdits,
  type StorageFault,
  textsOf,
  type WorkbenchStorage,
} from '@/lib/storage';

/**
 * A second text of a row, kept beside the one that is shown: `link` came in a link while there was a draft, `draft` was
 * the draft before the link's text was put in its place.
 */
export interface Aside {
  readonly origin: 'link' | 'draft';
  readonly texts: DraftTexts;
}

const origins = ['link', 'draft'] as const;

/** Asides are stored as drafts of a suite of their own, which no file can be: keys of files hold no `#`. */
const keyOf = ({ suite, row }: DraftKey, origin: Aside['origin']): DraftKey => ({
  suite: `${suite}#${origin}`,
  row,
});

/** The text that is kept beside the row's draft; null where there is none, or storage cannot tell. */
export async function readAside(storage: WorkbenchStorage, key: DraftKey): Promise<Aside | null> {
  for (const origin of origins) {
    const stored = await storage.readDraft(keyOf(key, origin));
    if (stored.ok && stored.value !== null && hasEdits(stored.value))
      return { origin, texts: textsOf(stored.value) };
  }
  return null;
}

/** Keeps this text, and only it, beside the row's draft; null lets go of what was kept. */
export async function writeAside(
  storage: WorkbenchStorage,
  key: DraftKey,
  aside: Aside | null,
): Promise<Result<void, StorageFault>> {
  for (const origin of origins) {
    const texts = aside?.origin === origin ? aside.texts : {};
    const stored = await storage.readDraft(keyOf(key, origin));
    if (!stored.ok) return stored;
    if (!hasEdits(texts) && (stored.value === null || !hasEdits(stored.value))) continue;
    const written = await storage.writeDraft(keyOf(key, origin), texts, stored.value?.revision ?? 0);
    if (!written.ok) return written;
  }
  return { ok: true, value: undefined };
}
