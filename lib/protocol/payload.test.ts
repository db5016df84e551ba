import { expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '@/lib/json';
import { boundaries } from './boundaries';
import { boundary, deep, eventOf, messageOf, ownKeys, textPartOf } from './fixtures.test-support';
import { checkPayload, checkReturnValue, payloadOf } from './payload';
import { resolveReadings } from './readings';
import type { Readings, ValueFault } from './types';

type Revision = Readings['revision'];

const short = (faults: readonly ValueFault[]) =>
  faults.map(({ pointer, code, member }) => [pointer || '.', code, member ?? ''].join(' ').trim());

const payload = (event: string, value: JsonValue, revision: Revision = 'r3') =>
  short(checkPayload(boundary(event), value, resolveReadings({ revision }), eventOf(event)));

const returned = (event: string, value: JsonValue, revision: Revision = 'r3') =>
  short(checkReturnValue(boundary(event), value, resolveReadings({ revision })));

test('each boundary finds its payload where it stands', () => {
  const found = boundaries.map(({ event }) => [event, payloadOf(boundary(event), eventOf(event))]);
  expect(found.filter(([, value]) => value !== undefined)).toEqual([
    ['turn.start', [messageOf('user')]],
    ['turn.finish.before', []],
    ['model.request.before', [messageOf('user')]],
    ['model.response.after', [messageOf('assistant')]],
    ['tool.before', { task: 1 }],
    ['tool.after', [messageOf('tool')]],
    ['tool.permission.request', { task: 1 }],
    ['context.compact.before', [textPartOf()]],
    ['context.compact.after', [textPartOf()]],
    ['user.elicitation.result', { age: 4 }],
    ['user.message.inbound', [messageOf('user')]],
    ['user.message.outbound', [messageOf('assistant')]],
    ['workspace.change.before', { cwd: '/a' }],
  ]);
});

test('a payload that the event has passes its boundary', () => {
  for (const entry of boundaries) {
    const found = payloadOf(entry, eventOf(entry.event));
    if (found !== undefined) expect(payload(entry.event, found), entry.event).toEqual([]);
  }
});

const formEvent = (text: JsonValue): JsonObject =>
  eventOf('user.elicitation.result', { elicitation: { result: { ...textPartOf(), text } } });

test.each([
  ['{"content":{"n":9007199254740993}}', { n: 9007199254740993n }],
  ['{"content":null}', null],
  ['{"action":"cancel"}', undefined],
  ['{"content":', undefined],
  ['[]', undefined],
  [7, undefined],
])('the text %j of a form holds the content %o', (text, content) => {
  expect(payloadOf(boundary('user.elicitation.result'), formEvent(text))).toEqual(content);
});

test('what an event inherits is no payload', () => {
  expect(payloadOf(boundary('turn.start'), {})).toBeUndefined();
  expect(payloadOf(boundary('tool.before'), ownKeys(['__proto__', { tool: { input: {} } }]))).toBeUndefined();
  expect(payloadOf(boundary('tool.before'), { tool: [] })).toBeUndefined();
});

test.each([
  ['tool.before', [], ['. wrong-type']],
  ['tool.before', ownKeys(['__proto__', 1]), []],
  ['turn.start', {}, ['. wrong-type']],
  ['turn.start', [messageOf('assistant')], []],
  ['user.message.inbound', [messageOf('user'), messageOf('assistant')], ['/1/role wrong-value']],
  ['user.message.inbound', [messageOf('robot')], ['/0/role wrong-value']],
  ['user.message.outbound', [messageOf('user')], ['/0/role wrong-value']],
  ['user.message.outbound', [null], ['/0 wrong-type']],
  [
    'context.compact.after',
    [{ ...textPartOf(), kind: 'attachment' }],
    [
      '/0/kind wrong-value',
      '/0/mediaType wrong-value',
      '/0/text extra-member text',
      '/0 missing-member body',
    ],
  ],
  ['workspace.change.before', {}, ['. wrong-value']],
  ['workspace.change.before', { cwd: 42 }, ['/cwd wrong-type']],
  ['workspace.change.before', { cwd: '/a', roots: [] }, ['/roots extra-member roots']],
  ['workspace.change.before', { workspaceRoots: [] }, []],
  ['workspace.change.before', { workspaceRoots: ['/a', '/b', '/a'] }, ['/workspaceRoots/2 wrong-value']],
  ['user.elicitation.result', { a: null }, []],
  ['user.elicitation.result', [], ['. wrong-type']],
  ['session.start', 'anything', []],
] as const)('at %s the payload %o has %j', (event, value, faults) => {
  expect(payload(event, value).toSorted()).toEqual([...faults].toSorted());
});

test('r4 types the fields of a form', () => {
  const fields = { a: 'x', b: 1, c: 2n ** 60n, d: true, e: ['x'], f: null, g: {}, h: [1] };
  expect(payload('user.elicitation.result', fields, 'r4')).toEqual([
    '/f wrong-type',
    '/g wrong-type',
    '/h/0 wrong-type',
  ]);
});

test.each([
  ['tool.before', deep(5), []],
  ['tool.before', null, []],
  ['model.request.before', [messageOf('user')], []],
  ['model.request.before', 'x', ['. wrong-type']],
  ['context.compact.before', [textPartOf()], []],
  [
    'context.compact.before',
    [messageOf('user')],
    [
      '/0 missing-member kind',
      '/0 missing-member mediaType',
      '/0 missing-member selection',
      '/0/role extra-member role',
      '/0/parts extra-member parts',
    ],
  ],
  ['user.elicitation.request', { action: 'accept', content: {}, _meta: {}, future: 1 }, []],
  ['user.elicitation.request', { action: 'cancel' }, []],
  ['user.elicitation.request', { action: 'cancel', content: {} }, ['/content extra-member content']],
  ['user.elicitation.request', { content: {} }, ['. missing-member action']],
  ['user.elicitation.request', { action: 'refuse' }, ['/action wrong-value']],
  ['user.elicitation.request', { action: 'accept', content: [] }, ['/content wrong-type']],
  ['session.start', 'anything', []],
] as const)('at %s the returned value %o has %j', (event, value, faults) => {
  expect(returned(event, value)).toEqual(faults);
  expect(returned(event, value, 'r4')).toEqual(faults);
  expect(returned(event, value, 'r2')).toEqual([]);
});

test('the sentences say what is wrong', () => {
  const readings = resolveReadings();
  expect(checkPayload(boundary('user.message.inbound'), [messageOf('tool')], readings, {})).toEqual([
    {
      pointer: '/0/role',
      code: 'wrong-value',
      message: '`[0].role` of the payload is "tool"; only "user" may speak at this boundary.',
    },
  ]);
  const [first] = checkReturnValue(
    boundary('user.elicitation.request'),
    { action: 'cancel', content: {} },
    readings,
  );
  expect(first?.message).toBe(
    '`content` of the returned value may not stand there; only an accepted form has content.',
  );
});
