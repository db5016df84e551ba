import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase64url, toBase64url } from './base64url';

describe('base64url', () => {
  it('writes as Node does, and reads back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const text = toBase64url(bytes);
        expect(text).toBe(Buffer.from(bytes).toString('base64url'));
        expect(fromBase64url(text)).toEqual(bytes);
      }),
      { numRuns: 500 },
    );
  });

  it('reads a text only where it is the one that the bytes are written as', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'AQgwZz09-_'), maxLength: 12 }), (text) => {
        const bytes = fromBase64url(text);
        if (bytes === undefined) expect(Buffer.from(text, 'base64url').toString('base64url')).not.toBe(text);
        else expect(toBase64url(bytes)).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['A', 'AAAAA', 'AB', 'AAB', 'AA==', 'AA A', 'A+/A', 'AAA😀', 'AAAé'])('refuses %j', (text) => {
    expect(fromBase64url(text)).toBeUndefined();
  });
});
