import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coreSuite } from '@/lib/suite';
import { decodeEdits, type Edits, encodeEdits, maxLinkLength, maxTextBytes } from './index';

/** Any UTF-16 units at all: halves of surrogate pairs, a byte order mark, quotes and controls among them. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc.constantFrom('', '\ud800', '\udc00x\ud800', '\ufeff{}', '__proto__', '\u2028"\\\u0000', '😀'),
);
const anyEdits: fc.Arbitrary<Edits> = fc.record(
  { request: anyText, response: anyText, expectation: anyText },
  { requiredKeys: [], noNullPrototype: true },
);

function linkOf(edits: Edits): string {
  const link = encodeEdits(edits);
  if (!link.ok) throw new Error(link.fault.message);
  return link.value;
}

/** Text that deflates to nearly its own size, the same at each run. */
function noise(length: number): string {
  let state = 1;
  let text = '';
  while (text.length < length) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    text += String.fromCharCode(0x4e00 + (state >>> 19));
  }
  return text;
}

describe('a link to edits', () => {
  it('gives back any texts exactly', () => {
    fc.assert(
      fc.property(anyEdits, (edits) => {
        expect(decodeEdits(linkOf(edits))).toEqual({ ok: true, value: edits });
        expect(decodeEdits(`#${linkOf(edits)}`)).toEqual({ ok: true, value: edits });
      }),
      { numRuns: 1000 },
    );
  });

  it('carries only the texts given, in letters that an address keeps as they are', () => {
    const edits = { response: '{"a":1}', request: 'x', revision: 'not a text of the row' };
    const link = linkOf(edits);
    expect(link).toMatch(/^v1\.[\w-]+$/);
    expect(encodeURIComponent(link)).toBe(link);
    expect(decodeEdits(link)).toEqual({ ok: true, value: { request: 'x', response: '{"a":1}' } });
    expect(linkOf({ request: 'x', response: '{"a":1}' })).toBe(link);
  });

  it('still reads a link of version 1 as it was first written', () => {
    // Links live in chats and documents for years: these bytes must never stop working.
    const kept =
      'v1.BEafwqtWKkotLE0tLlGyUqqOUUqMUbJSMKxV0gEKFxfk5xWnAsVz8vNSFWJKUywMDHQUChIzixQ-zJ_RoKNweGVMHlBlakVBanJJYklmfh5QsVItAA';
    const value = { request: '{"a": 1}', response: 'lone \ud800, pair 😀, é\n', expectation: '' };
    expect(decodeEdits(kept)).toEqual({ ok: true, value });
  });

  it('holds both texts of every core row', () => {
    for (const row of coreSuite) {
      const edits = {
        request: JSON.stringify(row.request, null, 2),
        response: JSON.stringify(row.response, null, 2),
      };
      expect(decodeEdits(linkOf(edits)), row.id).toEqual({ ok: true, value: edits });
    }
  });
});

describe('edits too large for a link', () => {
  it('are told by the length that the link would have', () => {
    const fault = encodeEdits({ response: noise(20_000) });
    expect(fault).toMatchObject({ ok: false, fault: { kind: 'too-long' } });
    expect(!fault.ok && fault.fault.message).toMatch(/need a link of \d\d,\d{3} characters; .* 32,768\.$/);
  });

  it('make a link up to the very limit, and no longer one', () => {
    const letters = noise(20_000);
    let fits = 0;
    let exceeds = letters.length;
    let longest = '';
    while (exceeds - fits > 1) {
      const length = (fits + exceeds) >> 1;
      const response = letters.slice(0, length);
      const link = encodeEdits({ response });
      if (link.ok) {
        fits = length;
        longest = link.value;
        expect(decodeEdits(longest)).toEqual({ ok: true, value: { response } });
      } else {
        exceeds = length;
        expect(link.fault.kind).toBe('too-long');
      }
    }
    expect(longest.length).toBeLessThanOrEqual(maxLinkLength);
    expect(longest.length).toBeGreaterThan(maxLinkLength - 10);
  });

  it('are refused where the texts alone exceed what a link may unpack to', () => {
    const frame = '{"request":""}'.length;
    const most = 'a'.repeat(maxTextBytes - frame);
    expect(decodeEdits(linkOf({ request: most }))).toEqual({ ok: true, value: { request: most } });
    for (const request of [`${most}a`, `${most.slice(1)}é`, 'a'.repeat(maxTextBytes + 1)]) {
      expect(encodeEdits({ request })).toMatchObject({ ok: false, fault: { kind: 'too-large' } });
    }
    const third = 'a'.repeat(maxTextBytes / 2);
    expect(encodeEdits({ request: third, response: third })).toMatchObject({ fault: { kind: 'too-large' } });
  });
});
