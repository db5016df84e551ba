import type { PhaseId, Step } from '@/lib/evaluate';
import type { RuleNumber } from '@/lib/protocol';

/** Rules that stand behind a phase without a phase of their own: where a row starts, and who decides. */
const behind: Partial<Readonly<Record<PhaseId, RuleNumber>>> = { envelope: 1, derive: 2 };

/** The rules that a step shows, the one it follows first. */
export function rulesOf({ rule, phase }: Pick<Step, 'rule' | 'phase'>): readonly RuleNumber[] {
  const also = behind[phase];
  return also === undefined || also === rule ? [rule] : [rule, also];
}
