import type { Draft, DraftChange, DraftKey, LastWords, StorageFault, WorkbenchStorage } from '@/lib/storage';
import { hasEdits, sameTexts } from '@/lib/storage';
import { withAnswer } from './answers';
import { type Context, draftKeyOf, withNotice, withoutNotice } from './context';
import { editsOf, marked, withDraft } from './edits';
import { storageNotice } from './storage-notice';
import type { WorkbenchState } from './types';

export interface DraftActions {
  /** Ends the conflict on the shown row: `mine` writes what stands here over theirs, `theirs` shows what they wrote. */
  settle(keep: 'mine' | 'theirs'): Promise<void>;
}

type Store = Context['store'];

function without(conflicts: ReadonlyMap<string, Draft>, row: string): ReadonlyMap<string, Draft> {
  return conflicts.has(row) ? new Map([...conflicts].filter(([key]) => key !== row)) : conflicts;
}

/**
 * What the saver reports of this tab's own edits. What only memory took is not called saved: the notice that says why
 * stays, and so do the words of an earlier visit.
 */
export function savingReports(store: Store, storage: WorkbenchStorage, lastWords: LastWords) {
  return {
    onSaved: (key: DraftKey): void => {
      const { durable } = storage;
      if (durable) lastWords.drop(key);
      store.setState((state) => ({
        ...(durable
          ? { saving: 'saved' as const, ...withoutNotice(state, 'storage') }
          : { saving: 'failed' as const }),
        // What could be written stood against nothing any more.
        ...(state.suite?.key === key.suite ? { conflicts: without(state.conflicts, key.row) } : {}),
      }));
    },
    onFault: (key: DraftKey, fault: StorageFault): void => {
      store.setState((state) => {
        if (fault.kind !== 'conflict')
          return { saving: 'failed', ...withNotice(state, storageNotice(fault)) };
        if (state.suite?.key !== key.suite) return { saving: 'failed' };
        return { saving: 'failed', conflicts: new Map(state.conflicts).set(key.row, fault.theirs) };
      });
    },
  };
}

/** The state after another tab wrote a row: the shown row is never changed under the reader's hands. */
function withChange(state: WorkbenchState, { suite, row, draft }: DraftChange): Partial<WorkbenchState> {
  if (state.suite?.key !== suite) return {};
  if (state.row?.key !== row || state.source === null || state.texts === null) {
    return { edited: marked(state.edited, row, draft) };
  }
  const mine = editsOf(state.source, state.texts);
  if (sameTexts(mine, draft)) return { conflicts: without(state.conflicts, row) };
  const conflicts = new Map(state.conflicts).set(row, draft);
  return hasEdits(mine) ? { conflicts, saving: 'failed' } : { conflicts };
}

/** Hears what other tabs write, and ends conflicts. */
export function draftActions({ store, storage, saver, lastWords, evaluate }: Context): DraftActions {
  storage.watch((change) => {
    store.setState((state) => withChange(state, change));
    const { suite, conflicts } = store.getState();
    if (suite?.key !== change.suite || conflicts.has(change.row)) return;
    saver.adopt(change, change.draft.revision);
  });

  return {
    settle: async (keep) => {
      const { conflicts, source, texts, edited, replaced } = store.getState();
      const key = draftKeyOf(store.getState());
      const theirs = key === null ? undefined : conflicts.get(key.row);
      if (key === null || theirs === undefined || source === null || texts === null) return;
      const ended = { conflicts: without(conflicts, key.row) };
      if (keep === 'mine') {
        store.setState({ ...ended, saving: 'waiting' });
        saver.adopt(key, theirs.revision);
        saver.note(key, editsOf(source, texts));
        return;
      }
      saver.drop(key);
      lastWords.drop(key);
      saver.adopt(key, theirs.revision);
      const taken = withDraft(source, theirs);
      store.setState({
        ...ended,
        texts: taken,
        replaced: replaced + 1,
        edited: marked(edited, key.row, theirs),
        saving: 'saved',
      });
      const answer = await evaluate(taken);
      if (answer !== null)
        store.setState((state) => (state.texts === taken ? withAnswer(state, answer) : {}));
    },
  };
}
