import { expect, test } from 'vitest';
import { isDateTime, isUri } from './formats';

test.each([
  '2026-01-01T00:00:00Z',
  '2026-01-01t00:00:00z',
  '2026-01-01T00:00:00.123456789Z',
  '2026-12-31T23:59:59+05:30',
  '2026-12-31T23:59:59-00:00',
  '2024-02-29T12:00:00Z',
  '2000-02-29T12:00:00Z',
  '0000-01-01T00:00:00Z',
  '2016-12-31T23:59:60Z',
  '2017-01-01T05:29:60+05:30',
  '2016-12-31T15:59:60.5-08:00',
])('%j is a date and time', (text) => {
  expect(isDateTime(text)).toBe(true);
});

test.each([
  '',
  '2026-01-01',
  '2026-01-01 00:00:00Z',
  '2026-01-01T00:00:00',
  '20260101T000000Z',
  '2026-01-01T00:00Z',
  '2026-01-01T00:00:00Z\n',
  ' 2026-01-01T00:00:00Z',
  '2026-02-30T00:00:00Z',
  '2026-02-29T00:00:00Z',
  '1900-02-29T00:00:00Z',
  '2026-04-31T00:00:00Z',
  '2026-00-10T00:00:00Z',
  '2026-13-10T00:00:00Z',
  '2026-01-00T00:00:00Z',
  '2026-01-01T24:00:00Z',
  '2026-01-01T00:60:00Z',
  '2026-01-01T00:00:61Z',
  '2026-01-01T00:00:60Z',
  '2026-01-01T00:00:00.Z',
  '2026-01-01T00:00:00,5Z',
  '2026-01-01T00:00:00+0530',
  '2026-01-01T00:00:00+05',
  '2026-01-01T00:00:00+24:00',
  '2026-01-01T00:00:00+05:60',
  '2026-01-01T00:00:00+05:30:00',
  '2026-1-1T00:00:00Z',
  '-026-01-01T00:00:00Z',
  '２026-01-01T00:00:00Z',
  '2026-01-01T00:00:00ZZ',
  '2026-01-01X00:00:00Z',
])('%j is none', (text) => {
  expect(isDateTime(text)).toBe(false);
});

test.each([
  'urn:ahp:interop',
  'https://example.com',
  'https://user:pw@example.com:8080/a/b?c=d#e',
  'http://[2001:db8::1]/x',
  'file:///etc/hosts',
  'mailto:a@example.com',
  'x-own+scheme.1:anything%20here',
  'urn:',
])('%j is an absolute URI', (text) => {
  expect(isUri(text)).toBe(true);
});

test.each([
  '',
  'interop',
  '/a/b',
  '//example.com/a',
  '1urn:a',
  'urn:with space',
  'urn:a\n',
  'urn:50%',
  'urn:%zz',
  'https://exa mple.com',
  'https://[::1',
  'https://example.com:port/',
  'urn:ä',
  'urn:a#b#c',
])('%j is none', (text) => {
  expect(isUri(text)).toBe(false);
});

test('a long hostile text is refused at once', () => {
  const before = performance.now();
  expect(isUri(`a://${'a:'.repeat(50_000)}\n`)).toBe(false);
  expect(isUri(`a:${'a/'.repeat(50_000)}\n`)).toBe(false);
  expect(isDateTime(`2026-01-01T00:00:00.${'0'.repeat(100_000)}`)).toBe(false);
  expect(performance.now() - before).toBeLessThan(5000);
});
