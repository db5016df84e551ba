import fc from 'fast-check';
import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { decodeEdits, encodeEdits, maxLinkLength, maxTextBytes, type ShareFaultKind } from './index';
import { sealed, sealedText } from './sealed.test-support';

// Digits and repeats: a changed distance of the deflate stream would copy 212 in place of 131, whose sums are equal.
const edits = { response: '{"a":[131,212,131,212,1310,2120]}', expectation: '\ud800é' };
const made = encodeEdits(edits);
const link = made.ok ? made.value : '';
const letters = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_',
  ...'.#=+/% é\n\u0000',
];

function kindOf(fragment: string): ShareFaultKind | 'read' {
  const read = decodeEdits(fragment);
  if (!read.ok) expect(read.fault.message).toMatch(/^[A-Z].*\.$/);
  return read.ok ? 'read' : read.fault.kind;
}

/** What has been damaged may still be whole (a letter put where it changes nothing), but never something else. */
function refusedOrSame(fragment: string): boolean {
  const read = decodeEdits(fragment);
  if (read.ok) expect(read.value).toEqual(edits);
  return !read.ok;
}

describe('a damaged link', () => {
  it('is refused whichever single letter is replaced, and by whatever', () => {
    const before = [...link];
    for (let at = 0; at < before.length; at++) {
      for (const letter of letters) {
        if (letter !== before[at]) expect(kindOf(before.with(at, letter).join(''))).not.toBe('read');
      }
    }
  });

  it('is refused wherever a letter is lost, doubled or swapped with its neighbour', () => {
    for (let at = 0; at < link.length; at++) {
      const [head, here, next, tail] = [
        link.slice(0, at),
        link.charAt(at),
        link.charAt(at + 1),
        link.slice(at + 1),
      ];
      expect(refusedOrSame(head + tail)).toBe(true);
      expect(refusedOrSame(head + here + here + tail)).toBe(true);
      if (next !== '' && here !== next) expect(refusedOrSame(head + next + here + tail.slice(1))).toBe(true);
      for (const letter of letters) refusedOrSame(head + letter + here + tail);
    }
  });

  it('is refused wherever it is cut, at either end', () => {
    for (let at = 1; at < link.length; at++) {
      expect(kindOf(link.slice(0, -at))).not.toBe('read');
      expect(kindOf(link.slice(at))).toBe('not-a-link');
    }
  });

  it('is refused where one letter is replaced, whatever the texts and the letter', () => {
    const text = fc.string({ unit: 'binary', maxLength: 400 });
    fc.assert(
      fc.property(text, fc.nat(), fc.constantFrom(...letters), (response, place, letter) => {
        const whole = encodeEdits({ response });
        if (!whole.ok) throw new Error(whole.fault.message);
        const at = place % whole.value.length;
        fc.pre(whole.value.charAt(at) !== letter);
        expect(kindOf(whole.value.slice(0, at) + letter + whole.value.slice(at + 1))).not.toBe('read');
      }),
      { numRuns: 500 },
    );
  });
});

describe('a fragment that is no link', () => {
  it('is told by kind', () => {
    expect(kindOf('')).toBe('not-a-link');
    expect(kindOf('#')).toBe('not-a-link');
    expect(kindOf('#rule-7')).toBe('not-a-link');
    expect(kindOf(`##${link}`)).toBe('not-a-link');
    expect(kindOf(link.replace('v1.', 'v2.'))).toBe('foreign-version');
    expect(kindOf(link.replace('v1.', 'v01.'))).toBe('foreign-version');
    expect(kindOf('v1.')).toBe('damaged');
    expect(kindOf('v1.AAAAAA')).toBe('damaged');
    expect(kindOf(`${link})`)).toBe('damaged');
    expect(kindOf(`v1.${'A'.repeat(maxLinkLength)}`)).toBe('too-long');
  });

  it('never throws, whatever it is', () => {
    const body = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.base64String({ maxLength: 60 }),
      fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes).toString('base64url')),
    );
    fc.assert(
      fc.property(fc.constantFrom('', '#', 'v1.', '#v1.', 'v2.'), body, (head, text) => {
        expect(kindOf(head + text)).not.toBe('read');
      }),
      { numRuns: 3000 },
    );
  });
});

describe('a link made by hand, with a fitting checksum', () => {
  it('never throws, whatever it unpacks', () => {
    const faults: (ShareFaultKind | 'read')[] = [
      'not-deflate',
      'not-utf-8',
      'wrong-shape',
      'too-large',
      'damaged',
    ];
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        expect(faults).toContain(kindOf(sealed(bytes)));
        expect(faults).toContain(kindOf(sealedText(bytes)));
      }),
      { numRuns: 150 },
    );
  });

  it('is refused where it unpacks to more than the limit', () => {
    const full = new Uint8Array(maxTextBytes + 1).fill(32);
    expect(kindOf(sealedText(full.subarray(1)))).toBe('wrong-shape');
    expect(kindOf(sealedText(full))).toBe('too-large');
    const bomb = sealed(deflateSync(new Uint8Array(20_000_000), { level: 9 }));
    expect(bomb.length).toBeLessThan(maxLinkLength);
    expect(kindOf(bomb)).toBe('too-large');
  });

  it('is refused where its bytes are cut short or no deflate stream', () => {
    const whole = deflateSync(strToU8('{"request":"some text, some text"}'));
    expect(kindOf(sealed(whole))).toBe('read');
    expect(kindOf(sealed(whole.subarray(0, -1)))).toBe('not-deflate');
    expect(kindOf(sealed(Uint8Array.of(7)))).toBe('not-deflate');
  });

  it.each([
    ['half of a letter', [0x7b, 0x22, 0xc3, 0x22, 0x7d]],
    ['a half pair spelt in bytes', [0x22, 0xed, 0xa0, 0x80, 0x22]],
    ['a byte order mark', [0xef, 0xbb, 0xbf, 0x7b, 0x7d]],
    ['a longer spelling than needed', [0x22, 0xc1, 0xbf, 0x22]],
  ])('is refused where its text is not UTF-8: %s', (_, bytes) => {
    expect(kindOf(sealedText(Uint8Array.from(bytes)))).toBe('not-utf-8');
  });

  it.each([
    '',
    'text',
    'null',
    '1',
    '"request"',
    '[]',
    '["a","b","c"]',
    '{"request":1}',
    '{"request":null}',
    '{"response":{"jsonrpc":"2.0"}}',
    '{"request":"a","other":"b"}',
    '{"__proto__":"a"}',
    '{"__proto__":{"request":"a"}}',
    '{"constructor":"a"}',
    '{"toString":"a"}',
    '{"request":"a"',
    '{"request":"a"} {}',
  ])('is refused where its text is not the edited texts of a row: %s', (text) => {
    expect(kindOf(sealedText(text))).toBe('wrong-shape');
  });

  it('is refused, without overflow, where its text is deep', () => {
    expect(kindOf(sealedText('['.repeat(1_000_000)))).toBe('wrong-shape');
    expect(kindOf(sealedText(`{"request":${'['.repeat(500_000)}${']'.repeat(500_000)}}`))).toBe(
      'wrong-shape',
    );
  });
});
