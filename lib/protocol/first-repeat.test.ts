import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstRepeat } from './first-repeat';

test.each([
  [[], -1],
  [['a'], -1],
  [['a', 'b', 'a'], 2],
  [['__proto__', '__proto__'], 1],
  [['constructor', 'toString', 'constructor'], 2],
  [[1, '1'], -1],
  [[{}, {}], -1],
])('%j repeats first at %i', (list, at) => {
  expect(firstRepeat(list)).toBe(at);
});

test('long and short lists are judged alike', () => {
  const plainly = (list: readonly string[]) => list.findIndex((entry, at) => list.indexOf(entry) < at);
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz', '__proto__'), { maxLength: 30 }),
      (list) => {
        expect(firstRepeat(list)).toBe(plainly(list));
      },
    ),
  );
});
