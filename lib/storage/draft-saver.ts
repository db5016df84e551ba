import type { UnsavedDraft } from './last-words';
import { sameTexts } from './texts';
import type { Draft, DraftKey, DraftTexts, StorageFault, WorkbenchStorage } from './types';

/** Runs `act` after `delay` milliseconds. */
export type Schedule = (act: () => void, delay: number) => void;

export interface DraftSaverOptions {
  readonly storage: WorkbenchStorage;
  readonly schedule: Schedule;
  /** The longest that a typed text waits before it is written, in milliseconds. */
  readonly delay: number;
  readonly onSaved: (key: DraftKey, draft: Draft) => void;
  readonly onFault: (key: DraftKey, fault: StorageFault) => void;
}

/** Writes the drafts of one tab as they are typed, one write at a time, newest text last. */
export interface DraftSaver {
  /** Says at which revision this tab's text of the row stands: after reading it, or after choosing in a conflict. */
  adopt(key: DraftKey, revision: number): void;
  /** Takes the texts to be written, within the delay; a row in conflict waits for `adopt`. */
  note(key: DraftKey, texts: DraftTexts): void;
  /** Lets go of a text that still waits: the other tab's was taken. */
  drop(key: DraftKey): void;
  /** Writes at once whatever still waits; resolves when it is written or has failed. */
  flush(): Promise<void>;
  /** The texts of the row that are not written yet, if there are any. */
  pending(key: DraftKey): DraftTexts | null;
  /** True while the row waits for the choice between its two texts. */
  inConflict(key: DraftKey): boolean;
  /** Everything that is not written yet. */
  unsaved(): readonly UnsavedDraft[];
}

interface Waiting {
  readonly key: DraftKey;
  readonly texts: DraftTexts;
}

const nameOf = ({ suite, row }: DraftKey): string => `${suite}\u0000${row}`;

/** Nothing typed is dropped: a text whose write failed waits on and is tried again with the next flush. */
export function createDraftSaver({
  storage,
  schedule,
  delay,
  onSaved,
  onFault,
}: DraftSaverOptions): DraftSaver {
  const revisions = new Map<string, number>();
  const waiting = new Map<string, Waiting>();
  const conflicts = new Set<string>();
  let resting = false;
  let due = false;
  let running: Promise<void> = Promise.resolve();

  async function write(name: string, { key, texts }: Waiting): Promise<void> {
    const written = await storage.writeDraft(key, texts, revisions.get(name) ?? 0);
    if (written.ok) return settle(name, key, written.value);
    const { fault } = written;
    if (fault.kind !== 'conflict') return onFault(key, fault);
    // Both wrote the same: there is nothing to choose.
    if (sameTexts(fault.theirs, texts)) return settle(name, key, fault.theirs);
    conflicts.add(name);
    onFault(key, fault);
  }

  function settle(name: string, key: DraftKey, draft: Draft): void {
    revisions.set(name, draft.revision);
    const latest = waiting.get(name);
    if (latest !== undefined && sameTexts(latest.texts, draft)) waiting.delete(name);
    onSaved(key, draft);
  }

  async function writeAll(): Promise<void> {
    for (const [name, entry] of [...waiting]) if (!conflicts.has(name)) await write(name, entry);
  }

  function flush(): Promise<void> {
    running = running.then(writeAll);
    return running;
  }

  // The first letter is written at once, what follows at most every `delay`, without waiting for a pause.
  function save(): void {
    if (resting) {
      due = true;
      return;
    }
    due = false;
    resting = true;
    void flush();
    schedule(() => {
      resting = false;
      if (due) save();
    }, delay);
  }

  return {
    adopt: (key, revision) => {
      revisions.set(nameOf(key), revision);
      if (conflicts.delete(nameOf(key)) && waiting.has(nameOf(key))) save();
    },
    note: (key, texts) => {
      waiting.set(nameOf(key), { key, texts });
      save();
    },
    drop: (key) => void waiting.delete(nameOf(key)),
    flush,
    pending: (key) => waiting.get(nameOf(key))?.texts ?? null,
    inConflict: (key) => conflicts.has(nameOf(key)),
    unsaved: () =>
      [...waiting].map(([name, { key, texts }]) => ({ key, texts, base: revisions.get(name) ?? 0 })),
  };
}
