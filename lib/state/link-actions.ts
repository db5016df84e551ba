import type { DraftKey, DraftTexts } from '@/lib/storage';
import { withAnswer } from './answers';
import { type Aside, writeAside } from './aside';
import { type Context, draftKeyOf, withNotice } from './context';
import { editsOf, marked, withDraft } from './edits';
import { meetLink } from './link';
import { storageNotice } from './storage-notice';
import type { WorkbenchNotice } from './types';

export interface LinkActions {
  /** Lets a link's text meet the row that is shown. */
  arrive(link: DraftTexts): Promise<void>;
  /** Shows the text that is kept beside the shown one, and keeps that one instead. */
  swapAside(): Promise<void>;
  /** Lets go of the text that is kept beside the shown one; `bringBackAside` undoes it. */
  dropAside(): Promise<void>;
  bringBackAside(): Promise<void>;
}

/** What is told when a link's text was put where nothing had been edited. */
export const takenNotice: WorkbenchNotice = {
  id: 'link',
  tone: 'info',
  text: 'The link’s text of this row is shown, and kept as your draft. Revert, in the editor, brings the suite’s own text back.',
};

/** Two texts of one row: what a link brought and what was written here. Neither ever overwrites the other. */
export function linkActions({ store, storage, saver, evaluate }: Context): LinkActions {
  async function keepBeside(key: DraftKey, aside: Aside | null): Promise<void> {
    const written = await writeAside(storage, key, aside);
    if (!written.ok) store.setState((state) => withNotice(state, storageNotice(written.fault)));
  }

  async function show(key: DraftKey, edits: DraftTexts): Promise<void> {
    const { source, replaced, edited } = store.getState();
    if (source === null) return;
    const texts = withDraft(source, edits);
    store.setState({
      texts,
      replaced: replaced + 1,
      edited: marked(edited, key.row, edits),
      saving: 'waiting',
    });
    saver.note(key, edits);
    const answer = await evaluate(texts);
    if (answer !== null) store.setState((state) => (state.texts === texts ? withAnswer(state, answer) : {}));
  }

  return {
    arrive: async (link) => {
      const { source, texts } = store.getState();
      const key = draftKeyOf(store.getState());
      if (key === null || source === null || texts === null) return;
      const meeting = meetLink(source, editsOf(source, texts), link);
      if (meeting.kind === 'nothing') return;
      if (meeting.kind === 'take') {
        store.setState((state) => withNotice(state, takenNotice));
        await show(key, meeting.texts);
        return;
      }
      const aside: Aside = { origin: 'link', texts: meeting.texts };
      store.setState({ aside, letGo: null });
      await keepBeside(key, aside);
    },
    swapAside: async () => {
      const { source, texts, aside } = store.getState();
      const key = draftKeyOf(store.getState());
      if (key === null || source === null || texts === null || aside === null) return;
      const other: Aside = {
        origin: aside.origin === 'link' ? 'draft' : 'link',
        texts: editsOf(source, texts),
      };
      store.setState({ aside: other });
      // What leaves the sight is kept first: whatever happens next, both texts are stored.
      await keepBeside(key, other);
      if (draftKeyOf(store.getState())?.row === key.row) await show(key, aside.texts);
    },
    dropAside: async () => {
      const { aside } = store.getState();
      const key = draftKeyOf(store.getState());
      if (key === null || aside === null) return;
      store.setState({ aside: null, letGo: aside });
      await keepBeside(key, null);
    },
    bringBackAside: async () => {
      const { letGo } = store.getState();
      const key = draftKeyOf(store.getState());
      if (key === null || letGo === null) return;
      store.setState({ aside: letGo, letGo: null });
      await keepBeside(key, letGo);
    },
  };
}
