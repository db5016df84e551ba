import { freshGuess, type Guess, truthOf } from './guess';
import { usePageState } from './page-state';
import { useWorkbenchState } from './workbench-provider';

export interface PlayedGuess {
  readonly guess: Guess;
  readonly truth: Pick<Guess, 'decision' | 'executed'>;
}

/** The guess on the shown row, begun anew with each row; null while the game is off or there is nothing to guess. */
export function useGuess(): PlayedGuess | null {
  const { guessing, guess } = usePageState();
  const row = useWorkbenchState((state) => state.row?.key);
  const evaluation = useWorkbenchState((state) => state.answer?.evaluation);
  if (!guessing || row === undefined || evaluation === undefined) return null;
  const truth = truthOf(evaluation);
  return truth === null ? null : { truth, guess: guess?.row === row ? guess : freshGuess(row) };
}
