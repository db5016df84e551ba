import { type Guess, hasValues, isRight } from './guess';
import { nextUnseen, type Score, scored } from './guess-score';
import { rightValues } from './guess-values';
import { usePageState } from './page-state';
import type { PlayedGuess } from './use-guess';
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
  const { setGuess, setGuessing, score, setScore, seen } = usePageState();
  const suite = useWorkbenchState((state) => state.suite);
  const openRow = useOpenRow();
  const name = `${suite?.key ?? ''}/${guess.row}`;
  const rows = (suite?.rows ?? []).map((row) => ({ key: `${suite?.key}/${row.key}`, row }));
  const next = nextUnseen(rows, name, seen);
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
      if (next !== null) openRow(next.row, 'open');
    },
    stop: () => setGuessing(false),
    score,
    unseen: next?.key ?? null,
  };
}
