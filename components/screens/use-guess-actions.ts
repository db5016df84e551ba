import { type Guess, hasValues, isRight } from './guess';
import { type Score, scored } from './guess-score';
import { rightValues } from './guess-values';
import { usePageState } from './page-state';
import type { PlayedGuess } from './use-guess';
import { useNextUnseen } from './use-next-unseen';
import { useOpenRow } from './use-open-row';
import { useWorkbenchState } from './workbench-provider';

export interface GuessActions {
  readonly setGuess: (guess: Guess) => void;
  /** Tells decision and execution; input and result are asked next, where there are any. */
  readonly tellFirst: () => void;
  readonly tellValues: () => void;
  /** Opens the next row that was not seen in this visit. */
  readonly goOn: () => void;
  readonly stop: () => void;
  readonly score: Score;
  /** Key of the row that `goOn` opens; null where all were seen. */
  readonly unseen: string | null;
}

/** What the guessing game does, and what it counts. */
export function useGuessActions({ guess, truth }: PlayedGuess): GuessActions {
  const { setGuess, setGuessing, score, setScore } = usePageState();
  const suite = useWorkbenchState((state) => state.suite?.key ?? '');
  const openRow = useOpenRow();
  const name = `${suite}/${guess.row}`;
  const next = useNextUnseen();
  const first = isRight(guess, truth);

  return {
    setGuess,
    tellFirst: () => {
      setScore(scored(score, name, { first, values: null }));
      setGuess({ ...guess, stage: hasValues(truth) ? 'values' : 'told' });
    },
    tellValues: () => {
      const right = rightValues(guess, truth);
      const values = right.input !== false && right.result !== false;
      setScore(scored(score, name, { first, values }));
      setGuess({ ...guess, stage: 'told' });
    },
    goOn: () => {
      if (next !== null) openRow(next, 'open');
    },
    stop: () => setGuessing(false),
    score,
    unseen: next?.key ?? null,
  };
}
