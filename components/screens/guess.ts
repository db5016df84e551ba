import type { Evaluation } from '@/lib/evaluate';
import type { Decision } from '@/lib/protocol';

/** What a reader says of a row before seeing it. Nothing is executed on a rejection, so only the decision is asked then. */
export interface Guess {
  /** Key of the row that the guess is about. */
  readonly row: string;
  readonly decision: Decision | 'rejected' | null;
  readonly executed: boolean | null;
  /** The reader is done: outcome and later steps are shown. */
  readonly checked: boolean;
}

/** A guess that has just begun. */
export function freshGuess(row: string): Guess {
  return { row, decision: null, executed: null, checked: false };
}

/** Whether enough was chosen to look. */
export function isComplete({ decision, executed }: Guess): boolean {
  return decision === 'rejected' || (decision !== null && executed !== null);
}

/** What came of the row, in the words of a guess; null where there is nothing to guess. */
export function truthOf(evaluation: Evaluation): Pick<Guess, 'decision' | 'executed'> | null {
  switch (evaluation.outcome) {
    case 'accepted':
      return { decision: evaluation.actual.decision, executed: evaluation.actual.executed };
    case 'rejected':
      return { decision: 'rejected', executed: false };
    case 'invalid-request':
      return null;
  }
}

/** True where the guess was right in everything it had to say. */
export function isRight(guess: Guess, truth: Pick<Guess, 'decision' | 'executed'>): boolean {
  if (guess.decision !== truth.decision) return false;
  return truth.decision === 'rejected' || guess.executed === truth.executed;
}
