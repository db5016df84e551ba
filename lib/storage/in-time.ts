import type { Schedule } from './draft-saver';

/** How long the browser's database may take to answer, in milliseconds; far more than a slow disk needs. */
export const patience = 4000;

/** The answer if it comes within the time, else undefined; the late one is dropped. */
export function inTime<T>(
  answer: Promise<T>,
  schedule: Schedule,
  wait: number = patience,
): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    schedule(() => resolve(undefined), wait);
    answer.then(resolve, reject);
  });
}
