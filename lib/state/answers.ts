import { judgementOfAnswer, type RowJudgement, type TextsAnswer } from '@/lib/workers';
import type { EvaluationSlice, SuiteSlice, WorkbenchState } from './types';

/** The judgements with this one in; the very same list where it says nothing new. */
export function withJudgement(
  judgements: SuiteSlice['judgements'],
  judgement: RowJudgement,
): SuiteSlice['judgements'] {
  const known = judgements[judgement.index];
  const { status, outcome, decision } = judgement;
  if (known?.status === status && known.outcome === outcome && known.decision === decision) return judgements;
  return withJudgements(judgements, [judgement]);
}

export function withJudgements(
  judgements: SuiteSlice['judgements'],
  judged: readonly RowJudgement[],
): SuiteSlice['judgements'] {
  const next = judgements.slice();
  for (const judgement of judged) next[judgement.index] = judgement;
  return next;
}

/** The step, held inside what the evaluation has. */
export function heldStep(step: number, { answer }: EvaluationSlice): number {
  const last = (answer?.evaluation.steps.length ?? 1) - 1;
  return Math.max(0, Math.min(step, last));
}

/**
 * The state after an answer on the shown row's texts. Text that is not JSON keeps the last readable answer (semantics:
 * outcomes), and with it the step.
 */
export function withAnswer(state: WorkbenchState, answer: TextsAnswer): Partial<WorkbenchState> {
  const answered = state.texts;
  const evaluation: EvaluationSlice =
    answer.kind === 'evaluated'
      ? { answer, answered, unreadable: null }
      : { answer: state.answer, answered, unreadable: answer };
  const judgements =
    state.row === null
      ? state.judgements
      : withJudgement(state.judgements, judgementOfAnswer(state.row.index, answer));
  return { ...evaluation, judgements, step: heldStep(state.step, evaluation) };
}
