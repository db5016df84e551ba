import type { SuiteSource } from '@/lib/workers';
import { withJudgements } from './answers';
import { type Context, withNotice, withoutNotice } from './context';
import { fitNotice } from './fit-notice';
import { initialState } from './initial';
import { addressOf } from './selectors';
import type { ShelfActions } from './shelf';
import { storageNotice } from './storage-notice';
import type { OpenSuite, SuiteOrigin } from './types';

export interface SuiteActions {
  /**
   * Opens a suite; resolves to it, or to null when it could not be read (said in `refused`; what was open stays) or a
   * newer file overtook it. No row is shown yet.
   */
  open(source: SuiteSource, origin: SuiteOrigin): Promise<OpenSuite | null>;
  /** Gives up the file that is being opened. */
  cancelOpening(): Promise<void>;
  /** Judges every row of the open suite once more: the readings have changed. */
  judgeAgain(): void;
  /** Puts the sentence on the refused file away. */
  dismissRefused(): void;
}

/** Opening of suites; every row is then judged in the background. */
export function suiteActions(
  { store, documents, storage, saver }: Context,
  shelf: ShelfActions,
): SuiteActions {
  let newest = 0;

  async function judge(suite: OpenSuite): Promise<void> {
    const drafts = await storage.listDrafts(suite.key);
    if (store.getState().suite !== suite) return;
    const stored = drafts.ok ? drafts.value : [];
    const byKey = new Map(stored.map(({ row, draft }) => [row, draft]));
    const edits = suite.rows.flatMap(({ index, key }) => {
      const texts = byKey.get(key);
      return texts === undefined ? [] : [{ index, texts }];
    });
    store.setState((state) => ({
      edited: new Set([...state.edited, ...byKey.keys()]),
      ...(drafts.ok ? {} : withNotice(state, storageNotice(drafts.fault))),
    }));
    const { readings } = store.getState();
    await documents.judge(suite.key, edits, readings, (judged) => {
      store.setState((state) => {
        if (state.suite !== suite || state.readings !== readings) return {};
        // The shown row is judged by what was typed last, and was so already.
        const others = judged.filter(({ index }) => index !== state.row?.index);
        return { judgements: withJudgements(state.judgements, others) };
      });
    });
  }

  /** Once all rows are judged: a file whose rows do not come out as they expect may be written for another revision. */
  async function offerRevision(suite: OpenSuite): Promise<void> {
    const { readings, judgements } = store.getState();
    if (store.getState().suite !== suite || !judgements.some((judged) => judged?.status === 'failed')) return;
    const fit = await documents.fitRevision(suite.key, readings);
    const now = store.getState();
    if (fit === null || now.suite !== suite || now.readings !== readings) return;
    const notice = fitNotice(suite, fit, readings);
    if (notice !== null) store.setState((state) => withNotice(state, notice));
  }

  async function keep({ name, content }: SuiteSource, { key, origin }: OpenSuite): Promise<void> {
    if (origin === 'bundled') return;
    const blob = typeof content === 'string' ? new Blob([content], { type: 'application/json' }) : content;
    const kept = await storage.writeSuite({ key, name, origin, content: blob });
    if (kept.ok && storage.durable) return;
    const text =
      'The opened file is not kept by this browser: after a reload, open it again and your edits are found.';
    store.setState((state) => withNotice(state, { id: 'kept-file', tone: 'info', text }));
  }

  return {
    open: async (source, origin) => {
      newest += 1;
      const mine = newest;
      const { name } = source;
      let told = false;
      store.setState({ opening: { name, progress: null }, refused: null });
      const opened = await documents.openSuite(source, (progress) => {
        // Word of the progress travels apart from the answer, and may come after it.
        if (mine === newest && !told) store.setState({ opening: { name, progress } });
      });
      told = true;
      if (mine !== newest) return null;
      if (!opened.ok) {
        store.setState({ opening: null, refused: { name, fault: opened.fault } });
        return null;
      }
      await saver.flush();
      const before = store.getState().suite;
      const left = addressOf(store.getState());
      if (before !== null && left !== null) shelf.leave(before.key, left);
      const suite: OpenSuite = { ...opened.value, origin };
      shelf.put(suite, source);
      const {
        row,
        wanted,
        step,
        effect,
        source: text,
        texts,
        answer,
        answered,
        unreadable,
        judgements,
        conflicts,
        aside,
        letGo,
      } = initialState;
      const cleared = {
        row,
        wanted,
        step,
        effect,
        source: text,
        texts,
        answer,
        answered,
        unreadable,
        judgements,
        conflicts,
        aside,
        letGo,
      };
      store.setState({ ...cleared, suite, opening: null, missing: null, observed: null, edited: new Set() });
      if (before !== null && before.key !== suite.key) await documents.closeSuite(before.key);
      store.setState((state) => withoutNotice(state, 'readings'));
      void judge(suite).then(() => (origin === 'bundled' ? undefined : offerRevision(suite)));
      void keep(source, suite);
      return suite;
    },
    cancelOpening: async () => {
      newest += 1;
      store.setState({ opening: null });
      await documents.cancelOpening();
    },
    judgeAgain: () => {
      const { suite } = store.getState();
      if (suite === null) return;
      store.setState({ judgements: initialState.judgements });
      void judge(suite);
    },
    dismissRefused: () => store.setState({ refused: null }),
  };
}
