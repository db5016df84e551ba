import { changeJson, type ValueChange } from '@/lib/json';
import type { FixSuggestion } from '@/lib/protocol';
import type { RowTexts, TabId } from '@/lib/workers';
import { withAnswer } from './answers';
import { type Context, draftKeyOf } from './context';
import { editsOf, marked } from './edits';

export interface TextActions {
  /** Takes a text as it was typed: it is evaluated at once and saved a little later. */
  edit(tab: TabId, text: string): Promise<void>;
  /** Mends a fault: changes values in the texts and leaves all the rest of them as it stands. It can be undone. */
  mend(fix: FixSuggestion): Promise<void>;
  /** Puts the file's own text back, in one tab or in all. The editor takes it as an edit, so it can be undone. */
  revert(tab?: TabId): Promise<void>;
}

/** Changes of the shown row's texts. */
export function textActions(context: Context): TextActions {
  const { store, saver, evaluate } = context;

  async function take(texts: RowTexts, replaced: boolean): Promise<void> {
    const before = store.getState();
    const key = draftKeyOf(before);
    if (key === null || before.source === null) return;
    const edits = editsOf(before.source, texts);
    // The evaluator starts before the page draws the text. A row on its way takes the evaluator; it replaces what
    // would be shown here anyhow.
    const answering = before.wanted === null ? evaluate(texts) : null;
    store.setState({
      texts,
      edited: marked(before.edited, key.row, edits),
      saving: before.conflicts.has(key.row) ? before.saving : 'waiting',
      ...(replaced ? { replaced: before.replaced + 1 } : {}),
    });
    saver.note(key, edits);
    const answer = await answering;
    if (answer !== null) store.setState((state) => (state.texts === texts ? withAnswer(state, answer) : {}));
  }

  return {
    edit: async (tab, text) => {
      const { texts } = store.getState();
      if (texts !== null && texts[tab] !== text) await take({ ...texts, [tab]: text }, false);
    },
    mend: async ({ changes }) => {
      const { texts } = store.getState();
      const mended = texts && withChanges(texts, changes);
      if (mended !== null && mended !== texts) await take(mended, true);
    },
    revert: async (tab) => {
      const { source, texts } = store.getState();
      if (source === null || texts === null || source === texts) return;
      await take(tab === undefined ? source : { ...texts, [tab]: source[tab] }, true);
    },
  };
}

/** The texts with some values changed, whose pointers start at the row; null where one of them cannot be. */
function withChanges(texts: RowTexts, changes: readonly ValueChange[]): RowTexts | null {
  let changed = texts;
  for (const { pointer, ...change } of changes) {
    const tab = pointer.startsWith('/request/') ? 'request' : 'response';
    const text = changeJson(changed[tab], { ...change, pointer: pointer.slice(tab.length + 1) });
    if (text === null) return null;
    changed = { ...changed, [tab]: text };
  }
  return changed;
}
