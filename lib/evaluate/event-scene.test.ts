import { describe, expect, it } from 'vitest';
import { eventScene } from './event-scene';

const common = {
  id: 'e',
  source: 'urn:x',
  time: '2026-01-01T00:00:00Z',
  session: { id: 's' },
  turn: { id: 't' },
};

const form = {
  mode: 'form',
  message: 'Who are you?',
  requestedSchema: {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', title: 'Your name', minLength: 2, maxLength: 9 },
      age: { type: 'integer', minimum: 0, maximum: 120 },
      news: { type: 'boolean', description: 'Shall we write?' },
      size: { type: 'string', enum: ['s', 'm'], enumNames: ['small', 'middle'] },
      tone: { type: 'string', oneOf: [{ const: 'a', title: 'warm' }, { const: 'b' }] },
      days: { type: 'array', items: { type: 'string', enum: ['mo', 'tu'] }, minItems: 1 },
      constructor: {},
    },
  },
};

describe('the scene of an event', () => {
  it('leaves out what every event carries, and the payload', () => {
    const tool = { origin: 'native', name: 'task', input: { task: 1 } };
    expect(eventScene({ ...common, type: 'tool.before', path: 'native', tool })).toEqual({
      type: 'tool.before',
      members: { path: 'native', tool: { origin: 'native', name: 'task' } },
      left: [],
      question: null,
    });
    expect(eventScene({ ...common, type: 'turn.start', trigger: 'user', items: [] })?.members).toEqual({
      trigger: 'user',
    });
  });

  it('names what is too large to be shown', () => {
    const scene = eventScene({
      ...common,
      type: 'session.start',
      manifest: ['x'.repeat(30_000)],
      trigger: 'user',
    });
    expect(scene).toMatchObject({ members: { trigger: 'user' }, left: ['manifest'] });
  });

  it('is none where there is no event', () => {
    for (const event of [undefined, null, [], {}, { type: 1 }]) expect(eventScene(event)).toBeNull();
  });
});

describe('the question of a server', () => {
  const asked = (text: string) =>
    eventScene({
      ...common,
      type: 'user.elicitation.request',
      elicitation: { server: 'mail', mode: 'form', request: { kind: 'text', text } },
    })?.question;

  it('is told field by field, in words', () => {
    const question = asked(JSON.stringify(form));
    expect(question).toMatchObject({ server: 'mail', mode: 'form', message: 'Who are you?', more: 0 });
    expect(
      question?.fields.map(({ name, kind, required, limits, choices }) => [
        name,
        kind,
        required,
        limits,
        choices,
      ]),
    ).toEqual([
      ['name', 'text', true, ['at least 2 characters', 'at most 9 characters'], []],
      ['age', 'a whole number', false, ['from 0', 'up to 120'], []],
      ['news', 'yes or no', false, [], []],
      ['size', 'one of', false, [], ['small', 'middle']],
      ['tone', 'one of', false, [], ['warm', 'b']],
      ['days', 'any of', false, ['at least 1'], ['mo', 'tu']],
      ['constructor', 'anything', false, [], []],
    ]);
  });

  it.each(['', '{', '[]', '"text"', '{"requestedSchema": 1}', '{"requestedSchema": {"properties": [1]}}'])(
    'that is %j has no fields and breaks nothing',
    (text) => expect(asked(text)?.fields).toEqual([]),
  );

  it('shows so many fields and counts the rest', () => {
    const properties = Object.fromEntries(Array.from({ length: 60 }, (_unused, at) => [`f${at}`, {}]));
    const question = asked(JSON.stringify({ requestedSchema: { properties } }));
    expect([question?.fields.length, question?.more]).toEqual([50, 10]);
  });

  it('keeps what the person did, at the answer', () => {
    const scene = eventScene({
      ...common,
      type: 'user.elicitation.result',
      elicitation: { server: 'mail', mode: 'url', action: 'decline' },
    });
    expect(scene?.question).toMatchObject({ mode: 'url', action: 'decline', message: null });
    expect(scene?.members).toEqual({});
  });
});
