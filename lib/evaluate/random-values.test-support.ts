import fc from 'fast-check';
import type { JsonValue } from '@/lib/json';

// Values that random rows are made of. Pools are small on purpose: rows are interesting where two values are
// equal, nearly equal, or equal but for their order.

const objectOf = (entries: readonly (readonly [string, JsonValue])[]): JsonValue =>
  Object.fromEntries(entries);

const keys = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('task', 'a', 'b', 'keep', 'options', 'type', 'value', 'id') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 'a/b~c'),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
);

const leaves: fc.Arbitrary<JsonValue> = fc.oneof(
  fc.constantFrom<JsonValue>(
    null,
    true,
    false,
    0,
    1,
    -1,
    1.5,
    2,
    -0,
    1e21,
    '',
    'x',
    '1',
    'task',
    '__proto__',
    '\ud800',
  ),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(9007199254740993n, -9007199254740993n, 9007199254740995n, 10n ** 40n),
  fc.string({ unit: 'binary', maxLength: 8 }),
);

/** Any JSON value, a few levels deep: exotic keys, lone surrogates and integers that no double holds included. */
export const json: fc.Arbitrary<JsonValue> = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    { weight: 3, arbitrary: leaves },
    { weight: 1, arbitrary: fc.array(tie('value'), { maxLength: 3 }) },
    { weight: 2, arbitrary: fc.array(fc.tuple(keys, tie('value')), { maxLength: 4 }).map(objectOf) },
  ),
})).value;

export const jsonObject: fc.Arbitrary<JsonValue> = fc
  .array(fc.tuple(keys, json), { maxLength: 3 })
  .map(objectOf);

const sha256 = '0123456789abcdef'.repeat(4);
const text = { id: 'p-text', kind: 'text', mediaType: 'text/plain', selection: 'body', text: 'Context' };
const image = {
  id: 'p-image',
  kind: 'attachment',
  mediaType: 'image/png',
  selection: 'body',
  body: { ref: 'urn:x:1' },
};

const textParts: readonly JsonValue[] = [
  text,
  { ...text, id: 'p-empty', text: '' },
  { ...text, id: 'p-category', category: 'reasoning', synthesized: true },
  { id: 'p-gap', kind: 'text', mediaType: 'text/plain', selection: 'body', gap: { reason: 'gone' }, size: 3 },
  { id: 'p-meta', kind: 'text', mediaType: 'text/plain', selection: 'metadata', size: 0, sha256 },
  { id: 'p-omit', kind: 'text', mediaType: 'text/plain', selection: 'omit' },
];

const attachments: readonly JsonValue[] = [
  image,
  { ...image, id: 'p-caps', mediaType: 'IMAGE/PNG', category: 'images' },
  {
    id: 'p-a-gap',
    kind: 'attachment',
    mediaType: 'audio/wav',
    selection: 'body',
    gap: { reason: 'gone', path: 'body' },
  },
  {
    id: 'p-a-meta',
    kind: 'attachment',
    mediaType: 'application/pdf',
    selection: 'metadata',
    size: 12,
    sha256,
  },
  { id: 'p-a-omit', kind: 'attachment', mediaType: 'video/mp4', selection: 'omit' },
];

const brokenParts: readonly JsonValue[] = [
  { ...text, mediaType: 'text/html' },
  { ...text, size: 7 },
  { ...text, extra: 1 },
  { ...text, text: 17 },
  { ...text, gap: { reason: 'both' } },
  { ...text, selection: 'omit' },
  { ...text, selection: 'all' },
  { ...text, id: '' },
  { id: 'p-bare', kind: 'text', mediaType: 'text/plain', selection: 'body' },
  { ...image, mediaType: 'Text/Plain' },
  { ...image, mediaType: 'application/JSON' },
  { ...image, mediaType: 'application/ld+json' },
  { ...image, body: { ref: 'urn:x:1', size: 1 } },
  { ...image, body: { ref: '' } },
  { ...image, kind: 'json' },
  { id: 'p-sha', kind: 'text', mediaType: 'text/plain', selection: 'metadata', sha256: `${sha256}\n` },
  {
    id: 'p-upper',
    kind: 'text',
    mediaType: 'text/plain',
    selection: 'metadata',
    sha256: sha256.toUpperCase(),
  },
  { id: 'p-size', kind: 'text', mediaType: 'text/plain', selection: 'metadata', size: -1 },
  { id: 'p-noreason', kind: 'text', mediaType: 'text/plain', selection: 'body', gap: {} },
];

