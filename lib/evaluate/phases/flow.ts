import type { Effect } from '@/lib/protocol';
import { type Context, nameOf } from '../context';
import { phaseHead } from '../phase-heads';
import type { Pending } from '../types';
import { apply } from './apply';
import type { Phase } from './phase';

type Flow = Extract<Effect, { type: 'flow' }>;

function sentence(index: number, effect: Flow, before: Pending, after: Pending): string {
  if (effect.operation === 'stop')
    return before.flow === 'stop'
      ? `${nameOf(index)} stops the flow, which is stopped already.`
      : before.flow === 'continue'
        ? `${nameOf(index)} stops the flow: stop wins over the continue before it, and its instructions are kept.`
        : `${nameOf(index)} stops the flow; that is no denial, the authorization stays as it is.`;
  const kept =
    after.instructions.length > before.instructions.length
      ? 'its instruction is kept'
      : 'it gives no instruction';
  return after.flow === 'stop'
    ? `${nameOf(index)} asks to continue, but stop wins; ${kept}.`
    : `${nameOf(index)} asks to continue, and ${kept}.`;
}

/** The unit is spent once for the whole response, so it belongs to no single effect. */
function charge(context: Context, continues: number, instructed: number): void {
  const { rules, snapshot, pending, readings } = context;
  if (pending.remaining === null || continues === 0) return;
  const remaining = rules.chargeAllowance({
    remaining: pending.remaining,
    before: snapshot.flow,
    after: pending.flow,
    continues,
    instructed,
    readings,
  });
  apply(context, {
    phase: 'flow',
    rule: 7,
    effect: null,
    verdict: remaining === pending.remaining ? 'skipped' : 'staged',
    next: remaining === pending.remaining ? {} : { remaining },
    because: () =>
      remaining !== pending.remaining
        ? `The response resolves to continue, so one unit of the allowance is spent, however many effects ask: ${pending.remaining} → ${remaining}.`
        : pending.flow === 'stop'
          ? `Stop wins, so no continuation follows and the allowance stays ${remaining}.`
          : `An earlier continue of this chain has paid, so the allowance stays ${remaining}.`,
  });
}

/** Rule 7: stop wins over continue in either order; instructions are kept; one unit at most is spent. */
export const flow: Phase = {
  ...phaseHead.flow,
  run(context) {
    let continues = 0;
    let instructed = 0;
    for (let index = 0; index < context.effects.length; index++) {
      const effect = context.effects[index];
      if (effect?.type !== 'flow') continue;
      const before = context.pending;
      const joined = context.rules.joinFlow(before.flow, effect.operation);
      const instructions =
        effect.operation === 'continue'
          ? context.rules.appendInstruction(before.instructions, effect.instruction)
          : before.instructions;
      if (effect.operation === 'continue') continues++;
      if (instructions !== before.instructions) instructed++;
      const next = {
        ...(joined === before.flow ? {} : { flow: joined }),
        ...(instructions === before.instructions ? {} : { instructions }),
      };
      apply(context, {
        phase: 'flow',
        rule: 7,
        effect: index,
        verdict: Object.keys(next).length > 0 ? 'staged' : 'skipped',
        next,
        because: () => sentence(index, effect, before, context.pending),
      });
    }
    charge(context, continues, instructed);
    return null;
  },
};
