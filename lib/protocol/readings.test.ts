import { expect, test } from 'vitest';
import { defaultReadings, parseReading, readingValues, resolveReadings } from './readings';

test('the defaults are the first value of each reading', () => {
  expect(Object.entries(readingValues).map(([name, [first]]) => [name, first])).toEqual(
    Object.entries(defaultReadings),
  );
});

test('what is not given takes its default', () => {
  expect(resolveReadings()).toBe(defaultReadings);
  expect(resolveReadings({ revision: 'r4' })).toEqual({
    revision: 'r4',
    'tool-constraint': 'every',
    'chained-continue': 'already-paid',
  });
});

test('every value of every reading can be written', () => {
  for (const [name, values] of Object.entries(readingValues)) {
    for (const value of values) {
      expect(parseReading(`${name}=${value}`)).toEqual({ ok: true, value: { [name]: value } });
    }
  }
});

test.each([
  ['revision', 'syntax', 'A reading is written name=value, not "revision".'],
  ['=r3', 'syntax', 'A reading is written name=value, not "=r3".'],
  [
    'edition=r3',
    'unknown-reading',
    'There is no reading "edition"; the readings are revision, tool-constraint, chained-continue.',
  ],
  [
    '__proto__=r3',
    'unknown-reading',
    'There is no reading "__proto__"; the readings are revision, tool-constraint, chained-continue.',
  ],
  ['revision=r5', 'unknown-value', 'The reading revision cannot be "r5"; it is one of r3, r2, r4.'],
  ['revision=', 'unknown-value', 'The reading revision cannot be ""; it is one of r3, r2, r4.'],
])('%j is refused', (text, kind, message) => {
  expect(parseReading(text)).toEqual({ ok: false, fault: { kind, message } });
});
