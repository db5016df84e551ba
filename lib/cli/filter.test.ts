import { expect, test } from 'vitest';
import { fitsFilters, fitsGlob } from './filter';

const cases: readonly [text: string, glob: string, fits: boolean][] = [
  ['deny-blocks', 'deny-*', true],
  ['deny-blocks', '*-blocks', true],
  ['deny-blocks', '*n*o*', true],
  ['deny-blocks', 'deny', false],
  ['deny-blocks', 'deny-block?', true],
  ['deny-blocks', 'deny-blocks?', false],
  ['a*b', 'a*b', true],
  ['', '*', true],
  ['', '', true],
  ['x', '', false],
  ['a.b', 'a?b', true],
  ['aXb', 'a.b', false],
];
test.each(cases)('%s against %s: %s', (text, glob, fits) => {
  expect(fitsGlob(text, glob)).toBe(fits);
});

test('a row fits by its id or by a tag, and always without patterns', () => {
  const row = { id: 'deny-blocks', tags: ['deny', 'state'] };
  expect(fitsFilters(row, [])).toBe(true);
  expect(fitsFilters(row, ['ask-*', 'tag:st*'])).toBe(true);
  expect(fitsFilters(row, ['state'])).toBe(false);
  expect(fitsFilters(row, ['tag:deny-blocks'])).toBe(false);
});

test('a pattern of many stars takes no time', () => {
  expect(fitsGlob('a'.repeat(20_000), `${'a*'.repeat(200)}b`)).toBe(false);
});
