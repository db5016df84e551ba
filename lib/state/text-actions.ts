import type { FixSuggestion } from '@/lib/protocol';
import { hasEdits } from '@/lib/storage';
import type { RowTexts, TabId } from '@/lib/workers';
import { withAnswer } from './answers';
import { type Context, draftKeyOf } from './context';
import { editsOf, marked } from './edits';
import { isSameFix, placeOfChange, withChanges } from './mended';
import { isChecking } from './selectors';
import type { WorkbenchState } from './types';

export interface TextActions {
  /** Takes a text as it was typed: it is evaluated at once and saved a little later. */
  edit(tab: TabId, text: string): Promise<void>;
  /**
   * Mends a fault: changes values in the texts, leaves all the rest of them as it stands, and shows what it wrote. It can
   * be undone. While the texts are being judged it waits, and does nothing where the fault is gone by then.
   */
  mend(fix: FixSuggestion): Promise<void>;
  /** Puts the file's own text back, in one tab or in all. The editor takes it as an edit, so it can be undone. */
  revert(tab?: TabId): Promise<void>;
  /** Puts the texts back as they were before the last deed; nothing happens where something was typed since. */
  takeBack(): Promise<void>;
}

/** Texts that were replaced by something else than typing, and what is said and shown of it. */
type Replacement = Pick<WorkbenchState, 'deed'> & Partial<Pick<WorkbenchState, 'tab' | 'reveal'>>;

/** Changes of the shown row's texts. */
export function textActions(context: Context): TextActions {
  const { store, saver, evaluate } = context;

  async function take(texts: RowTexts, replacement?: Replacement): Promise<void> {
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
      deed: null,
      ...(replacement === undefined ? {} : { ...replacement, replaced: before.replaced + 1 }),
    });
    saver.note(key, edits);
    const answer = await answering;
    if (answer !== null) store.setState((state) => (state.texts === texts ? withAnswer(state, answer) : {}));
  }

  /** Resolves when the newest answer is about the texts as they stand. */
  const judged = () =>
    new Promise<void>((resolve) => {
      if (!isChecking(store.getState())) return resolve();
      const stop = store.subscribe((state) => {
        if (isChecking(state)) return;
        stop();
        resolve();
      });
    });

  return {
    edit: async (tab, text) => {
      const { texts } = store.getState();
      if (texts !== null && texts[tab] !== text) await take({ ...texts, [tab]: text });
    },
    mend: async (fix) => {
      await judged();
      const { texts, answer, unreadable } = store.getState();
      const current = (unreadable ?? answer)?.markers.find((marker) => isSameFix(marker.fix, fix))?.fix;
      const [first] = current?.changes ?? [];
      if (texts === null || current === undefined || first === undefined) return;
      const mended = withChanges(texts, current.changes);
      if (mended === null) return;
      const reveal = placeOfChange(first, texts, mended);
      await take(mended, { deed: { words: `Done: ${fix.title}`, before: texts }, tab: reveal.tab, reveal });
    },
    revert: async (tab) => {
      const { source, texts } = store.getState();
      if (source === null || texts === null) return;
      const reverted = tab === undefined ? source : { ...texts, [tab]: source[tab] };
      if (!hasEdits(editsOf(reverted, texts))) return;
      const words =
        tab === undefined ? "The suite's texts stand here again" : "The suite's text stands here again";
      await take(reverted, { deed: { words, before: texts } });
    },
    takeBack: async () => {
      const { deed } = store.getState();
      if (deed !== null) await take(deed.before, { deed: null });
    },
  };
}
