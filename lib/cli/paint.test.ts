import { expect, test } from 'vitest';
import { printable, wantsColor } from './paint';

test('colour is for a terminal alone, and NO_COLOR switches it off', () => {
  expect(wantsColor({}, true)).toBe(true);
  expect(wantsColor({ NO_COLOR: '' }, true)).toBe(true);
  expect(wantsColor({ NO_COLOR: '1' }, true)).toBe(false);
  expect(wantsColor({ TERM: 'dumb' }, true)).toBe(false);
  expect(wantsColor({}, false)).toBe(false);
});

test('what could steer a terminal or turn text around is written as an escape', () => {
  expect(printable('a\u001b[2J\r\u202eb\ud800é😀')).toBe('a\\u001b[2J\\u000d\\u202eb\\ud800é😀');
});
