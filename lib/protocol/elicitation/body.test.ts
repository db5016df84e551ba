import { expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '@/lib/json';
import { checkRequest } from '../check-request';
import { eventOf, requestOf } from '../fixtures.test-support';
import { defaultReadings } from '../readings';

const part = (text: string): JsonObject => ({
  id: 'p',
  kind: 'text',
  mediaType: 'text/plain',
  selection: 'body',
  text,
});

const asked = (elicitation: JsonObject) =>
  requestOf('user.elicitation.request', {
    event: eventOf('user.elicitation.request', {
      elicitation: { server: 's', mode: 'form', ...elicitation },
    }),
  });
const answered = (elicitation: JsonObject) =>
  requestOf('user.elicitation.result', {
    event: eventOf('user.elicitation.result', {
      elicitation: { server: 's', mode: 'form', action: 'accept', ...elicitation },
    }),
  });
const question = (body: JsonValue, more: JsonObject = {}) =>
  asked({ request: part(typeof body === 'string' ? body : JSON.stringify(body)), ...more });
const answer = (body: JsonValue, more: JsonObject = {}) =>
  answered({ result: part(typeof body === 'string' ? body : JSON.stringify(body)), ...more });

const form = { message: 'm', requestedSchema: { type: 'object', properties: {} } };
const url = { mode: 'url', message: 'm', url: 'https://example.com/x', elicitationId: 'e' };

test.each<readonly [string, JsonValue]>([
  ['a form', question(form)],
  ['a form that names its mode', question({ ...form, mode: 'form', _meta: {} })],
  ['an address', question(url, { mode: 'url' })],
  ['no body', asked({})],
  [
    'a hidden body',
    asked({ request: { id: 'p', kind: 'text', mediaType: 'text/plain', selection: 'omit' } }),
  ],
  ['an accepted form', answer({ action: 'accept', content: { x: 1 }, _meta: {} })],
  ['an accepted form without content', answer({ action: 'accept' })],
  ['a declined form', answer({ action: 'decline' }, { action: 'decline' })],
  ['an accepted address', answer({ action: 'accept' }, { mode: 'url' })],
])('%s is legal', (_name, request) => {
  expect(checkRequest(request, defaultReadings)).toEqual([]);
});

test.each<readonly [JsonValue, string]>([
  [question('{'), "The text of the server's question is no JSON:"],
  [question([]), "The text of the server's question is an empty list; it must be an object."],
  [question({ message: 'm' }), "In its text, the server's question has no `requestedSchema`."],
  [
    question({ requestedSchema: form.requestedSchema }),
    "In its text, the server's question has no `message`.",
  ],
  [
    question(url),
    'The event says the mode "form", and the text of the server\'s question "url"; they must be the same.',
  ],
  [
    question(form, { mode: 'url' }),
    'The event says the mode "url", and the text of the server\'s question "form"; they must be the same.',
  ],
  [
    question({ ...url, url: 'x' }, { mode: 'url' }),
    '`url` of the server\'s question is "x"; it must be an absolute URI.',
  ],
  [
    question({ message: 'm', requestedSchema: { type: 'object', properties: { a: { type: 'object' } } } }),
    '`requestedSchema.properties.a.type` of the server\'s question is "object"',
  ],
  [answer({ content: {} }), "In its text, the user's answer has no `action`."],
  [
    answer({ action: 'decline' }),
    'The event says the action "accept", and the text of the user\'s answer "decline"; they must be the same.',
  ],
  [
    answer({ action: 'decline', content: {} }, { action: 'decline' }),
    "In its text, `content` of the user's answer may not stand there; only an accepted form has content.",
  ],
  [
    answer({ action: 'accept', content: {} }, { mode: 'url' }),
    "The text of the user's answer has content; only an accepted form has any.",
  ],
])('%j is told', (request, words) => {
  const [first, ...more] = checkRequest(request, defaultReadings);
  expect(more).toEqual([]);
  expect(first?.message).toContain(words);
  expect(first?.pointer).toMatch(/^\/request\/params\/event\/elicitation\/(request|result)\/text$/);
});
