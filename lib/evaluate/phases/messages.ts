import { nameOf, pointerOfEffect } from '../context';
import { phaseHead } from '../phase-heads';
import { apply } from './apply';
import type { Phase } from './phase';

/** Rule 6: messages accumulate in response order; reasons are not messages. */
export const messages: Phase = {
  ...phaseHead.messages,
  run(context) {
    for (let index = 0; index < context.effects.length; index++) {
      const effect = context.effects[index];
      if (effect === undefined) continue;
      const text = context.rules.messageOf(effect);
      if (text === undefined) continue;
      const next = context.rules.appendMessage(context.pending.messages, text);
      apply(context, {
        phase: 'messages',
        rule: 6,
        effect: index,
        pointer: `${pointerOfEffect(index)}/text`,
        verdict: 'staged',
        next: { messages: next },
        because: () =>
          `${nameOf(index)} adds message ${next.length} of this response, shown only once the whole response is accepted.`,
      });
    }
    return null;
  },
};
