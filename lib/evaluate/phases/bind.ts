import { copyJson } from '@/lib/json';
import { nameOf } from '../context';
import { phaseHead } from '../phase-heads';
import { apply } from './apply';
import type { Phase } from './phase';

/** Rule 5: a return binds to the final payload, wherever it stands among the effects; the last one wins. */
export const bind: Phase = {
  ...phaseHead.bind,
  run(context) {
    for (let index = 0; index < context.effects.length; index++) {
      const effect = context.effects[index];
      if (effect?.type !== 'return') continue;
      const held = context.pending.candidate;
      const payload = context.boundary.target ?? 'boundary';
      apply(context, {
        phase: 'bind',
        rule: 5,
        effect: index,
        verdict: 'staged',
        next: { candidate: context.rules.bindReturn(held, copyJson(effect.value)) },
        because: () =>
          held === null
            ? `${nameOf(index)} supplies a result, bound to the final ${payload}.`
            : `${nameOf(index)} supplies a result, bound to the final ${payload}; it replaces the candidate held so far.`,
      });
    }
    return null;
  },
};
