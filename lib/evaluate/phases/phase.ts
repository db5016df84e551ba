import type { Diagnostic } from '@/lib/protocol';
import type { Context } from '../context';
import type { PhaseHead } from '../phase-heads';

/**
 * One phase of the evaluator. `run` appends its steps and returns the fault that decides a rejection, or null.
 * Phases that only look (`inspect`) can be asked for every fault without a step, so that an editor can mark all.
 */
export interface Phase extends PhaseHead {
  readonly run: (context: Context) => Diagnostic | null;
  readonly inspect?: (context: Context) => readonly Diagnostic[];
}
