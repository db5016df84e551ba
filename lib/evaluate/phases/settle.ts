import { phaseHead } from '../phase-heads';
import { apply } from './apply';
import type { Phase } from './phase';

/** Rules 5 and 7: once permission and flow are known, a deny or a stop discards the candidate. */
export const settle: Phase = {
  ...phaseHead.settle,
  run(context) {
    const { pending, rules } = context;
    if (pending.candidate === null) return null;
    const drops = rules.dropsCandidate(pending);
    apply(context, {
      phase: 'settle',
      rule: pending.permission === 'deny' ? 5 : pending.flow === 'stop' ? 7 : 5,
      effect: null,
      verdict: drops ? 'staged' : 'passed',
      next: drops ? { candidate: null } : {},
      because: () =>
        drops
          ? `The ${pending.permission === 'deny' ? 'denial' : 'stop'} discards the candidate: no result may come of it.`
          : pending.permission === 'ask'
            ? 'The ask keeps the candidate in the state, but no result may be used while the approval is pending.'
            : 'Nothing denies and nothing stops, so the candidate stands.',
    });
    return null;
  },
};
