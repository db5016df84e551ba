import type { Diagnostic } from '@/lib/protocol';
import { type Context, nameOf, pointerOfEffect } from '../context';
import { phaseHead } from '../phase-heads';
import type { Allowance } from '../rules';
import { checkEffects } from './check-effects';

function allowanceOf({ capabilities, snapshot, readings }: Context): Allowance {
  const flow = capabilities.flow;
  return {
    remaining: flow?.remainingContinuations ?? 0,
    count: flow?.continuationCount ?? 0,
    maximum: flow?.maxContinuations ?? null,
    before: snapshot.flow,
    readings,
  };
}

function faults(context: Context, index: number): readonly Diagnostic[] {
  const allowance = allowanceOf(context);
  const base = {
    about: 'response',
    phase: 'allowance',
    class: 'application-invalid',
    rule: 7,
    pointer: pointerOfEffect(index),
    effect: index,
  } as const;
  if (!context.rules.hasUnit(allowance))
    return [
      {
        ...base,
        code: 'allowance-exhausted',
        message: `${nameOf(index)} asks to continue, but no continuation remains.`,
      },
    ];
  if (!context.rules.belowMaximum(allowance))
    return [
      {
        ...base,
        code: 'continuations-at-maximum',
        message: `${nameOf(index)} asks to continue, but ${allowance.count} of at most ${allowance.maximum} continuations have been made.`,
      },
    ];
  return [];
}

/** Rule 7: a continue needs a positive remaining allowance; a stop beside it does not excuse it. */
export const allowance = checkEffects({
  head: phaseHead.allowance,
  concerns: ({ effects }, index) => {
    const effect = effects[index];
    return effect?.type === 'flow' && effect.operation === 'continue';
  },
  faults,
  passed: (context, index) => {
    const { remaining, before } = allowanceOf(context);
    return before === 'continue' && remaining <= 0
      ? `${nameOf(index)} may continue: an earlier continue of this chain has paid the unit.`
      : `${nameOf(index)} may continue: ${remaining} ${remaining === 1 ? 'continuation remains' : 'continuations remain'}.`;
  },
});
