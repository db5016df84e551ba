import type { Diagnostic } from '@/lib/protocol';
import { type Context, pointerOfEffect } from '../context';
import type { PhaseHead } from '../phase-heads';
import type { Phase } from './phase';

/** What a phase that validates effects one by one differs in. */
export interface EffectCheck {
  readonly head: PhaseHead;
  /** Whether the check has anything to say about this effect. */
  readonly concerns: (context: Context, index: number) => boolean;
  readonly faults: (context: Context, index: number) => readonly Diagnostic[];
  readonly passed: (context: Context, index: number) => string;
}

/**
 * A phase that validates every effect before the next phase starts (rule 3): the lowest faulty effect decides,
 * and later effects are still inspected so that every fault is located.
 */
export function checkEffects({ head, concerns, faults, passed }: EffectCheck): Phase {
  const inspect = (context: Context): readonly Diagnostic[] => {
    const found: Diagnostic[] = [];
    for (let index = 0; index < context.effects.length; index++) {
      if (context.faulty.has(index) || !concerns(context, index)) continue;
      const faulty = faults(context, index);
      if (faulty.length > 0) {
        found.push(...faulty);
        context.faulty.add(index);
      }
    }
    return found;
  };
  return {
    ...head,
    inspect,
    run(context) {
      for (let index = 0; index < context.effects.length; index++) {
        if (!concerns(context, index)) continue;
        const [fault] = faults(context, index);
        context.record?.({
          phase: head.id,
          rule: head.rule,
          effect: index,
          pointer: fault?.pointer ?? pointerOfEffect(index),
          verdict: fault ? 'failed' : 'passed',
          before: context.pending,
          after: context.pending,
          sets: [],
          because: fault?.message ?? passed(context, index),
        });
        if (fault) return fault;
      }
      return null;
    },
  };
}
