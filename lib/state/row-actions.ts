import type { Step } from '@/lib/evaluate';
import type { DraftTexts } from '@/lib/storage';
import type { RowSummary } from '@/lib/workers';
import { heldStep, withAnswer } from './answers';
import { readAside } from './aside';
import { type Context, withNotice } from './context';
import { marked, withDraft } from './edits';
import { meetLink } from './link';
import { type LinkActions, takenNotice } from './link-actions';
import type { ReadingActions } from './reading-actions';
import { storageNotice } from './storage-notice';
import type { EvaluationSlice, OpenSuite } from './types';

export interface RowActions {
  /**
   * Shows a row of the open suite with its draft, at a step. A newer call overtakes an older one. A link's text is taken
   * where nothing was edited, and kept beside the draft otherwise.
   */
  openRow(row: RowSummary, start?: Start, link?: DraftTexts | null): Promise<void>;
}

/** Where a row is entered: a step (from 0), or what finds one among the steps that there are. */
export type Start = number | ((steps: readonly Step[]) => number);

/** Texts, draft and evaluation of a row are shown at once or not at all. */
export function rowActions(
  { store, documents, storage, saver, evaluate }: Context,
  { arrive }: LinkActions,
  { keepReadings }: Pick<ReadingActions, 'keepReadings'>,
): RowActions {
  let newest = 0;

  async function read(suite: OpenSuite, row: RowSummary) {
    const key = { suite: suite.key, row: row.key };
    await saver.flush();
    const [source, stored, aside] = await Promise.all([
      documents.row(suite.key, row.index),
      storage.readDraft(key),
      readAside(storage, key),
    ]);
    if (source === null) return null;
    if (!stored.ok) store.setState((state) => withNotice(state, storageNotice(stored.fault)));
    const draft = stored.ok ? stored.value : null;
    const pending = saver.pending(key);
    if (pending === null && draft !== null) saver.adopt(key, draft.revision);
    const theirs = saver.inConflict(key) && draft !== null ? draft : null;
    return { source, draft: pending ?? draft ?? {}, theirs, aside };
  }

  return {
    openRow: async (row, start = 0, link = null) => {
      const { suite, row: shown } = store.getState();
      if (suite === null) return;
      newest += 1;
      const mine = newest;
      if (shown?.index === row.index) {
        store.setState({ observed: null });
        // It is on the page already, perhaps with a letter typed just now: only the step moves.
        store.setState((state) => ({ wanted: null, step: heldStep(stepOf(start, state), state) }));
        if (link !== null) await arrive(link);
        return;
      }
      store.setState({ wanted: row.index });
      const found = await read(suite, row);
      if (found === null || mine !== newest || store.getState().suite !== suite) return;
      const { source, draft, theirs, aside } = found;
      const meeting = meetLink(source, draft, link);
      const taken = meeting.kind === 'take' ? meeting.texts : null;
      const texts = withDraft(source, taken ?? draft);
      const { readings } = store.getState();
      const answer = await evaluate(texts);
      if (answer === null || mine !== newest || store.getState().suite !== suite) return;
      store.setState((state) => {
        const fresh = { source, texts, row, answer: null, answered: null, unreadable: null };
        const answered = { ...fresh, ...withAnswer({ ...state, ...fresh }, answer) };
        return {
          ...answered,
          ...(theirs === null ? {} : { conflicts: new Map(state.conflicts).set(row.key, theirs) }),
          step: heldStep(stepOf(start, answered), answered),
          wanted: null,
          missing: null,
          observed: null,
          effect: null,
          reveal: null,
          replaced: state.replaced + 1,
          deed: null,
          aside,
          letGo: null,
          ...(taken === null
            ? {}
            : { edited: marked(state.edited, row.key, taken), ...withNotice(state, takenNotice) }),
        };
      });
      void keepReadings(readings);
      if (taken !== null) saver.note({ suite: suite.key, row: row.key }, taken);
      if (meeting.kind === 'beside' && link !== null) await arrive(link);
    },
  };
}

function stepOf(start: Start, { answer }: EvaluationSlice): number {
  return typeof start === 'number' ? start : start(answer?.evaluation.steps ?? []);
}
