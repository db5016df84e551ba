import type { Step } from '@/lib/evaluate';
import type { Candidate } from '@/lib/protocol';

/** What the candidate slot shows: nothing held (and why, if something was dropped), or a held value. */
export type CandidateView =
  | { readonly kind: 'empty'; readonly dropped: { readonly because: string; readonly step: number } | null }
  | {
      readonly kind: 'held';
      readonly candidate: Candidate;
      /** The effect that returned it; null when it came with the incoming state. */
      readonly by: number | null;
      /** The input it answers: the incoming one, or the one this response has staged. */
      readonly boundTo: 'incoming' | 'final';
    };

/** The candidate slot after `at` (rules 1 and 5). */
export function candidateView(steps: readonly Step[], at: Step): CandidateView {
  let by: number | null = null;
  let dropped: { because: string; step: number } | null = null;
  for (const step of steps) {
    if (step.index > at.index) break;
    if (step.before.candidate === step.after.candidate) continue;
    by = step.effect;
    dropped = step.after.candidate === null ? { because: step.because, step: step.index } : null;
  }
  const held = at.after.candidate;
  if (held === null) return { kind: 'empty', dropped };
  return { kind: 'held', candidate: held, by, boundTo: by === null ? 'incoming' : 'final' };
}
