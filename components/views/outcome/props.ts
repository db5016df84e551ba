import type { ReactNode } from 'react';
import type { EffectSummary, Evaluation } from '@/lib/evaluate';
import type { RuleNumber } from '@/lib/protocol';
import type { Expectation, Verdict } from '@/lib/verify';

/** Text that is not JSON: which of the three, where, and why. */
export interface OutcomeFault {
  readonly what: 'response' | 'request' | 'expectation';
  readonly message: string;
  readonly line: number;
  readonly column: number;
  readonly onGo?: (() => void) | undefined;
}

export interface OutcomeProps {
  /** Null while nothing readable was evaluated yet. */
  readonly evaluation: Evaluation | null;
  /** A newer text is being evaluated: what is shown is about the one before. */
  readonly checking: boolean;
  /** The first evaluation is on its way. */
  readonly arriving: boolean;
  /** Set while a text is unreadable: then nothing is judged. */
  readonly fault?: OutcomeFault | null | undefined;
  readonly expectation: Expectation | null;
  readonly verdict: Verdict | null;
  readonly effects: readonly EffectSummary[];
  /** Whether the original tool waits behind this boundary. */
  readonly executesTool: boolean;
  /** The boundary's own word for its payload: input, prompt, output… */
  readonly payloadName: string;
  readonly onBlame: (step: number, effect: number | null) => void;
  readonly onPointer: (pointer: string) => void;
  readonly onRule: (rule: RuleNumber) => void;
  /** Shown in place of the outcome while the reader is still guessing. */
  readonly locked?: ReactNode;
}
