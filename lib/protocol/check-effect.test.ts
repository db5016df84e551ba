import { expect, test } from 'vitest';
import type { JsonValue } from '@/lib/json';
import { checkEffect } from './check-effect';
import { boundary, deep, messageOf, ownKeys, textPartOf } from './fixtures.test-support';
import { resolveReadings } from './readings';
import type { Readings } from './types';

type Revision = Readings['revision'];

const check = (effect: JsonValue, event = 'tool.before', revision: Revision = 'r3') =>
  checkEffect(effect, 1, boundary(event), resolveReadings({ revision }));

/** Faults as `pointer code member`, the pointer from the effect. */
const short = (effect: JsonValue, event?: string, revision?: Revision) =>
  check(effect, event, revision).map(({ pointer, code, member }) =>
    [pointer.replace('/response/result/effects/1', '.'), code, member ?? ''].join(' ').trim(),
  );

const modify = (target: string, value: JsonValue, operation = 'replace') => ({
  type: 'modify',
  target,
  operation,
  value,
});
const inject = (value: JsonValue) => ({
  type: 'inject',
  target: 'context',
  operation: 'append',
  deliverAt: 'now',
  value,
});

const accepted: readonly JsonValue[] = [
  { type: 'deny', reason: 'no' },
  { type: 'deny', reason: 'no', code: 'com.example.policy' },
  { type: 'deny', reason: 'no', extensions: { 'com.example.note': 1 } },
  { type: 'allow' },
  { type: 'ask' },
  modify('input', {}),
  modify('input', { task: 1 }, 'merge'),
  modify('output', [messageOf('tool')]),
  modify('prompt', []),
  modify('request', [messageOf('user')]),
  modify('response', [messageOf('assistant')], 'merge'),
  modify('instructions', [textPartOf()]),
  modify('summary', [], 'merge'),
  modify('workspace', {}),
  modify('content', {}),
  modify('content', []),
  { type: 'message', text: '' },
  { type: 'return', value: null },
  { type: 'return', value: 2n ** 70n },
  { type: 'flow', operation: 'stop', reason: 'enough' },
  { type: 'flow', operation: 'continue' },
  { type: 'flow', operation: 'continue', instruction: 'again' },
  inject([]),
  inject([messageOf('user')]),
];

test.each(accepted.map((effect) => [effect]))('%o has its shape', (effect) => {
  expect(check(effect)).toEqual([]);
});

test('a right effect costs no list of its own', () => {
  expect(check({ type: 'allow' })).toBe(check({ type: 'ask' }));
});

