import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inlineScriptHashes, policyText, withMetaPolicy } from './policy.mjs';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('hashes of inline scripts', () => {
  test.each([
    ['a plain one', '<script>one()</script>', ['one()']],
    ['one with attributes', '<script id="_R_" data-a=1 async>one()</script>', ['one()']],
    ['a bracket in an attribute', '<script data-x="a>b">one()</script>', ['one()']],
    ['text over lines', '<script>\none()\n</script>', ['\none()\n']],
    ['capitals', '<SCRIPT>one()</SCRIPT>', ['one()']],
    ['a closing tag with a space', '<script>one()</script >', ['one()']],
    ['characters beyond ASCII', '<script>"é…"</script>', ['"é…"']],
    ['no fetched one', '<script src="/a.js" async=""></script><script async src=/b.js></script>', []],
    ['an attribute that only ends in src', '<script data-src="/a.js">one()</script>', ['one()']],
    ['each once', '<script>one()</script><script>two()</script><script>one()</script>', ['one()', 'two()']],
  ])('%s', (_name, html, texts) => {
    expect(inlineScriptHashes(html)).toEqual(texts.map(hashOf));
  });
});

describe('the policy', () => {
  test('as a header', () => {
    expect(policyText(["'sha256-a'", "'sha256-b'"], 'header')).toBe(
      "default-src 'none'; script-src 'self' 'sha256-a' 'sha256-b'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
        "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; " +
        "frame-ancestors 'none'; object-src 'none'",
    );
  });

  test('in a page lacks only what a page cannot say', () => {
    const header = policyText([], 'header');
    expect(policyText([], 'meta')).toBe(header.replace("frame-ancestors 'none'; ", ''));
  });
});

describe('a page with its policy', () => {
  const page =
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>one()</script></head><body></body></html>';

  test('has it after the character set and before the first script', () => {
    const html = withMetaPolicy(page);
    const at = html.indexOf('<meta http-equiv');
    expect(html.slice(0, at)).toBe('<!DOCTYPE html><html><head><meta charSet="utf-8"/>');
    expect(at).toBeLessThan(html.indexOf('<script>'));
    expect(html).toContain(hashOf('one()'));
    expect(html.replace(/<meta http-equiv[^>]*>/, '')).toBe(page);
  });

  test('is the same when it is done twice', () => {
    expect(withMetaPolicy(withMetaPolicy(page))).toBe(withMetaPolicy(page));
  });

  test('has it first in a head without a character set', () => {
    expect(withMetaPolicy('<head lang="en"><title>t</title></head>')).toMatch(
      /^<head lang="en"><meta http-equiv/,
    );
  });

  test('cannot be made of a page without a head', () => {
    expect(() => withMetaPolicy('<p>text</p>')).toThrow('no <head>');
  });
});
