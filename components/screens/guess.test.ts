import { describe, expect, it } from 'vitest';
import { freshGuess, isComplete, isRight } from './guess';

describe('a guess', () => {
  const guess = freshGuess('row');

  it('is complete with decision and execution, or with a rejection alone', () => {
    expect(isComplete(guess)).toBe(false);
    expect(isComplete({ ...guess, decision: 'allow' })).toBe(false);
    expect(isComplete({ ...guess, decision: 'allow', executed: false })).toBe(true);
    expect(isComplete({ ...guess, decision: 'rejected' })).toBe(true);
  });

  it('is right only when both parts are', () => {
    const allowed = { ...guess, decision: 'allow', executed: true } as const;
    expect(isRight(allowed, { decision: 'allow', executed: true })).toBe(true);
    expect(isRight(allowed, { decision: 'allow', executed: false })).toBe(false);
    expect(isRight(allowed, { decision: 'ask', executed: false })).toBe(false);
    expect(isRight({ ...guess, decision: 'rejected' }, { decision: 'rejected', executed: false })).toBe(true);
  });
});
