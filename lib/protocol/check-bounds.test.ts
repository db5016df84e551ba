import { expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '@/lib/json';
import { boundaries } from './boundaries';
import { checkRequest } from './check-request';
import { boundary, capabilitiesOf, ownKeys, requestOf } from './fixtures.test-support';
import { defaultReadings } from './readings';
import type { Boundary } from './types';

const faults = (event: string, capabilities: JsonValue) =>
  checkRequest(requestOf(event, { capabilities }), defaultReadings).map(({ pointer, code, member }) =>
    [pointer.replace('/request/params/capabilities', '.'), code, member ?? ''].join(' ').trim(),
  );

const counters = { remainingContinuations: 2, continuationCount: 0 };
const blocks: { readonly [effect: string]: JsonObject } = {
  modify: { modify: { input: { replace: true, merge: true } } },
  flow: { flow: { operations: ['stop'] } },
  inject: { inject: { context: { append: true, deliverAt: ['now'] } } },
};
const everyEffect = ['deny', 'allow', 'ask', 'modify', 'message', 'return', 'flow', 'inject'] as const;
const everyTarget = [
  'input',
  'output',
  'prompt',
  'request',
  'response',
  'content',
  'instructions',
  'summary',
  'workspace',
] as const;

/** What a boundary can advertise, with one more effect and its block. */
function with1(entry: Boundary, effect: string): JsonObject {
  return { ...blocks[effect], ...capabilitiesOf(entry), effects: [...entry.effects, effect] };
}

test.each(boundaries)('$event admits its own effects and no other', (entry) => {
  expect(faults(entry.event, capabilitiesOf(entry))).toEqual([]);
  expect(faults(entry.event, { effects: [] })).toEqual([]);
  for (const effect of everyEffect.filter((other) => !entry.effects.includes(other))) {
    expect(faults(entry.event, with1(entry, effect)), effect).toEqual([
      `./effects/${entry.effects.length} not-at-this-boundary`,
    ]);
  }
  expect(faults(entry.event, with1(entry, 'com.example.effect'))).toEqual([
    `./effects/${entry.effects.length} not-at-this-boundary`,
  ]);
});

test.each(boundaries)('$event admits its own target and no other', (entry) => {
  const grant = { replace: true, merge: false };
  for (const target of [...everyTarget, 'constructor', 'future']) {
    const found = faults(entry.event, { effects: ['modify'], modify: { [target]: grant } });
    if (entry.target === null) expect(found).toEqual(['./effects/0 not-at-this-boundary']);
    else expect(found).toEqual(target === entry.target ? [] : [`./modify/${target} not-at-this-boundary`]);
  }
});

test.each(boundaries)('$event admits its own flow operations and no other', (entry) => {
  for (const operation of ['stop', 'continue'] as const) {
    const found = faults(entry.event, {
      effects: ['flow'],
      flow: { operations: [operation], ...counters },
    });
    if (!entry.effects.includes('flow')) expect(found).toEqual(['./effects/0 not-at-this-boundary']);
    else
      expect(found).toEqual(
        entry.flow.includes(operation) ? [] : ['./flow/operations/0 not-at-this-boundary'],
      );
  }
});

const grant = { replace: true, merge: true };
const inject = { context: { append: true, deliverAt: ['now'] } };

test.each([
  ['tool.before', { effects: ['deny'], futureBlock: {} }],
  ['tool.before', { effects: ['modify'], modify: { input: { ...grant, future: 1 } } }],
  ['tool.before', { effects: ['deny'], elicitation: {} }],
  ['tool.before', { effects: ['deny'], elicitation: { form: {}, url: { x: 1 }, voice: true } }],
  ['tool.before', ownKeys(['effects', []], ['__proto__', { flow: 1 }], ['constructor', 1])],
  [
    'turn.finish.before',
    { effects: ['flow'], flow: { operations: ['continue'], ...counters, remainingContinuations: 0 } },
  ],
  ['turn.finish.before', { effects: ['flow'], flow: { operations: ['stop'] } }],
  [
    'turn.finish.before',
    { effects: ['flow'], flow: { operations: ['continue'], ...counters, maxContinuations: 2n ** 60n } },
  ],
])('at %s %o is legal', (event, capabilities) => {
  expect(faults(event, capabilities)).toEqual([]);
});

const rejected: readonly (readonly [JsonValue, ...string[]])[] = [
  [null, '. wrong-type'],
  [[], '. wrong-type'],
  [{}, '. missing-member effects'],
  [{ effects: null }, './effects wrong-type'],
  [{ effects: [1] }, './effects/0 wrong-type'],
  [{ effects: ['deny', 'deny'] }, './effects/1 wrong-value'],
  [{ effects: ['deny', 'refuse'] }, './effects/1 wrong-value'],
  [{ effects: ['__proto__'] }, './effects/0 wrong-value'],
  [{ effects: ['__proto__', '__proto__'] }, './effects/0 wrong-value', './effects/1 wrong-value'],
  [{ effects: ['com.'] }, './effects/0 wrong-value'],
  [{ effects: ['modify'] }, '. missing-member modify'],
  [{ effects: ['flow', 'inject'] }, '. missing-member flow', '. missing-member inject'],
  [{ effects: [], modify: { input: grant } }, './modify extra-member modify'],
  [{ effects: [], flow: { operations: ['stop'] } }, './flow extra-member flow'],
  [{ effects: ['deny'], inject }, './inject extra-member inject'],
  [ownKeys(['effects', ['modify']], ['__proto__', { modify: { input: grant } }]), '. missing-member modify'],
  [{ effects: ['modify'], modify: {} }, './modify wrong-value'],
  [{ effects: ['modify'], modify: [] }, './modify wrong-type'],
  [{ effects: ['modify'], modify: { input: { replace: true } } }, './modify/input missing-member merge'],
  [
    { effects: ['modify'], modify: { input: { replace: false, merge: false } } },
    './modify/input/merge wrong-value',
  ],
  [
    { effects: ['modify'], modify: { input: { replace: false, merge: 1 } } },
    './modify/input/merge wrong-type',
  ],
  [{ effects: ['modify'], modify: { input: true } }, './modify/input wrong-type'],
  [{ effects: ['modify'], modify: { output: grant } }, './modify/output not-at-this-boundary'],
  [{ effects: ['flow'], flow: {} }, './flow missing-member operations'],
  [{ effects: ['flow'], flow: { operations: [] } }, './flow/operations wrong-value'],
  [{ effects: ['flow'], flow: { operations: ['stop', 'stop'] } }, './flow/operations/1 wrong-value'],
  [{ effects: ['flow'], flow: { operations: ['pause'] } }, './flow/operations/0 wrong-value'],
  [
    { effects: ['flow'], flow: { operations: ['stop'], maxContinuations: -1 } },
    './flow/maxContinuations wrong-value',
  ],
  [
    { effects: ['flow'], flow: { operations: ['stop'], continuationCount: true } },
    './flow/continuationCount wrong-type',
  ],
  [{ effects: ['inject'], inject: {} }, './inject missing-member context'],
  [
    { effects: ['inject'], inject: { context: { append: false, deliverAt: ['now'] } } },
    './inject/context/append wrong-value',
  ],
  [
    { effects: ['inject'], inject: { context: { append: true, deliverAt: [] } } },
    './inject/context/deliverAt wrong-value',
  ],
  [
    { effects: ['inject'], inject: { context: { append: true, deliverAt: ['now', 'now'] } } },
    './inject/context/deliverAt/1 wrong-value',
  ],
  [
    { effects: ['inject'], inject: { context: { append: true, deliverAt: ['soon'] } } },
    './inject/context/deliverAt/0 wrong-value',
  ],
  [
    { effects: ['inject'], inject: { context: { deliverAt: ['now'] } } },
    './inject/context missing-member append',
  ],
  [{ effects: [], elicitation: { form: true } }, './elicitation/form wrong-type'],
  [{ effects: [], elicitation: [] }, './elicitation wrong-type'],
];

test.each(rejected.map(([capabilities, ...found]) => [capabilities, found] as const))(
  'at tool.before %o has %j',
  (capabilities, found) => {
    expect(faults('tool.before', capabilities)).toEqual(found);
  },
);

test('continue needs both counters', () => {
  expect(faults('turn.finish.before', { effects: ['flow'], flow: { operations: ['continue'] } })).toEqual([
    './flow missing-member remainingContinuations',
    './flow missing-member continuationCount',
  ]);
  const half = { operations: ['stop', 'continue'], continuationCount: 0 };
  expect(faults('turn.finish.before', { effects: ['flow'], flow: half })).toEqual([
    './flow missing-member remainingContinuations',
  ]);
});

test('the sentences name what could be advertised', () => {
  const messages = (event: string, capabilities: JsonValue) =>
    checkRequest(requestOf(event, { capabilities }), defaultReadings).map(({ message, rule }) => [
      rule,
      message,
    ]);
  expect(messages('config.change.before', { effects: ['deny', 'allow'] })).toEqual([
    [
      3,
      '`params.capabilities.effects[1]` of the request is "allow", which config.change.before does not admit; possible is deny or message.',
    ],
  ]);
  expect(messages('tool.before', { effects: ['modify'], modify: { output: grant } })).toEqual([
    [
      3,
      '`params.capabilities.modify.output` of the request is another target, which tool.before does not admit; possible is input.',
    ],
  ]);
  expect(messages('tool.before', { effects: ['modify'] })).toEqual([
    [
      3,
      '`params.capabilities` of the request has no `modify`; it stands exactly where `effects` holds modify.',
    ],
  ]);
  expect(messages('tool.before', { effects: [], flow: {} })[0]).toEqual([
    3,
    '`params.capabilities.flow` of the request may not stand there; it stands exactly where `effects` holds flow.',
  ]);
  expect(
    messages('tool.before', { effects: ['modify'], modify: { input: { replace: false, merge: false } } }),
  ).toEqual([
    [
      3,
      '`params.capabilities.modify.input.merge` of the request is false; it must be true, because the other operation is false and a grant allows at least one.',
    ],
  ]);
});

test('the fixture and the table are the same boundary', () => {
  expect(boundary('tool.before')).toBe(boundaries[7]);
});
