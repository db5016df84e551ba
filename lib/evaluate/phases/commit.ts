import { phaseHead } from '../phase-heads';
import { apply } from './apply';
import type { Phase } from './phase';

/** Rule 3: nothing has failed, so everything staged is accepted at once. */
export const commit: Phase = {
  ...phaseHead.commit,
  run(context) {
    apply(context, {
      phase: 'commit',
      rule: 3,
      effect: null,
      verdict: 'committed',
      next: {},
      because: () =>
        context.effects.length === 0
          ? 'The empty response is accepted: the boundary stays as it came.'
          : 'Every effect was valid and every staged change holds, so the response is accepted whole.',
    });
    return null;
  },
};
