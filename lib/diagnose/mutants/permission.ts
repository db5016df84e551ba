import type { Permission } from '@/lib/protocol';
import type { Mutant } from '../types';
import { client, keepingEffects, setting } from './build';

const ranked = (order: readonly Permission[]) => (current: Permission, asked: Permission) =>
  order.indexOf(asked) > order.indexOf(current) ? asked : current;

/** Where a row starts, and how permissions compose (rules 1, 2 and 5). */
export const permissionMutants: readonly Mutant[] = [
  client(
    'last-permission-wins',
    5,
    'B1',
    'lets the last permission effect win',
    'Compose by rank, never by order: deny over ask over allow.',
    { rules: () => ({ joinPermission: (_current, asked) => asked }) },
  ),
  client(
    'first-permission-wins',
    5,
    'B2',
    'lets the first permission win',
    'Compose by rank, never by order: deny over ask over allow.',
    { rules: () => ({ joinPermission: (current, asked) => (current === 'none' ? asked : current) }) },
  ),
  client(
    'allow-clears-ask',
    5,
    'B3',
    'lets an allow clear an ask',
    'Ask outranks allow, whether it came in or stands in the same response.',
    {
      rules: ({ joinPermission }) => ({
        joinPermission: (current, asked) =>
          current === 'ask' && asked === 'allow' ? 'allow' : joinPermission(current, asked),
      }),
    },
  ),
  client(
    'allow-clears-deny',
    5,
    'B4',
    'lets an allow clear a deny',
    'Deny is sticky: nothing of a later effect or response lifts it.',
    {
      rules: ({ joinPermission }) => ({
        joinPermission: (current, asked) =>
          current === 'deny' && asked === 'allow' ? 'allow' : joinPermission(current, asked),
      }),
    },
  ),
  client(
    'ask-clears-deny',
    5,
    'B1 B5',
    'lets a later ask soften a deny',
    'Deny outranks ask, in whatever order they stand.',
    {
      rules: ({ joinPermission }) => ({
        joinPermission: (current, asked) =>
          current === 'deny' && asked === 'ask' ? 'ask' : joinPermission(current, asked),
      }),
    },
  ),
  client('ask-outranks-deny', 5, 'B5', 'ranks ask above deny', 'The order is none, allow, ask, deny.', {
    rules: () => ({ joinPermission: ranked(['none', 'allow', 'deny', 'ask']) }),
  }),
  client('allow-outranks-ask', 5, 'B3', 'ranks allow above ask', 'The order is none, allow, ask, deny.', {
    rules: () => ({ joinPermission: ranked(['none', 'ask', 'allow', 'deny']) }),
  }),
  client(
    'allow-outranks-all',
    5,
    'B3 B4',
    'ranks allow above everything',
    'The order is none, allow, ask, deny.',
    { rules: () => ({ joinPermission: ranked(['none', 'ask', 'deny', 'allow']) }) },
  ),
  client(
    'empty-response-resets-permission',
    5,
    'B6',
    'forgets ask and deny at an empty response',
    'An empty response changes nothing: the incoming permission stays.',
    setting('messages', ({ effects }) => (effects.length === 0 ? { permission: 'none' } : {})),
  ),
  client(
    'ignores-incoming-state',
    1,
    'B7',
    'ignores the incoming state',
    'Start from params.state: permission, candidate, flow, instructions and injections.',
    {
      rules: () => ({
        startPermission: () => 'none',
        startCandidate: () => null,
        startFlow: () => 'none',
        startInstructions: () => [],
        startInjections: () => [],
      }),
    },
  ),
  client(
    'ignores-incoming-permission',
    1,
    'B7',
    'starts every row at permission none',
    'Start from the permission of params.state.',
    { rules: () => ({ startPermission: () => 'none' }) },
  ),
  client(
    'ignores-incoming-candidate',
    1,
    'B7 A16',
    'starts every row without a candidate',
    'Start from the candidate of params.state.',
    { rules: () => ({ startCandidate: () => null }) },
  ),
  client(
    'ignores-incoming-ask',
    1,
    'B6 B7',
    'forgets an ask that came in',
    'An incoming ask remains pending; nobody has approved anything.',
    {
      rules: ({ startPermission }) => ({
        startPermission: (state) => {
          const permission = startPermission(state);
          return permission === 'ask' ? 'none' : permission;
        },
      }),
    },
  ),
  client('ignores-incoming-deny', 1, 'B4 B7', 'forgets a deny that came in', 'An incoming deny is sticky.', {
    rules: ({ startPermission }) => ({
      startPermission: (state) => {
        const permission = startPermission(state);
        return permission === 'deny' ? 'none' : permission;
      },
    }),
  }),
  client(
    'omitted-state-asks',
    1,
    'I1',
    'starts at ask where the state is omitted',
    'An omitted state means permission none and no candidate.',
    {
      rules: ({ startPermission }) => ({
        startPermission: (state) => (state === undefined ? 'ask' : startPermission(state)),
      }),
    },
  ),
  client(
    'deny-suppresses-modifies',
    5,
    'B9',
    'skips the modifies of a response that denies',
    'A denial changes the permission; modifies and messages of the response still count.',
    keepingEffects(
      'stage',
      (effect, _index, { effects }) =>
        effect.type !== 'modify' || !effects.some(({ type }) => type === 'deny'),
    ),
  ),
  client(
    'deny-suppresses-messages',
    6,
    'B9',
    'skips the messages of a response that denies',
    'Messages accumulate once the response is accepted, denied or not.',
    keepingEffects(
      'messages',
      (effect, _index, { pending }) => effect.type !== 'message' || pending.permission !== 'deny',
    ),
  ),
  client(
    'deny-suppresses-all-else',
    5,
    'B9',
    'applies nothing of a response that denies but the denial',
    'A denial changes the permission; modifies, messages and flow of the response still count.',
    keepingEffects(
      'stage',
      (effect, _index, { effects }) => effect.type === 'deny' || !effects.some(({ type }) => type === 'deny'),
    ),
  ),
  client(
    'ask-suppresses-messages',
    6,
    'B9',
    'holds messages back while an ask is pending',
    'Messages accumulate once the response is accepted, whatever the permission.',
    keepingEffects(
      'messages',
      (effect, _index, { pending }) => effect.type !== 'message' || pending.permission !== 'ask',
    ),
  ),
  client(
    'none-resolves-to-deny',
    2,
    '',
    'resolves permission none to deny',
    'The synthetic host permits by default: none resolves to allow.',
    {
      rules: ({ decide }) => ({
        decide: (permission) => (permission === 'none' ? 'deny' : decide(permission)),
      }),
    },
  ),
  client(
    'none-resolves-to-ask',
    2,
    '',
    'resolves permission none to ask',
    'The native policy of the synthetic host needs no prompt: none resolves to allow.',
    {
      rules: ({ decide }) => ({
        decide: (permission) => (permission === 'none' ? 'ask' : decide(permission)),
      }),
    },
  ),
  client(
    'approves-asks',
    2,
    'A20',
    'takes a pending ask for approved',
    'An ask stays pending: no test fabricates an approval.',
    {
      rules: ({ decide }) => ({
        decide: (permission) => (permission === 'ask' ? 'allow' : decide(permission)),
      }),
    },
  ),
  client(
    'refuses-asks',
    2,
    '',
    'takes a pending ask for refused',
    'An ask stays pending: decision ask, not deny.',
    {
      rules: ({ decide }) => ({
        decide: (permission) => (permission === 'ask' ? 'deny' : decide(permission)),
      }),
    },
  ),
];