export const textPartList: fc.Arbitrary<readonly JsonValue[]> = fc.array(fc.constantFrom(...textParts), {
  maxLength: 3,
});
export const partList: fc.Arbitrary<readonly JsonValue[]> = fc.array(
  fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...textParts) }, fc.constantFrom(...attachments)),
  { maxLength: 3 },
);
export const brokenPart: fc.Arbitrary<JsonValue> = fc.constantFrom(...brokenParts);

const roles = ['user', 'assistant', 'system', 'developer', 'tool'];

/** Messages of one role, or of any where none is asked for; ids repeat often. */
export const messagesOf = (role?: string): fc.Arbitrary<readonly JsonValue[]> =>
  fc.array(
    fc.record(
      {
        id: fc.constantFrom('m-1', 'm-2'),
        role: role === undefined ? fc.constantFrom(...roles) : fc.constant(role),
        parts: partList,
        synthesized: fc.boolean(),
      },
      { requiredKeys: ['id', 'role', 'parts'], noNullPrototype: true },
    ),
    { maxLength: 2 },
  );

export const messages = messagesOf();

/** Lists that are nearly messages. */
export const brokenMessages: fc.Arbitrary<JsonValue> = fc.oneof(
  brokenPart.map((part): JsonValue => [{ id: 'm-1', role: 'user', parts: [part] }]),
  fc.constantFrom<JsonValue>(
    [{ id: 'm-1', role: 'user' }],
    [{ id: 'm-1', role: 'human', parts: [] }],
    [{ id: '', role: 'user', parts: [] }],
    [{ id: 'm-1', role: 'user', parts: [], name: 'extra' }],
    [{ id: 'm-1', role: 'user', parts: {} }],
    [null],
    [text],
    {},
    { text: 'old form' },
    'bad',
    null,
  ),
);

/** Tool inputs: the fixture's own, near relatives of it, and any object at all. */
export const toolInputs: fc.Arbitrary<JsonValue> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom<JsonValue>(
      { task: 1, options: { recursive: true, limit: 20 }, keep: 'yes' },
      { task: 1, options: { recursive: true, limit: 20 } },
      { task: 1, options: { limit: { soft: 1 } }, flag: 1 },
      { task: 1, flag: 1 },
      { task: 1, n: 9007199254740993n },
      { task: 9007199254740993n },
      { task: 0 },
      {},
      objectOf([
        ['task', 1],
        ['__proto__', { polluted: true }],
        ['constructor', null],
      ]),
    ),
  },
  { weight: 1, arbitrary: jsonObject },
);

/** Edits of a tool input: some change nothing, some break the fixture's tool, some only look like a change. */
export const toolEdits: fc.Arbitrary<JsonValue> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom<JsonValue>(
      { task: 1 },
      { task: 2 },
      { keep: 'yes', options: { limit: 20, recursive: true }, task: 1 },
      { task: 1, flag: 1 },
      { task: 1, flag: true },
      { task: 1, n: 9007199254740993n },
      { task: 1, n: 9007199254740992 },
      { task: 2, options: { limit: 3 }, keep: null },
      { task: 9007199254740993n },
      { task: 1, options: { limit: 3 } },
      { options: { limit: { hard: 2 } } },
      { task: 7, list: [{ a: 1 }, null, false] },
      objectOf([
        ['task', 1],
        ['__proto__', null],
        ['toString', 'text'],
      ]),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom<JsonValue>({}, { keep: null }, { options: { limit: 3 } }, { flag: true }),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom<JsonValue>(
      { task: 0 },
      { task: -1 },
      { task: 1.5 },
      { task: true },
      { task: '1' },
      { task: null },
      { task: [1] },
      { task: -9007199254740993n },
    ),
  },
  { weight: 1, arbitrary: jsonObject },
);
