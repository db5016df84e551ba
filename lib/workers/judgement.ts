import type { Evaluation } from '@/lib/evaluate';
import type { RowJudgement, TextsAnswer } from './types';

/** What an evaluation and a verdict say of a row, in the few words that the library shows. */
export function judgementOf(
  index: number,
  evaluation: Evaluation,
  status: RowJudgement['status'],
): RowJudgement {
  const decision = evaluation.outcome === 'accepted' ? evaluation.actual.decision : null;
  return { index, status, outcome: evaluation.outcome, decision };
}

/** The same of an answer to edited texts. Nothing is said of a row that cannot be read. */
export function judgementOfAnswer(index: number, answer: TextsAnswer): RowJudgement {
  if (answer.kind === 'unreadable') return { index, status: 'none', outcome: 'unreadable', decision: null };
  const { evaluation, verdict } = answer;
  return judgementOf(
    index,
    evaluation,
    verdict === null ? 'none' : verdict.status === 'passed' ? 'passed' : 'failed',
  );
}
