import { copyJson, type JsonValue } from '@/lib/json';
import type { Effect } from '@/lib/protocol';
import { nameOf } from '../context';
import { phaseHead } from '../phase-heads';
import { apply } from './apply';
import type { Phase } from './phase';

/** Rule 8: injections accumulate in response order, the whole effect each; they are recorded, not delivered. */
export const injections: Phase = {
  ...phaseHead.injections,
  run(context) {
    for (let index = 0; index < context.effects.length; index++) {
      const effect = context.effects[index];
      if (effect?.type !== 'inject') continue;
      // an inject effect is JSON as it came: the record keeps every member of it
      const whole = copyJson(effect as Effect & Record<string, JsonValue>);
      apply(context, {
        phase: 'injections',
        rule: 8,
        effect: index,
        verdict: 'staged',
        next: { injections: context.rules.appendInjection(context.pending.injections, whole) },
        because: () =>
          effect.deliverAt === 'now'
            ? `${nameOf(index)} appends to the model's context now; that is no message to the user.`
            : `${nameOf(index)} schedules context for the next turn; here it is recorded, not delivered.`,
      });
    }
    return null;
  },
};