const rejected: readonly (readonly [JsonValue, ...string[]])[] = [
  [null, '. wrong-type'],
  ['deny', '. wrong-type'],
  [[{ type: 'deny', reason: 'no' }], '. wrong-type'],
  [2n ** 60n, '. wrong-type'],
  [{}, '. missing-member type'],
  [{ type: null }, './type wrong-type'],
  [{ type: ['deny'] }, './type wrong-type'],
  [{ type: 'not-a-supported-effect' }, './type unknown-effect'],
  [{ type: 'constructor' }, './type unknown-effect'],
  [{ type: '__proto__' }, './type unknown-effect'],
  [{ type: 'toString' }, './type unknown-effect'],
  [{ type: 'Deny', reason: 'no' }, './type unknown-effect'],
  [{ type: 'deny' }, '. missing-member reason'],
  [{ type: 'deny', reason: '' }, './reason wrong-value'],
  [{ type: 'deny', reason: null }, './reason wrong-type'],
  [{ type: 'deny', reason: 'no', code: 'nope' }, './code wrong-value'],
  [{ type: 'deny', reason: 'no', code: 'com.example\n' }, './code wrong-value'],
  [{ type: 'deny', reason: 'no', extensions: { note: 1 } }, './extensions/note extra-member note'],
  [{ type: 'deny', reason: 'no', extensions: [] }, './extensions wrong-type'],
  [{ type: 'deny', reason: 'no', text: 'x' }, './text extra-member text'],
  [{ type: 'allow', reason: 'yes' }, './reason extra-member reason'],
  [{ type: 'allow', extensions: {} }, './extensions extra-member extensions'],
  [{ type: 'ask', text: 'sure?' }, './text extra-member text'],
  [ownKeys(['type', 'allow'], ['__proto__', null]), './__proto__ extra-member __proto__'],
  [ownKeys(['type', 'allow'], ['constructor', null]), './constructor extra-member constructor'],
  [ownKeys(['type', 'allow'], ['a/b~c', 1]), './a~1b~0c extra-member a/b~c'],
  [{ type: 'message' }, '. missing-member text'],
  [{ type: 'message', text: 17 }, './text wrong-type'],
  [{ type: 'message', text: 2n ** 60n }, './text wrong-type'],
  [{ type: 'return' }, '. missing-member value'],
  [{ type: 'return', result: 1 }, '. missing-member value', './result extra-member result'],
  [{ type: 'modify' }, '. missing-member target', '. missing-member operation', '. missing-member value'],
  [{ type: 'modify', target: 'input', value: {} }, '. missing-member operation'],
  [modify('input', {}, 'patch'), './operation wrong-value'],
  [modify('args', {}), './target wrong-value'],
  [modify('constructor', {}), './target wrong-value'],
  [modify('input', [], 'merge'), './value wrong-type'],
  [modify('input', null), './value wrong-type'],
  [modify('output', {}), './value wrong-type'],
  [
    modify('prompt', [{}]),
    './value/0 missing-member id',
    './value/0 missing-member role',
    './value/0 missing-member parts',
  ],
  [modify('response', [messageOf('robot')]), './value/0/role wrong-value'],
  [
    modify('instructions', [messageOf('user')]),
    './value/0 missing-member kind',
    './value/0 missing-member mediaType',
    './value/0 missing-member selection',
    './value/0/role extra-member role',
    './value/0/parts extra-member parts',
  ],
  [modify('summary', 'short'), './value wrong-type'],
  [modify('workspace', '/a'), './value wrong-type'],
  [modify('content', 'x'), './value wrong-type'],
  [modify('content', [{ ...messageOf('user'), id: '' }]), './value/0/id wrong-value'],
  [{ type: 'flow' }, '. missing-member operation'],
  [{ type: 'flow', operation: 'pause' }, './operation wrong-value'],
  [{ type: 'flow', operation: 'constructor' }, './operation wrong-value'],
  [{ type: 'flow', operation: 1 }, './operation wrong-type'],
  [{ type: 'flow', operation: 'stop' }, '. missing-member reason'],
  [{ type: 'flow', operation: 'stop', reason: '' }, './reason wrong-value'],
  [
    { type: 'flow', operation: 'stop', reason: 'x', instruction: 'y' },
    './instruction extra-member instruction',
  ],
  [{ type: 'flow', operation: 'continue', instruction: '' }, './instruction wrong-value'],
  [{ type: 'flow', operation: 'continue', instruction: null }, './instruction wrong-type'],
  [{ type: 'flow', operation: 'continue', reason: 'x' }, './reason extra-member reason'],
  [inject('x'), './value wrong-type'],
  [inject({ text: 'x' }), './value wrong-type'],
  [{ ...inject([]), deliverAt: 'later' }, './deliverAt wrong-value'],
  [{ ...inject([]), target: 'prompt' }, './target wrong-value'],
  [{ ...inject([]), operation: 'prepend' }, './operation wrong-value'],
  [
    { type: 'inject', target: 'context', operation: 'append', value: 'bad' },
    '. missing-member deliverAt',
    './value wrong-type',
  ],
];

test.each(rejected.map(([effect, ...faults]) => [effect, faults] as const))('%o has %j', (effect, faults) => {
  expect(short(effect)).toEqual(faults);
});

test('content is a list or an object as its boundary has it', () => {
  const list = modify('content', [messageOf('assistant')], 'merge');
  const form = modify('content', { age: 4 });
  expect(short(list, 'user.message.outbound')).toEqual([]);
  expect(short(form, 'user.message.outbound')).toEqual(['./value wrong-type']);
  expect(short(form, 'user.elicitation.result')).toEqual([]);
  expect(short(list, 'user.elicitation.result')).toEqual(['./value wrong-type']);
  expect(check(list, 'user.elicitation.result')[0]?.message).toBe(
    '`value` of effect 2 (modify) is a list; it must be an object at user.elicitation.result.',
  );
});

