import type { Permission } from '@/lib/protocol';
import type { Context } from '../context';
import { phaseHead } from '../phase-heads';
import type { Pending } from '../types';
import { apply } from './apply';
import type { Phase } from './phase';

function sentence(changed: boolean, before: Pending, permission: Permission, target: string | null): string {
  const what = target ?? 'payload';
  if (!changed) {
    const bound = [before.candidate && 'the candidate', before.permission === 'allow' && 'the allow'].filter(
      Boolean,
    );
    return bound.length > 0
      ? `The staged ${what} equals the incoming one, so ${bound.join(' and ')} given for it still ${bound.length > 1 ? 'hold' : 'holds'}.`
      : `The staged ${what} equals the incoming one; nothing was bound to it.`;
  }
  const lost = [
    before.candidate && 'the incoming candidate',
    before.permission !== permission && 'the incoming allow',
  ].filter(Boolean);
  return lost.length > 0
    ? `The ${what} changed, so ${lost.join(' and ')}, given for the old ${what}, no longer ${lost.length > 1 ? 'count' : 'counts'}.`
    : `The ${what} changed; no candidate and no allow was bound to the old one.`;
}

/** Rule 5: a changed payload drops the candidate and the allow that came in for the old one. */
export const invalidate: Phase = {
  ...phaseHead.invalidate,
  run(context: Context) {
    const { rules, snapshot, pending, boundary } = context;
    if (!context.effects.some(({ type }) => type === 'modify')) return null;
    const changed = !rules.samePayload(snapshot.payload, pending.payload);
    const candidate = changed ? rules.candidateOfChangedPayload(pending.candidate) : pending.candidate;
    const permission = changed ? rules.permissionOfChangedPayload(pending.permission) : pending.permission;
    const next: Partial<Pending> = {
      ...(candidate === pending.candidate ? {} : { candidate }),
      ...(permission === pending.permission ? {} : { permission }),
    };
    apply(context, {
      phase: 'invalidate',
      rule: 5,
      effect: null,
      verdict: Object.keys(next).length > 0 ? 'staged' : 'passed',
      next,
      because: () => sentence(changed, pending, permission, boundary.target),
    });
    return null;
  },
};
