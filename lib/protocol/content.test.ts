import { expect, test } from 'vitest';
import type { JsonObject } from '@/lib/json';
import { messageOf, ownKeys, textPartOf } from './fixtures.test-support';
import { messages } from './generated/validators';
import { faultsOf } from './validator';

const sha256 = '0123456789abcdef'.repeat(4);
const gap = { reason: 'too large' };
const text = { id: 'p', kind: 'text', mediaType: 'text/plain' };
const attachment = { id: 'p', kind: 'attachment', mediaType: 'image/png' };
const body = { ref: 'urn:uuid:1' };

const faults = (part: JsonObject) =>
  faultsOf(messages, [{ id: 'm', role: 'user', parts: [part] }])
    .map(({ instancePath, keyword, params }) =>
      [
        instancePath.replace('/0/parts/0', '.'),
        keyword,
        params.missingProperty ?? params.additionalProperty ?? '',
      ]
        .join(' ')
        .trim(),
    )
    .toSorted();

test.each<JsonObject>([
  { ...text, selection: 'body', text: '' },
  { ...text, selection: 'body', text: 'x', category: 'reasoning', synthesized: true },
  { ...text, selection: 'body', gap },
  { ...text, selection: 'body', gap: { ...gap, path: 'text' }, size: 3, sha256 },
  { ...text, selection: 'metadata' },
  { ...text, selection: 'metadata', size: 2n ** 60n, sha256 },
  { ...text, selection: 'omit', size: 0 },
  { ...attachment, selection: 'body', body },
  { ...attachment, selection: 'body', gap, size: 3 },
  { ...attachment, selection: 'metadata', size: 3, sha256 },
  { ...attachment, selection: 'omit' },
  { ...attachment, mediaType: 'application/jsonlines', selection: 'omit' },
  { ...attachment, mediaType: 'application/pdf; note=text/json', selection: 'omit' },
])('%o is a part', (part) => {
  expect(faults(part)).toEqual([]);
});

test.each<readonly [JsonObject, readonly string[]]>([
  [{}, ['. required id', '. required kind', '. required mediaType', '. required selection']],
  [{ ...text, selection: 'body' }, ['. required text']],
  [{ ...text, selection: 'body', text: 1 }, ['./text type']],
  [{ ...text, selection: 'body', text: 'x', size: 1 }, ['./size false schema']],
  [{ ...text, selection: 'body', text: 'x', sha256 }, ['./sha256 false schema']],
  [{ ...text, selection: 'body', text: 'x', body }, ['./body false schema']],
  [{ ...text, selection: 'body', text: 'x', gap }, ['./text false schema']],
  [{ ...text, selection: 'omit', text: 'x' }, ['./text false schema']],
  [{ ...text, selection: 'metadata', gap }, ['./gap false schema']],
  [{ ...text, selection: 'omit', size: -1 }, ['./size minimum']],
  [{ ...text, selection: 'omit', sha256: `${sha256}\n` }, ['./sha256 pattern']],
  [{ ...text, selection: 'omit', sha256: sha256.toUpperCase() }, ['./sha256 pattern']],
  [{ ...text, selection: 'omit', mediaType: 'text/html' }, ['./mediaType const']],
  [{ ...text, selection: 'all', text: 'x' }, ['./selection enum']],
  [{ ...text, kind: 'json', selection: 'body', text: '{}' }, ['./kind enum']],
  [{ ...text, id: '', selection: 'omit' }, ['./id minLength']],
  [{ ...text, selection: 'omit', future: 1 }, ['. additionalProperties future']],
  [
    ownKeys(...Object.entries({ ...text, selection: 'omit' }), ['__proto__', 1]),
    ['. additionalProperties __proto__'],
  ],
  [{ ...attachment, selection: 'body' }, ['. required body']],
  [{ ...attachment, selection: 'body', body: { ...body, size: 1 } }, ['./body additionalProperties size']],
  [{ ...attachment, selection: 'body', body, size: 1 }, ['./size false schema']],
  [{ ...attachment, selection: 'body', body, text: 'x' }, ['./text false schema']],
  [{ ...attachment, selection: 'body', gap: {} }, ['./gap required reason']],
  [{ ...attachment, mediaType: 'Text/Plain', selection: 'omit' }, ['./mediaType pattern']],
  [{ ...attachment, mediaType: 'application/JSON', selection: 'omit' }, ['./mediaType pattern']],
  [{ ...attachment, mediaType: 'application/geo+json; v=1', selection: 'omit' }, ['./mediaType pattern']],
])('%o is none: %j', (part, expected) => {
  expect(faults(part)).toEqual(expected);
});

test('a message has an id, a role and parts, and nothing else', () => {
  const short = (message: JsonObject) =>
    faultsOf(messages, [message]).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
  expect(short({ ...messageOf('user'), synthesized: true })).toEqual([]);
  expect(short({ ...messageOf('user'), parts: [] })).toEqual([]);
  expect(short({ ...messageOf('user'), name: 'x' })).toEqual(['/0 additionalProperties']);
  expect(short({ ...messageOf('robot'), parts: [textPartOf(), null] })).toEqual([
    '/0/role enum',
    '/0/parts/1 type',
  ]);
});
