import type { EffectSummary, Step } from '@/lib/evaluate';
import type { Permission } from '@/lib/protocol';

/** Permissions from the lowest rung to the highest: a higher one outranks every lower one (rule 5). */
export const rungs: readonly Permission[] = ['none', 'allow', 'ask', 'deny'];

export interface Asked {
  readonly effect: number;
  /** Its permission step has been taken. */
  readonly heard: boolean;
  /** It was heard in the current step. */
  readonly now: boolean;
}

export interface Rung {
  readonly permission: Permission;
  /** The incoming permission. */
  readonly incoming: boolean;
  /** Where permission stands after the current step. */
  readonly current: boolean;
  /** Where it stood before the current step, if it moved. */
  readonly left: boolean;
  readonly asked: readonly Asked[];
}

export interface LadderView {
  readonly rungs: readonly Rung[];
  /** An incoming allow that was lost to a changed payload (rule 5): the step where it fell. */
  readonly fell: { readonly step: number; readonly now: boolean } | null;
}

/** The permission ladder after `at`: who asked for which rung, where permission stands, and whether an allow fell. */
export function ladderView(steps: readonly Step[], effects: readonly EffectSummary[], at: Step): LadderView {
  const heard = new Set<number>();
  let fell: LadderView['fell'] = null;
  for (const step of steps) {
    if (step.index > at.index) break;
    if (step.phase === 'permission' && step.effect !== null) heard.add(step.effect);
    if (step.verdict === 'rolled-back') fell = null;
    else if (step.before.permission === 'allow' && step.after.permission === 'none') {
      fell = { step: step.index, now: step.index === at.index };
    }
  }
  const incoming = steps[0]?.before.permission;
  const current = at.after.permission;
  const left = at.before.permission;
  const hearing = at.phase === 'permission' ? at.effect : null;
  return {
    fell,
    rungs: rungs.map((permission) => ({
      permission,
      incoming: permission === incoming,
      current: permission === current,
      left: permission === left && left !== current,
      asked: effects
        .filter(({ type }) => type === permission)
        .map(({ index }) => ({ effect: index, heard: heard.has(index), now: index === hearing })),
    })),
  };
}
