import { expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '@/lib/json';
import { ownKeys } from '../fixtures.test-support';
import { elicitParams } from '../generated/validators';
import { faultsOf } from '../validator';
import { answerFaults } from './answer';

const form = (properties: JsonObject, ...required: readonly string[]): JsonObject => ({
  type: 'object',
  properties,
  required,
});

const titled = [
  { const: 'r', title: 'Red' },
  { const: 'g', title: 'Green' },
];
const one = (field: JsonObject) => form({ x: field });

const serves: readonly (readonly [JsonObject, JsonObject])[] = [
  [form({}), {}],
  [form({}), { free: { any: [1] } }],
  [form({ x: { type: 'string', default: 'd' } }), {}],
  [form({ x: { type: 'string' } }, 'x'), { x: '' }],
  [one({ type: 'string', minLength: 2, maxLength: 2 }), { x: '😀😀' }],
  [one({ type: 'string', format: 'email' }), { x: 'a@b' }],
  [one({ type: 'string', format: 'uri' }), { x: 'urn:x' }],
  [one({ type: 'string', format: 'date' }), { x: '2024-02-29' }],
  [one({ type: 'string', format: 'date-time' }), { x: '2026-01-01T00:00:00Z' }],
  [one({ type: 'string', enum: ['a', 'b'], enumNames: ['A', 'B'] }), { x: 'b' }],
  [one({ type: 'string', oneOf: titled }), { x: 'g' }],
  [one({ type: 'number', minimum: 0, maximum: 1 }), { x: 0.5 }],
  [one({ type: 'integer', minimum: 2n ** 60n }), { x: 2n ** 60n }],
  [one({ type: 'integer' }), { x: 3.0 }],
  [one({ type: 'boolean' }), { x: false }],
  [one({ type: 'array', items: { type: 'string', enum: ['a', 'b'] } }), { x: [] }],
  [one({ type: 'array', minItems: 1, items: { anyOf: titled } }), { x: ['r', 'r'] }],
  [form(ownKeys(['__proto__', { type: 'boolean' }]), '__proto__'), ownKeys(['__proto__', true])],
];

test.each(serves)('under %o the answer %o serves', (schema, content) => {
  expect(faultsOf(elicitParams, { message: '', requestedSchema: schema })).toEqual([]);
  expect(answerFaults(schema, content)).toEqual([]);
});

const refused: readonly (readonly [JsonObject, JsonObject, string, string])[] = [
  [
    form({ x: { type: 'string', default: 'd' } }, 'x'),
    {},
    '',
    'The answer has no `x`, which the form requires.',
  ],
  [
    form(ownKeys(['constructor', { type: 'string' }]), 'constructor'),
    {},
    '',
    'The answer has no `constructor`, which the form requires.',
  ],
  [one({ type: 'string' }), { x: 1 }, '/x', '`x` of the answer is 1; the form wants a text.'],
  [one({ type: 'string' }), { x: null }, '/x', '`x` of the answer is null; the form wants a text.'],
  [
    one({ type: 'string', minLength: 2 }),
    { x: '😀' },
    '/x',
    '`x` of the answer is "😀"; the form wants at least 2 characters.',
  ],
  [
    one({ type: 'string', maxLength: 1 }),
    { x: 'ab' },
    '/x',
    '`x` of the answer is "ab"; the form wants at most 1 character.',
  ],
  [
    one({ type: 'string', format: 'email' }),
    { x: 'a@b@c' },
    '/x',
    '`x` of the answer is "a@b@c"; the form wants an e-mail address.',
  ],
  [
    one({ type: 'string', format: 'uri' }),
    { x: '/x' },
    '/x',
    '`x` of the answer is "/x"; the form wants an absolute URI.',
  ],
  [
    one({ type: 'string', format: 'date' }),
    { x: '2026-02-29' },
    '/x',
    '`x` of the answer is "2026-02-29"; the form wants a day such as 2026-01-31.',
  ],
  [
    one({ type: 'string', format: 'date-time' }),
    { x: '2026-01-01' },
    '/x',
    '`x` of the answer is "2026-01-01"; the form wants a date and time with an offset.',
  ],
  [
    one({ type: 'string', enum: ['a', 'b'] }),
    { x: 'c' },
    '/x',
    '`x` of the answer is "c"; the form wants "a" or "b".',
  ],
  [
    one({ type: 'string', oneOf: titled }),
    { x: 'Red' },
    '/x',
    '`x` of the answer is "Red"; the form wants "r" or "g".',
  ],
  [one({ type: 'number' }), { x: true }, '/x', '`x` of the answer is true; the form wants a number.'],
  [one({ type: 'integer' }), { x: 1.5 }, '/x', '`x` of the answer is 1.5; the form wants a whole number.'],
  [
    one({ type: 'integer', minimum: 2n ** 60n }),
    { x: 1 },
    '/x',
    '`x` of the answer is 1; the form wants 1152921504606846976 or more.',
  ],
  [
    one({ type: 'number', maximum: 1 }),
    { x: 1.1 },
    '/x',
    '`x` of the answer is 1.1; the form wants 1 or less.',
  ],
  [one({ type: 'boolean' }), { x: 0 }, '/x', '`x` of the answer is 0; the form wants true or false.'],
  [
    one({ type: 'array', items: { type: 'string', enum: ['a', 'b'] } }),
    { x: 'a' },
    '/x',
    '`x` of the answer is "a"; the form wants a list of choices.',
  ],
  [
    one({ type: 'array', items: { anyOf: titled } }),
    { x: ['r', 'x'] },
    '/x',
    '`x` of the answer is a list; the form wants choices out of "r" and "g".',
  ],
  [
    one({ type: 'array', minItems: 2, items: { anyOf: titled } }),
    { x: ['r'] },
    '/x',
    '`x` of the answer is a list; the form wants at least 2 of its choices.',
  ],
  [
    one({ type: 'array', maxItems: 0, items: { anyOf: titled } }),
    { x: ['r'] },
    '/x',
    '`x` of the answer is a list; the form wants at most 0 of its choices.',
  ],
];

test.each(refused)('under %o the answer %o has a fault at %j: %s', (schema, content, pointer, message) => {
  expect(faultsOf(elicitParams, { message: '', requestedSchema: schema })).toEqual([]);
  expect(answerFaults(schema, content).map((fault) => [fault.pointer, fault.message])).toEqual([
    [pointer, message],
  ]);
});

test.each<JsonValue>([
  { type: 'object', properties: { x: { type: 'object', properties: {} } } },
  { type: 'object', properties: { x: { type: 'string', pattern: '(a+)+$' } } },
  { type: 'object', properties: { x: { type: 'string', format: 'ipv4' } } },
  { type: 'object', properties: { x: { type: 'array', items: { type: 'object' } } } },
  { type: 'object', properties: { x: { type: 'array', items: { type: 'array', items: {} } } } },
  { type: 'object', properties: { x: { type: 'boolean', minimum: 0 } } },
  { type: 'object', properties: { x: { $ref: '#/properties/y' } } },
  { type: 'object', properties: { x: true } },
  { type: 'object', properties: {}, additionalProperties: false },
  { type: 'array', properties: {} },
  { type: 'object' },
  null,
])('%j is outside of the flat vocabulary', (requestedSchema) => {
  expect(faultsOf(elicitParams, { message: '', requestedSchema }).length).toBeGreaterThan(0);
});
