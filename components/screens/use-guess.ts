import { freshGuess, type Guess, type Truth, truthOf } from './guess';
import { usePageState } from './page-state';
import { useWorkbenchState } from './workbench-provider';

export interface PlayedGuess {
  readonly guess: Guess;
  readonly truth: Truth;
}

/** The guess on the shown row, begun anew with each row; null while the game is off or there is nothing to guess. */
export function useGuess(): PlayedGuess | null {
  const { guessing, guess } = usePageState();
  const row = useWorkbenchState((state) => state.row?.key);
  const answer = useWorkbenchState((state) => state.answer);
  if (!guessing || row === undefined || answer === null) return null;
  const truth = truthOf(answer.evaluation, answer.boundary);
  return truth === null ? null : { truth, guess: guess?.row === row ? guess : freshGuess(row) };
}

/** A guess is asked for: what would tell it is hidden. */
export function useAsking(): boolean {
  const played = useGuess();
  return played !== null && played.guess.stage !== 'told';
}