test.each([
  ['r2', inject('anything'), []],
  ['r2', modify('input', []), ['./value wrong-type']],
  ['r2', modify('response', { any: 1 }), []],
  ['r2', modify('response', [], 'merge'), ['./value wrong-type', './operation wrong-value']],
  ['r2', modify('response', {}, 'merge'), ['./operation wrong-value']],
  ['r2', modify('input', {}, 'merge'), []],
  ['r3', inject('anything'), ['./value wrong-type']],
  ['r3', modify('response', [], 'merge'), []],
] as const)('under %s %j has %j at turn.finish.before', (revision, effect, faults) => {
  expect(short(effect, 'turn.finish.before', revision)).toEqual(faults);
});

test.each([
  ['tool.before', { any: 1 }, []],
  ['model.request.before', {}, ['./value wrong-type']],
  ['model.request.before', [messageOf('user')], []],
  [
    'context.compact.before',
    [{}],
    [
      './value/0 missing-member id',
      './value/0 missing-member kind',
      './value/0 missing-member mediaType',
      './value/0 missing-member selection',
    ],
  ],
  ['user.elicitation.request', { action: 'accept', content: { a: ['x'] } }, []],
  ['user.elicitation.request', { action: 'accept', content: { a: {} } }, ['./value/content/a wrong-type']],
  ['user.elicitation.request', { action: 'decline', content: {} }, ['./value/content extra-member content']],
] as const)('r4 types what %s lets be returned: %j has %j', (event, value, faults) => {
  expect(short({ type: 'return', value }, event, 'r4')).toEqual(faults);
  expect(short({ type: 'return', value }, event, 'r3')).toEqual([]);
});

test('r4 types workspace and form values', () => {
  expect(short(modify('workspace', {}), 'workspace.change.before', 'r4')).toEqual(['./value wrong-value']);
  expect(short(modify('workspace', { cwd: '/a', x: 1 }), 'workspace.change.before', 'r4')).toEqual([
    './value/x extra-member x',
  ]);
  expect(short(modify('content', { a: null }), 'user.elicitation.result', 'r4')).toEqual([
    './value/a wrong-type',
  ]);
  expect(short(modify('content', { a: null }), 'user.elicitation.result', 'r3')).toEqual([]);
});

test('a diagnostic says all that there is to say', () => {
  expect(check({ type: 'deny' })).toEqual([
    {
      about: 'response',
      phase: 'shape',
      class: 'schema-invalid',
      rule: 3,
      effect: 1,
      pointer: '/response/result/effects/1',
      code: 'missing-member',
      member: 'reason',
      message: 'Effect 2 (deny) has no `reason`; every deny states one.',
    },
  ]);
});

test.each([
  [
    { type: 'not-a-supported-effect' },
    'Effect 2 has the type "not-a-supported-effect", which does not exist; the whole response is refused for it.',
  ],
  [{ type: 'deny', reason: '' }, '`reason` of effect 2 (deny) is ""; every deny states one.'],
  [
    { type: 'allow', reason: 'x' },
    'Effect 2 (allow) has a member `reason` that does not belong there; only deny and flow stop state one.',
  ],
  [
    modify('input', {}, 'patch'),
    '`operation` of effect 2 (modify) is "patch"; it must be "replace" or "merge".',
  ],
  [
    modify('prompt', [messageOf('robot')]),
    '`value[0].role` of effect 2 (modify) is "robot"; it must be "system", "developer", "user", "assistant" or "tool".',
  ],
  [{ type: 'message', text: 17 }, '`text` of effect 2 (message) is 17; it must be a string.'],
])('%o is explained', (effect, message) => {
  expect(check(effect).map((diagnostic) => diagnostic.message)).toEqual([message]);
});

test('what every object inherits is no member, and __proto__ is an ordinary one', () => {
  const effect: JsonValue = JSON.parse('{"type":"deny","__proto__":{"reason":"inherited"}}');
  expect(short(effect).toSorted()).toEqual(['. missing-member reason', './__proto__ extra-member __proto__']);
  for (const type of ['constructor', 'toString', '__proto__']) {
    expect(short({ type })).toEqual(['./type unknown-effect']);
  }
});

test('depth costs no stack', () => {
  expect(short({ type: 'return', value: deep(200_000) })).toEqual([]);
  expect(short({ type: 'message', text: deep(200_000) })).toEqual(['./text wrong-type']);
});
