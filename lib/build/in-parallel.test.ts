import { expect, test } from 'vitest';
import { inParallel } from './in-parallel.mjs';

test('tasks run two at a time, and results keep the order of the tasks', async () => {
  let running = 0;
  const seen: number[] = [];
  const task = (turns: number, result: string) => async () => {
    running += 1;
    seen.push(running);
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    running -= 1;
    return result;
  };
  const results = await inParallel(2, [task(30, 'a'), task(1, 'b'), task(5, 'c'), task(1, 'd')]);
  expect(results).toEqual(['a', 'b', 'c', 'd']);
  expect(Math.max(...seen)).toBe(2);
});
