import type { RowVerdict } from '@/components/views/marks/verdict-mark';
import type { Evaluation } from '@/lib/evaluate';
import type { Expectation, Verdict } from '@/lib/verify';

/** The square beside an outcome. A row that is no legal row is judged by nobody. */
export function rowVerdict(evaluation: Evaluation, verdict: Verdict | null): RowVerdict {
  if (verdict === null) return evaluation.outcome === 'invalid-request' ? 'pending' : 'none';
  return verdict.status === 'passed' ? 'passed' : 'failed';
}

/** The verdict in words, which say what was expected where the outcome is another. */
export function verdictWords(
  evaluation: Evaluation,
  expectation: Expectation | null,
  verdict: Verdict | null,
): string {
  if (evaluation.outcome === 'invalid-request') return 'not a legal row';
  if (expectation === null || verdict === null) return 'no expectation';
  if (verdict.status === 'passed') return 'as expected';
  if (evaluation.outcome === 'rejected') {
    return expectation.expectError === true ? 'not as expected' : 'acceptance was expected';
  }
  if (expectation.expectError === true) return 'a rejection was expected';
  const failed = verdict.clauses.length;
  return failed === 1 ? '1 clause fails' : `${failed} clauses fail`;
}
