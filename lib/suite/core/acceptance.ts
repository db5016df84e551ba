import type { Scenario } from '@/lib/protocol';
import { merge, replace, returning } from '../notation/effects';
import { row } from '../notation/row';
import { holding } from '../notation/scene';
import {
  allow,
  ask,
  asking,
  asks,
  bare,
  C1,
  C2,
  cached,
  denied,
  denies,
  deny,
  held,
  I,
  I2,
  M,
  M2,
  mod2,
  msg,
  msg2,
  ret,
  runs,
  supplies,
  tool,
} from './vocabulary';

/** One effect at a time, then together: every response here is accepted. */
export const singleEffects: readonly Scenario[] = [
  row(tool, 'empty-response-preserves-input', 'no-effect', [], runs()),
  row(bare, 'omitted-state-empty-response', 'state omitted-state', [], runs()),
  row(bare, 'omitted-state-ask-defers-execution', 'state omitted-state', [ask], asks()),
  row(bare, 'omitted-state-return-skips-execution', 'state omitted-state', [ret], supplies(C2)),
  row(tool, 'allow-executes', 'allow', [allow], runs()),
  row(tool, 'deny-blocks', 'deny', [deny], denies()),
  row(tool, 'ask-defers-execution', 'ask', [ask], asks()),
  row(tool, 'message-accumulates-in-order', 'message', [msg, msg2], runs(I, [M, M2])),
];

export const returnedValues: readonly Scenario[] = [
  row(tool, 'return-skips-original-execution', 'return', [ret], supplies(C2)),
  row(tool, 'return-null-preserved', 'return', [returning(null)], supplies(null)),
  row(tool, 'return-false-preserved', 'return', [returning(false)], supplies(false)),
  row(tool, 'return-zero-preserved', 'return', [returning(0)], supplies(0)),
  row(tool, 'return-empty-string-preserved', 'return', [returning('')], supplies('')),
  row(tool, 'return-array-preserved', 'return', [returning([1, { ok: true }])], supplies([1, { ok: true }])),
];

const changes = { options: { limit: 3 }, keep: null };
const patch = merge('input', changes);
const patched = { task: 1, ...changes };
const only2 = replace('input', { task: 2 });
const sequence = [only2, merge('input', { label: 'final' })];

export const modifications: readonly Scenario[] = [
  row(tool, 'modify-merge-shallow-null-literal', 'modify merge', [patch], runs(patched)),
  row(tool, 'modify-replace-removes-omitted-keys', 'modify replace', [only2], runs({ task: 2 })),
  row(tool, 'modify-sequence-is-ordered', 'modify atomic', sequence, runs({ task: 2, label: 'final' })),
  row(tool, 'modify-message', 'modify message atomic', [mod2, msg], runs(I2, [M])),
  row(tool, 'modify-return', 'modify return atomic', [mod2, ret], supplies(C2, I2)),
  row(tool, 'return-before-modify', 'modify return atomic', [ret, mod2], supplies(C2, I2)),
];

const allSix = [allow, ret, msg, mod2, ask, deny];

/** Deny wins over ask, ask over allow, in any order; neither gives out a result. */
export const precedence: readonly Scenario[] = [
  row(tool, 'all-six-effects-atomic', 'atomic precedence', allSix, denies(I2, [M])),
  row(tool, 'ask-then-allow', 'precedence', [ask, allow], asks()),
  row(tool, 'allow-then-ask', 'precedence', [allow, ask], asks()),
  row(tool, 'deny-then-allow', 'precedence', [deny, allow], denies()),
  row(tool, 'allow-then-deny', 'precedence', [allow, deny], denies()),
  row(tool, 'deny-then-ask', 'precedence', [deny, ask], denies()),
  row(tool, 'ask-then-deny', 'precedence', [ask, deny], denies()),
  row(tool, 'deny-then-return', 'precedence', [deny, ret], denies()),
  row(tool, 'return-then-deny', 'precedence', [ret, deny], denies()),
  row(tool, 'ask-then-return', 'precedence', [ask, ret], asks()),
  row(tool, 'return-then-ask', 'precedence', [ret, ask], asks()),
];

const same = merge('input', { task: 1 });
const reordered = replace('input', { keep: 'yes', options: { limit: 20, recursive: true }, task: 1 });
const pending = holding(cached, { permission: 'ask' });
const invalidation = 'state candidate permission-invalidation';

/** What an earlier request left behind: a candidate bound to the input, a permission. */
export const incomingState: readonly Scenario[] = [
  row(held, 'empty-preserves-candidate', 'state candidate', [], supplies(C1)),
  row(cached, 'return-replaces-earlier-candidate', 'state candidate', [ret], supplies(C2)),
  row(cached, 'deny-discards-earlier-candidate', 'state candidate', [deny], denies()),
  row(held, 'changed-input-invalidates-candidate', invalidation, [mod2], runs(I2)),
  row(held, 'unchanged-input-preserves-candidate', 'state candidate', [same], supplies(C1)),
  row(cached, 'reordered-equal-input-preserves-candidate', 'state candidate', [reordered], supplies(C1)),
  row(cached, 'changed-input-binds-new-candidate', 'state candidate', [ret, mod2], supplies(C2, I2)),
  row(asking, 'incoming-ask-survives-allow', 'state permission', [allow], asks()),
  row(pending, 'incoming-ask-blocks-candidate', 'state permission candidate', [], asks()),
  row(asking, 'incoming-ask-survives-rewrite-and-allow', 'state permission', [mod2, allow, ret], asks(I2)),
  row(denied, 'incoming-deny-survives-allow-return', 'state permission', [allow, ret], denies()),
  row(asking, 'empty-preserves-incoming-ask', 'state permission', [], asks()),
  row(denied, 'empty-preserves-incoming-deny', 'state permission', [], denies()),
];
