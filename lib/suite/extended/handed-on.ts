import type { Scenario } from '@/lib/protocol';
import {
  allow,
  ask,
  asks,
  bare,
  C1,
  denies,
  deny,
  held,
  I,
  M,
  msg,
  runs,
  stopped,
  supplies,
  tool,
} from '../core/vocabulary';
import { advertising, holding } from '../notation/scene';
import { catches, emits, leaves } from './vocabulary';

const earlier = { value: C1, provenance: { requestId: 'earlier' } };
const extended = holding(tool, { future: { level: 1 } });
const explicit = holding(advertising(tool, 'flow', { operations: ['stop'] }), {
  flow: 'none',
  instructions: [],
  injections: [],
});
const traced = { value: C1, provenance: { requestId: 'earlier', hops: [1, 2] }, extra: true };

/** The state as the next interceptor receives it. */
export const handedOn: readonly Scenario[] = [
  catches(
    bare,
    'omitted-state-is-emitted-whole',
    'state omitted-state allow',
    [allow],
    runs(),
    'Catches an adapter that hands on no candidate where the state was omitted.',
    emits({ permission: 'allow', candidate: null }),
  ),
  catches(
    tool,
    'state-gains-no-empty-members',
    'state message',
    [msg],
    runs(I, [M]),
    'Catches an adapter that adds an empty flow, instructions or injections to the state it hands on.',
    emits({ permission: 'none', candidate: null }),
  ),
  catches(
    explicit,
    'explicit-empty-members-stay',
    'state no-effect',
    [],
    runs(),
    'Catches an adapter that tidies empty members away from the state it hands on.',
    emits({ flow: 'none', instructions: [], injections: [] }),
  ),
  catches(
    extended,
    'unknown-state-members-stay',
    'state allow',
    [allow],
    runs(),
    'Catches an adapter that hands on only the members of the state which it knows.',
    emits({ permission: 'allow', future: { level: 1 } }),
  ),
  catches(
    tool,
    'none-stays-none-in-state',
    'state permission no-effect',
    [],
    runs(),
    'Catches an adapter that hands the decision on in place of the permission.',
    emits({ permission: 'none' }),
  ),
  catches(
    held,
    'asked-allow-becomes-ask',
    'state permission ask',
    [ask],
    asks(),
    'Catches an adapter that hands on the permission which came in.',
    emits({ permission: 'ask', candidate: earlier }),
  ),
  catches(
    held,
    'kept-candidate-keeps-its-provenance',
    'state candidate no-effect',
    [],
    supplies(C1),
    'Catches an adapter that drops the provenance of a candidate which stays.',
    emits({ candidate: earlier }),
  ),
  catches(
    holding(tool, { permission: 'allow', candidate: traced }),
    'kept-candidate-keeps-every-member',
    'state candidate message',
    [msg],
    supplies(C1, I, [M]),
    'Catches an adapter that rebuilds a kept candidate from the members which it knows.',
    emits({ candidate: traced }),
  ),
  catches(
    stopped,
    'carried-stop-is-handed-on',
    'state flow deny',
    [deny],
    denies(I, [], { flow: 'stop' }),
    'Catches an adapter that forgets a stop when the same call is denied.',
    emits({ permission: 'deny', flow: 'stop', candidate: null }),
  ),
  catches(
    holding(tool, { flow: 'stop' }),
    'carried-stop-needs-no-grant',
    'state flow no-effect',
    [],
    runs(I, [], { flow: 'stop', executed: false }),
    'Catches an adapter that forgets a stop where this request advertises no flow.',
    emits({ flow: 'stop' }),
  ),
  catches(
    tool,
    'payload-is-the-input',
    'state no-effect',
    [],
    runs(),
    'Catches an adapter that hands on a payload without the members which nobody touched.',
    leaves(I),
  ),
];
