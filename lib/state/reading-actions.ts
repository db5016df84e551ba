import { equalJson } from '@/lib/json';
import type { Readings } from '@/lib/protocol';
import { chosenReadings } from './address';
import { withAnswer } from './answers';
import { type Context, withoutNotice } from './context';
import type { SuiteActions } from './suite-actions';

export interface ReadingActions {
  /** Takes these readings for the whole page: the shown row and the list are judged anew under them. */
  setReadings(readings: Partial<Readings>): Promise<void>;
  /** Judges the shown row anew where the answer on it was asked for under other readings than these. */
  keepReadings(asked: Partial<Readings>): Promise<void>;
}

/** How the page reads the draft where its public sources differ. */
export function readingActions(
  { store, evaluate }: Context,
  { judgeAgain }: Pick<SuiteActions, 'judgeAgain'>,
): ReadingActions {
  async function answerAgain(): Promise<void> {
    const { texts, wanted } = store.getState();
    // A row on its way has the evaluator; it looks itself whether the readings are still the same.
    if (texts === null || wanted !== null) return;
    // The answer that is shown is on these texts, but not under these readings: it counts as an older one.
    store.setState(({ answered }) => ({ answered: answered === null ? null : { ...answered } }));
    const answer = await evaluate(texts);
    if (answer !== null) store.setState((state) => (state.texts === texts ? withAnswer(state, answer) : {}));
  }

  return {
    setReadings: async (given) => {
      const readings = chosenReadings(given);
      if (equalJson(readings, store.getState().readings)) return;
      // What was offered about readings was offered under the ones before.
      store.setState((state) => ({ readings, ...withoutNotice(state, 'readings') }));
      judgeAgain();
      await answerAgain();
    },
    keepReadings: async (asked) => {
      if (store.getState().readings !== asked) await answerAgain();
    },
  };
}
