import { describe, expect, it } from 'vitest';
import { partView, shapeOf } from './shape';

const text = { id: 'p', kind: 'text', mediaType: 'text/plain', selection: 'body', text: '' };
const message = { id: 'm', role: 'user', parts: [text] };

describe('the shape of a value', () => {
  it.each([
    ['messages', [message, message]],
    ['messages', message],
    ['parts', [text]],
    ['parts', text],
    ['list', []],
    ['list', [message, text]],
    ['list', ['a']],
    ['object', { cwd: '/home' }],
    ['object', { __proto__: null, parts: [] }],
    ['line', null],
    ['line', 7n],
  ] as const)('%s', (shape, value) => expect(shapeOf(value)).toBe(shape));
});

describe('a content part', () => {
  it.each([
    [text, { text: '', about: '' }],
    [
      { kind: 'attachment', mediaType: 'image/png', selection: 'body', body: { ref: 'blob:1' } },
      { text: null, about: 'attachment of type image/png, kept at blob:1' },
    ],
    [
      { kind: 'text', mediaType: 'text/plain', selection: 'body', gap: { reason: 'too large' } },
      { text: null, about: 'text of type text/plain, not available: too large' },
    ],
    [
      { kind: 'text', mediaType: 'text/plain', selection: 'omit' },
      { text: null, about: 'text of type text/plain, left out on purpose' },
    ],
    [
      { kind: 'attachment', mediaType: 'audio/ogg', selection: 'metadata' },
      { text: null, about: 'attachment of type audio/ogg, described, not included' },
    ],
  ])('%j is told in words', (part, told) => expect(partView(part)).toEqual(told));
});
