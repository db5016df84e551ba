import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const site = join(import.meta.dirname, '../out');
const limit = 180 * 1024;

/** Scripts that a browser fetches for the first page, before anything is asked for: no `noModule` ones. */
const firstScripts = (html: string): readonly string[] => {
  const tags = html.match(/<(script|link)\s[^>]*>/gi) ?? [];
  const wanted = tags.filter(
    (tag) =>
      (/^<script/i.test(tag) && !/\snomodule/i.test(tag)) ||
      /\srel="modulepreload"/i.test(tag) ||
      (/\srel="preload"/i.test(tag) && /\sas="script"/i.test(tag)),
  );
  const addresses = wanted.flatMap((tag) => /\s(?:src|href)="([^"]+)"/i.exec(tag)?.[1] ?? []);
  return [...new Set(addresses)];
};

test('the script of the first page is at most 180 KB, compressed', () => {
  const scripts = firstScripts(readFileSync(join(site, 'index.html'), 'utf8'));
  expect(scripts.length).toBeGreaterThan(2);
  const sizes = scripts.map((script) => {
    const path = script.slice(script.indexOf('/_next/')).replace(/\?.*$/, '');
    return { script, bytes: gzipSync(readFileSync(join(site, path))).length };
  });
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(limit);
});
