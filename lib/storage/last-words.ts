import { textsOf } from './texts';
import type { DraftKey, DraftTexts } from './types';

/** An edit that was not written yet, and the revision it was made on. */
export interface UnsavedDraft {
  readonly key: DraftKey;
  readonly texts: DraftTexts;
  readonly base: number;
}

/** Where a page that is just being left puts what the database can no longer take: its writes may come too late. */
export interface LastWords {
  keep(drafts: readonly UnsavedDraft[]): void;
  /** Forgets the row's words: they are written now. */
  drop(key: DraftKey): void;
  read(): readonly UnsavedDraft[];
}

/** A store of short texts that writes at once, as a browser's `localStorage` does. */
export type InstantStore = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

const prefix = 'ahp-unsaved:';

const nameOf = ({ suite, row }: DraftKey): string => `${prefix}${JSON.stringify([suite, row])}`;

/** Words in an instant store; where there is none, or it refuses, nothing is kept and nothing fails. */
export function createLastWords(open: () => InstantStore): LastWords {
  function attempt<T>(act: (store: InstantStore) => T, otherwise: T): T {
    try {
      return act(open());
    } catch {
      return otherwise;
    }
  }

  return {
    keep: (drafts) => {
      for (const draft of drafts) {
        attempt((store) => store.setItem(nameOf(draft.key), JSON.stringify(draft)), undefined);
      }
    },
    drop: (key) => attempt((store) => store.removeItem(nameOf(key)), undefined),
    read: () =>
      attempt((store) => {
        const names = Array.from({ length: store.length }, (_unused, index) => store.key(index));
        return names.flatMap((name) => (name?.startsWith(prefix) ? readDraft(store.getItem(name)) : []));
      }, []),
  };
}

/** One kept edit, or none where somebody else wrote something else there. */
function readDraft(text: string | null): readonly UnsavedDraft[] {
  const draft: Partial<UnsavedDraft> | null = text === null ? null : JSON.parse(text);
  const { key, texts, base } = draft ?? {};
  if (typeof key?.suite !== 'string' || typeof key.row !== 'string' || typeof base !== 'number') return [];
  return [{ key: { suite: key.suite, row: key.row }, texts: textsOf(texts ?? {}), base }];
}
