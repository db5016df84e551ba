import { expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '@/lib/json';
import { exampleEvent, type Readings } from '@/lib/protocol';
import { evaluate } from './index';

const both = { form: {}, url: {} };

/** What comes of effects at one of the two events about elicitation. */
function run(
  type: 'request' | 'result',
  elicitation: JsonObject,
  effects: readonly JsonValue[],
  modes: JsonObject | null = both,
  readings: Partial<Readings> = {},
) {
  const example = exampleEvent(`user.elicitation.${type}`, 'a');
  const of = example.elicitation;
  const event = { ...example, elicitation: { ...(typeof of === 'object' ? of : {}), ...elicitation } };
  const capabilities = {
    ...(type === 'request'
      ? { effects: ['deny', 'return', 'message'] }
      : { effects: ['modify', 'message'], modify: { content: { replace: true, merge: true } } }),
    ...(modes === null ? {} : { elicitation: modes }),
  };
  const evaluation = evaluate(
    {
      request: {
        jsonrpc: '2.0',
        id: 'a',
        method: 'hooks/intercept',
        params: { protocolVersion: 'draft', event, capabilities },
      },
      response: { jsonrpc: '2.0', id: 'a', result: { protocolVersion: 'draft', effects } },
    },
    { readings },
  );
  return evaluation.outcome === 'accepted'
    ? { payload: evaluation.payload, ...evaluation.actual }
    : evaluation.outcome === 'rejected'
      ? evaluation.class
      : evaluation.diagnostics.map(({ message }) => message);
}

const answer = (content: JsonValue) => ({ type: 'return', value: { action: 'accept', content } });
const deny = { type: 'deny', reason: 'No' };
const merge = (value: JsonValue) => ({ type: 'modify', target: 'content', operation: 'merge', value });
const link: JsonObject = {
  mode: 'url',
  request: {
    id: 'q',
    kind: 'text',
    mediaType: 'text/plain',
    selection: 'body',
    text: '{"mode":"url","message":"m","url":"https://example.com","elicitationId":"e"}',
  },
};

test('an answer that fills in the form is the result', () => {
  expect(run('request', {}, [answer({ copies: 2 })])).toMatchObject({
    decision: 'allow',
    executed: false,
    result: { action: 'accept', content: { copies: 2 } },
  });
});

test.each<readonly [string, readonly JsonValue[], string]>([
  ['a field of another kind', [answer({ copies: 'two' })], 'application-invalid'],
  ['a field that is required and missing', [answer({})], 'application-invalid'],
  [
    'content beside decline',
    [{ type: 'return', value: { action: 'decline', content: {} } }],
    'application-invalid',
  ],
  ['an answer and a denial', [answer({ copies: 2 }), deny], 'application-invalid'],
  ['a denial and an answer', [deny, answer({ copies: 2 })], 'application-invalid'],
  ['no answer at all', [{ type: 'return', value: null }], 'application-invalid'],
])('%s is refused', (_name, effects, kind) => {
  expect(run('request', {}, effects)).toBe(kind);
});

test('defaults are never put in, and nobody looked at answers in revision r2', () => {
  expect(run('request', {}, [answer({ copies: 2, extra: 'kept' })])).toMatchObject({
    result: { content: { copies: 2, extra: 'kept' } },
  });
  expect(run('request', {}, [answer({ copies: 'two' })], both, { revision: 'r2' })).toMatchObject({
    result: { content: { copies: 'two' } },
  });
});

test('a question that is answered elsewhere takes an action, but no content', () => {
  expect(run('request', link, [{ type: 'return', value: { action: 'accept' } }])).toMatchObject({
    result: { action: 'accept' },
  });
  expect(run('request', link, [answer({})])).toBe('application-invalid');
  expect(run('request', link, [deny])).toMatchObject({ decision: 'deny' });
});

test.each<readonly [string, JsonObject | null]>([
  ['no block', null],
  ['an empty block', {}],
  ['another mode', { url: {} }],
])('with %s granted, neither an answer nor a denial may be given', (_name, modes) => {
  expect(run('request', {}, [answer({ copies: 2 })], modes)).toBe('capability-invalid');
  expect(run('request', {}, [deny], modes)).toBe('capability-invalid');
  expect(run('request', {}, [{ type: 'message', text: 'm' }], modes)).toMatchObject({ messages: ['m'] });
  expect(run('result', {}, [merge({ copies: 3 })], modes)).toBe('capability-invalid');
});

test('what an accepted form holds can be changed, and nothing else', () => {
  expect(run('result', {}, [merge({ copies: 3, more: true })])).toMatchObject({
    payload: { copies: 3, more: true },
    executed: false,
  });
  expect(run('result', {}, [merge([])])).toBe('schema-invalid');
  const declined = { action: 'decline', result: { ...part('{"action":"decline"}') } };
  expect(run('result', declined, [merge({ copies: 3 })])).toBe('application-invalid');
  expect(run('result', { mode: 'url', result: part('{"action":"accept"}') }, [merge({})])).toBe(
    'application-invalid',
  );
});

function part(text: string): JsonObject {
  return { id: 'r', kind: 'text', mediaType: 'text/plain', selection: 'body', text };
}
