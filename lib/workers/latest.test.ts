import { describe, expect, it } from 'vitest';
import { latestOnly } from './latest';

/** An act whose answers are given by hand, in the order of the calls. */
function byHand() {
  const started: string[] = [];
  const answers: (() => void)[] = [];
  const act = (text: string) =>
    new Promise<string>((resolve) => {
      started.push(text);
      answers.push(() => resolve(text.toUpperCase()));
    });
  return { act, started, answer: () => answers.shift()?.() };
}

describe('latest only', () => {
  it('answers a single call', async () => {
    const { act, answer } = byHand();
    const call = latestOnly(act)('a');
    answer();
    expect(await call).toBe('A');
  });

  it('runs the first and the last of many, and drops all but the last answer', async () => {
    const { act, started, answer } = byHand();
    const latest = latestOnly(act);
    const calls = ['a', 'b', 'c', 'd'].map((text) => latest(text));
    expect(started).toEqual(['a']);
    answer();
    expect(await Promise.all(calls.slice(0, 3))).toEqual([null, null, null]);
    expect(started).toEqual(['a', 'd']);
    answer();
    expect(await calls[3]).toBe('D');
  });

  it('goes on after a failure', async () => {
    let fail = true;
    const latest = latestOnly(async (text: string) => {
      if (fail) throw new Error('once');
      return text;
    });
    await expect(latest('a')).rejects.toThrow('once');
    fail = false;
    expect(await latest('b')).toBe('b');
  });
});
