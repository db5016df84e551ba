import type { JsonValue } from '@/lib/json';
import type { Scenario } from '@/lib/protocol';
import {
  allow,
  ask,
  asks,
  C1,
  C2,
  cached,
  denied,
  denies,
  deny,
  halts,
  held,
  I,
  I2,
  M,
  merge,
  mod2,
  msg,
  replace,
  ret,
  returning,
  runs,
  stop,
  supplies,
  tool,
} from '../core/vocabulary';
import { advertising, holding, type Scene } from '../notation/scene';
import { catches, emits } from './vocabulary';

const allowed = holding(tool, { permission: 'allow' });
const stoppable = advertising(held, 'flow', { operations: ['stop'] });
const earlier = { value: C1, provenance: { requestId: 'earlier' } };

/** What is bound to the input, when it is let go, and what of it only the emitted state shows. */
export const binding: readonly Scenario[] = [
  catches(
    tool,
    'two-returns-last-wins',
    'return',
    [returning(1), returning(2)],
    supplies(2),
    'Catches an adapter that keeps the first of several returns.',
  ),
  catches(
    held,
    'message-keeps-held-candidate',
    'state candidate message',
    [msg],
    supplies(C1, I, [M]),
    'Catches an adapter that loses a held candidate when a message stands in the response.',
  ),
  catches(
    held,
    'undone-change-keeps-candidate',
    'state candidate modify',
    [mod2, merge('input', { task: 1 })],
    supplies(C1),
    'Catches an adapter that compares each staged input instead of the final one with the input that came in.',
  ),
  catches(
    held,
    'nested-reordering-keeps-candidate',
    'state candidate modify',
    [replace('input', { keep: 'yes', task: 1, options: { limit: 20, recursive: true } })],
    supplies(C1),
    'Catches an adapter that ignores the order of top-level keys only.',
  ),
  catches(
    denied,
    'rewrite-keeps-incoming-deny',
    'state permission modify',
    [mod2],
    denies(I2),
    'Catches an adapter that clears an incoming deny when the input is rewritten.',
  ),
  catches(
    allowed,
    'changed-input-drops-held-allow',
    'state permission permission-invalidation',
    [mod2],
    runs(I2),
    'Catches an adapter that carries an earlier allow over to an input that nobody allowed.',
    emits({ permission: 'none', candidate: null }),
  ),
  catches(
    allowed,
    'equal-input-keeps-held-allow',
    'state permission',
    [merge('input', { task: 1 })],
    runs(),
    'Catches an adapter that drops an earlier allow at any modify, even one that changes nothing.',
    emits({ permission: 'allow' }),
  ),
  catches(
    tool,
    'allow-after-its-own-rewrite',
    'state permission modify allow',
    [mod2, allow],
    runs(I2),
    'Catches an adapter that takes an allow for stale because its own response rewrote the input.',
    emits({ permission: 'allow' }),
  ),
  catches(
    allowed,
    'allow-before-its-own-rewrite',
    'state permission modify allow',
    [allow, mod2],
    runs(I2),
    'Catches an adapter that binds a new allow to the input as it stood at that place in the list.',
    emits({ permission: 'allow' }),
  ),
  catches(
    cached,
    'new-return-drops-old-provenance',
    'state candidate return',
    [ret],
    supplies(C2),
    'Catches an adapter that leaves the provenance of the replaced candidate on the new one.',
    emits({ candidate: { value: C2 } }),
  ),
  catches(
    tool,
    'return-alone-is-no-permission',
    'state permission return',
    [ret],
    supplies(C2),
    'Catches an adapter that takes a supplied result for an allow.',
    emits({ permission: 'none', candidate: { value: C2 } }),
  ),
  catches(
    held,
    'ask-keeps-candidate-in-state',
    'state candidate ask',
    [ask],
    asks(),
    'Catches an adapter that erases the candidate although it is only unusable while the ask is pending.',
    emits({ permission: 'ask', candidate: earlier }),
  ),
  catches(
    held,
    'deny-clears-candidate-in-state',
    'state candidate deny',
    [deny],
    denies(),
    'Catches an adapter that hides the candidate of a denied call and still hands it on.',
    emits({ permission: 'deny', candidate: null }),
  ),
  catches(
    stoppable,
    'stop-clears-candidate-in-state',
    'state candidate flow',
    [stop],
    halts(),
    'Catches an adapter that hides the candidate of a stopped call and still hands it on.',
    emits({ candidate: null, flow: 'stop' }),
  ),
];

const holdingValue = (value: JsonValue): Scene =>
  holding(tool, { permission: 'allow', candidate: { value } });

/** A held value that a careless test reads as nothing. */
const heldValue = (name: string, value: JsonValue): Scenario =>
  catches(
    holdingValue(value),
    `held-${name}-is-a-candidate`,
    'state candidate',
    [],
    supplies(value),
    `Catches an adapter that takes a held candidate whose value is ${JSON.stringify(value)} for no candidate.`,
  );

export const heldValues: readonly Scenario[] = [
  heldValue('null', null),
  heldValue('false', false),
  heldValue('zero', 0),
  heldValue('empty-text', ''),
  heldValue('empty-list', []),
];
