import type { Evaluation } from '@/lib/evaluate';
import type { JsonValue } from '@/lib/json';
import type { Boundary, Decision } from '@/lib/protocol';

/** `usual`: the input as it came, or no result. `value`: what the text says. */
export interface ValueGuess {
  readonly choice: 'usual' | 'value' | null;
  readonly text: string;
}

/**
 * What a reader says of a row before seeing it: decision and execution first, and once these are told, input and result.
 * Nothing is executed on a rejection, so only the decision is asked then.
 */
export interface Guess {
  /** Key of the row that the guess is about. */
  readonly row: string;
  readonly decision: Decision | 'rejected' | null;
  readonly executed: boolean | null;
  readonly input: ValueGuess;
  readonly result: ValueGuess;
  /** `first`: decision and execution are asked. `values`: input and result are. `told`: everything is shown. */
  readonly stage: 'first' | 'values' | 'told';
}

/** What came of a row, in the words of a guess. A value that is not asked for is null. */
export interface Truth {
  readonly decision: Decision | 'rejected';
  readonly executed: boolean;
  readonly input: { readonly came: JsonValue; readonly became: JsonValue } | null;
  /** The value is undefined where there is no result. */
  readonly result: { readonly value: JsonValue | undefined } | null;
}

const open: ValueGuess = { choice: null, text: '' };

/** A guess that has just begun. */
export function freshGuess(row: string): Guess {
  return { row, decision: null, executed: null, input: open, result: open, stage: 'first' };
}

/** Whether enough was chosen to hear of decision and execution. */
export function isComplete({ decision, executed }: Guess): boolean {
  return decision === 'rejected' || (decision !== null && executed !== null);
}

/** What came of the row; null where there is nothing to guess. */
export function truthOf(evaluation: Evaluation, boundary: Boundary | undefined): Truth | null {
  switch (evaluation.outcome) {
    case 'accepted': {
      const { decision, executed, result } = evaluation.actual;
      const came = evaluation.steps[0]?.before.payload;
      const became = evaluation.payload;
      return {
        decision,
        executed,
        input: came === undefined || became === undefined ? null : { came, became },
        result: boundary !== undefined && boundary.returns === null ? null : { value: result },
      };
    }
    case 'rejected':
      return { decision: 'rejected', executed: false, input: null, result: null };
    case 'invalid-request':
      return null;
  }
}

/** Whether input or result are asked for at all. */
export function hasValues({ input, result }: Truth): boolean {
  return input !== null || result !== null;
}

/** True where decision and execution were guessed right, in everything that had to be said. */
export function isRight(guess: Guess, truth: Pick<Truth, 'decision' | 'executed'>): boolean {
  if (guess.decision !== truth.decision) return false;
  return truth.decision === 'rejected' || guess.executed === truth.executed;
}
