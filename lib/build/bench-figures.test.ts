import { expect, test } from 'vitest';
import { figureLines, isGood, median, percentile } from './bench-figures.mjs';

test('median and percentile take values that were measured', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(percentile([5, 1, 4, 2, 3], 0.95)).toBe(5);
  expect(
    percentile(
      Array.from({ length: 100 }, (_, index) => index + 1),
      0.95,
    ),
  ).toBe(95);
  expect(percentile([7], 0.5)).toBe(7);
});

test('a figure over its limit, or none at all, is told as such', () => {
  const figure = { id: 'a', title: 'a to b', value: 3.001, unit: '×', limit: 3, aim: 2 } as const;
  expect(isGood(figure)).toBe(false);
  expect(isGood({ ...figure, value: Number.NaN })).toBe(false);
  expect(figureLines([figure, { ...figure, title: 'c', value: 3 }], [{ id: 'd', because: 'of e' }])).toEqual([
    'OVER a to b    3.00 × (at most 3, aim 2)',
    'ok   c         3.00 × (at most 3, aim 2)',
    '---- d was not measured: of e',
  ]);
});
