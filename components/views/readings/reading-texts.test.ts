import { describe, expect, it } from 'vitest';
import { defaultReadings, readingValues } from '@/lib/protocol';
import { readingsInShort, readingTexts, valueText } from './reading-texts';

describe('the texts of the readings', () => {
  it('tell every value of every reading, the default first', () => {
    const told = readingTexts.map(({ reading, values }) => [
      reading,
      values.map(({ setting }) => setting[reading]),
    ]);
    expect(told).toEqual(Object.entries(readingValues).map(([name, values]) => [name, [...values]]));
  });

  it('say each in one sentence of its own', () => {
    const means = readingTexts.flatMap(({ values }) => values.map((value) => value.means));
    expect(new Set(means).size).toBe(means.length);
    for (const sentence of means) expect(sentence).toMatch(/^[A-Z][^.]+\.$/);
  });

  it('are short where the default holds', () => {
    expect(readingsInShort(defaultReadings)).toBe('r3');
    const others = { revision: 'r4', 'tool-constraint': 'off', 'chained-continue': 'charged' } as const;
    expect(readingsInShort(others)).toBe('r4, tool constraint off, chained continue charged');
    const [revision] = readingTexts;
    expect(revision && valueText(revision, {})).toBeUndefined();
  });
});
