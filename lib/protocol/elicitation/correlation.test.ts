import { expect, test } from 'vitest';
import type { JsonObject } from '@/lib/json';
import { exampleEvent } from '../examples';
import { correlationFaults } from './correlation';

const session = { id: 's' };
const question: JsonObject = { ...exampleEvent('user.elicitation.request', 'q-1'), session };
const answer: JsonObject = { ...exampleEvent('user.elicitation.result'), session, parentEventId: 'q-1' };
const { parentEventId: _parent, ...orphan } = answer;
const { session: _session, ...elsewhere } = answer;
const asked = (more: JsonObject): JsonObject => ({
  ...answer,
  elicitation: { server: 'printer', mode: 'form', action: 'accept', ...more },
});

test('an answer that names its question belongs to it', () => {
  expect(correlationFaults(answer, question)).toEqual([]);
  const { session: _none, ...bare } = question;
  expect(correlationFaults(elsewhere, bare)).toEqual([]);
});

test.each<readonly [string, JsonObject, string]>([
  ['another parent', { ...answer, parentEventId: 'q-2' }, '/parentEventId'],
  ['no parent', orphan, '/parentEventId'],
  ['another source', { ...answer, source: 'urn:other' }, '/source'],
  ['another session', { ...answer, session: { id: 't' } }, '/session/id'],
  ['no session', elsewhere, '/session/id'],
  ['another server', asked({ server: 'scanner' }), '/elicitation/server'],
  ['another mode', asked({ mode: 'url' }), '/elicitation/mode'],
])('%s parts them', (_name, other, pointer) => {
  expect(correlationFaults(other, question).map((fault) => fault.pointer)).toEqual([pointer]);
});

test('the sentence names both sides', () => {
  expect(
    correlationFaults({ ...answer, parentEventId: 'q-2' }, question).map(({ message }) => message),
  ).toEqual(['`parentEventId` is "q-2", and "q-1" names the question.']);
});
