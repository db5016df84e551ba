/**
 * Runs tasks, at most so many at a time, and gives their results in the order of the tasks.
 *
 * @template T
 * @param {number} atOnce
 * @param {readonly (() => Promise<T>)[]} tasks
 * @returns {Promise<T[]>}
 */
export const inParallel = async (atOnce, tasks) => {
  /** @type {T[]} */
  const results = [];
  const waiting = tasks.entries();
  const worker = async () => {
    for (const [index, task] of waiting) results[index] = await task();
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
};
