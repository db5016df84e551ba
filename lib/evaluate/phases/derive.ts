import type { Context } from '../context';
import { phaseHead } from '../phase-heads';
import { apply } from './apply';
import type { Phase } from './phase';

function sentence({ pending, rules, boundary }: Context): string {
  const decision = rules.decide(pending.permission);
  const decided =
    pending.permission === 'none'
      ? 'Permission none resolves to allow at this synthetic host'
      : `Permission ${pending.permission} resolves to ${decision}`;
  if (!boundary.executesTool) return `${decided}; ${boundary.event} has no original tool to run.`;
  if (rules.executes(pending, decision, boundary))
    return `${decided}, nothing stops it and no result is supplied, so the original tool runs once.`;
  const why =
    decision === 'deny'
      ? 'so the tool does not run'
      : decision === 'ask'
        ? 'which is pending; nobody is asked here and the tool does not run'
        : pending.flow === 'stop'
          ? 'but the flow is stopped, so the tool does not run'
          : 'and the supplied result stands in for running the tool';
  return `${decided}, ${why}.`;
}

/** Rules 2 and 9: only after acceptance is the application's outcome derived. */
export const derive: Phase = {
  ...phaseHead.derive,
  run(context) {
    apply(context, {
      phase: 'derive',
      rule: 9,
      effect: null,
      verdict: 'passed',
      next: {},
      because: () => sentence(context),
    });
    return null;
  },
};
