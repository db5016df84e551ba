import type { Permission } from '@/lib/protocol';
import { nameOf } from '../context';
import { phaseHead } from '../phase-heads';
import { apply } from './apply';
import type { Phase } from './phase';

const asks: Readonly<Record<Exclude<Permission, 'none'>, string>> = {
  allow: 'allows',
  ask: 'asks',
  deny: 'denies',
};

function sentence(
  index: number,
  asked: Exclude<Permission, 'none'>,
  was: Permission,
  is: Permission,
): string {
  const subject = `${nameOf(index)} ${asks[asked]}.`;
  if (was === is && was === asked) return `${subject} Permission is ${was} already and stays so.`;
  if (was === is) return `${subject} Permission is ${was}, which outranks ${asked}, so it stays ${was}.`;
  return was === 'none'
    ? `${subject} No permission was given so far, so it becomes ${is}.`
    : `${subject} Permission was ${was}; ${is} outranks ${was}, so it becomes ${is}.`;
}

/** Rule 5: permissions compose by rank, deny over ask over allow, and never by order. */
export const permission: Phase = {
  ...phaseHead.permission,
  run(context) {
    for (let index = 0; index < context.effects.length; index++) {
      const type = context.effects[index]?.type;
      if (type !== 'deny' && type !== 'ask' && type !== 'allow') continue;
      const was = context.pending.permission;
      const is = context.rules.joinPermission(was, type);
      apply(context, {
        phase: 'permission',
        rule: 5,
        effect: index,
        verdict: was === is ? 'skipped' : 'staged',
        next: was === is ? {} : { permission: is },
        because: () => sentence(index, type, was, is),
      });
    }
    return null;
  },
};
