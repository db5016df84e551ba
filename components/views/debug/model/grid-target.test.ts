import { expect, it } from 'vitest';
import { gridTarget } from './grid-target';

const size = { rows: 10, columns: 3, page: 4 };

it.each([
  ['ArrowDown', false, [9, 1], [9, 1]],
  ['ArrowDown', false, [3, 1], [4, 1]],
  ['ArrowUp', false, [0, 1], [0, 1]],
  ['ArrowRight', false, [2, 2], [2, 2]],
  ['ArrowLeft', false, [2, 2], [2, 1]],
  ['PageDown', false, [7, 0], [9, 0]],
  ['PageUp', false, [7, 0], [3, 0]],
  ['Home', false, [5, 2], [5, 0]],
  ['End', false, [5, 0], [5, 2]],
  ['Home', true, [5, 2], [0, 0]],
  ['End', true, [5, 0], [9, 2]],
] as const)('%s (Ctrl %s) leads from %j to %j', (key, ctrl, [row, column], [toRow, toColumn]) => {
  expect(gridTarget(key, ctrl, { row, column }, size)).toEqual({ row: toRow, column: toColumn });
});

it('leaves other keys alone, and stays in an empty grid', () => {
  expect(gridTarget('a', false, { row: 0, column: 0 }, size)).toBeNull();
  expect(gridTarget('End', true, { row: 0, column: 0 }, { rows: 0, columns: 0, page: 1 })).toEqual({
    row: 0,
    column: 0,
  });
});
