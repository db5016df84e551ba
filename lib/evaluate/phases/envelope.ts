import type { Diagnostic } from '@/lib/protocol';
import type { Context } from '../context';
import { phaseHead } from '../phase-heads';
import type { Phase } from './phase';

function inspect({ response, rules, readings }: Context): readonly Diagnostic[] {
  return rules.checkEnvelope(response, readings);
}

/** Rule 3: the envelope of the whole response, before any effect is looked at. */
export const envelope: Phase = {
  ...phaseHead.envelope,
  inspect,
  run(context) {
    const [fault] = inspect(context);
    const count = context.effects.length;
    context.record?.({
      phase: 'envelope',
      rule: 3,
      effect: null,
      pointer: fault?.pointer ?? '/response',
      verdict: fault ? 'failed' : 'passed',
      before: context.pending,
      after: context.pending,
      sets: [],
      because:
        fault?.message ??
        `The envelope is whole: JSON-RPC 2.0, protocol version draft, and a list of ${count} ${count === 1 ? 'effect' : 'effects'}.`,
    });
    return fault ?? null;
  },
};
