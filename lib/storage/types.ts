import type { Result } from '@/lib/json';

/** Names a draft: the suite's key and the row's id in it. */
export interface DraftKey {
  readonly suite: string;
  readonly row: string;
}

/** The edited texts of a row; a text that was not edited is absent, so that the suite's own text stays in force. */
export interface DraftTexts {
  readonly request?: string;
  readonly response?: string;
  readonly expectation?: string;
}

/**
 * What is stored for a row. `revision` counts the writes of this row from 1 and never goes back, not even when a draft
 * is dropped: it is how two tabs notice each other. `savedAt` is in milliseconds since 1970.
 */
export interface Draft extends DraftTexts {
  readonly revision: number;
  readonly savedAt?: number;
}

export interface DraftEntry {
  readonly row: string;
  readonly draft: Draft;
}

/** A suite file that was opened, kept so that a reload finds it again. */
export interface StoredSuite {
  readonly key: string;
  readonly name: string;
  readonly origin: 'file' | 'pasted';
  readonly content: Blob;
  readonly openedAt?: number;
}

export type StorageFault =
  /** The browser offers no storage here: a private window, or storage switched off. */
  | { readonly kind: 'unavailable'; readonly detail: string }
  /** Another tab holds an older form of the storage open. */
  | { readonly kind: 'blocked' }
  /** A newer version of the page took the storage over, or the browser closed it. */
  | { readonly kind: 'closed' }
  /** The browser's database does not answer at all. */
  | { readonly kind: 'silent' }
  | { readonly kind: 'quota' }
  /** Someone wrote the same row meanwhile; `theirs` is what stands there now. */
  | { readonly kind: 'conflict'; readonly theirs: Draft }
  | { readonly kind: 'failed'; readonly detail: string };

/** Another tab (never this one) wrote a draft. */
export interface DraftChange extends DraftKey {
  readonly draft: Draft;
}

/** Where drafts and opened files are kept. Nothing here throws: what can go wrong is a fault to be told. */
export interface WorkbenchStorage {
  /** False where everything is gone with the tab. */
  readonly durable: boolean;
  /** The draft of a row, or null when none was ever written. */
  readDraft(key: DraftKey): Promise<Result<Draft | null, StorageFault>>;
  /** Every row of the suite that has at least one edited text. */
  listDrafts(suite: string): Promise<Result<readonly DraftEntry[], StorageFault>>;
  /** Writes the texts if the row still stands at revision `base` (0: never written); otherwise a conflict. */
  writeDraft(key: DraftKey, texts: DraftTexts, base: number): Promise<Result<Draft, StorageFault>>;
  readSuite(key: string): Promise<Result<StoredSuite | null, StorageFault>>;
  /** Keeps an opened file; the oldest kept files without drafts make room. */
  writeSuite(suite: StoredSuite): Promise<Result<void, StorageFault>>;
  /** Calls `listener` for every write of another tab, until the returned function is called. */
  watch(listener: (change: DraftChange) => void): () => void;
  close(): void;
}
