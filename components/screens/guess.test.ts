import { describe, expect, it } from 'vitest';
import { evaluate } from '@/lib/evaluate';
import { boundaryOf } from '@/lib/protocol';
import { coreSuite } from '@/lib/suite';
import { freshGuess, hasValues, isComplete, isRight, truthOf } from './guess';
import { nextUnseen, type Score, scored, scoreText } from './guess-score';
import { areSaid, rightValues } from './guess-values';

const guess = freshGuess('row');
const usual = { choice: 'usual', text: '' } as const;
const value = (text: string) => ({ choice: 'value', text }) as const;

function truth(id: string) {
  const row = coreSuite.find((candidate) => candidate.id === id);
  if (row === undefined) throw new Error(`no row ${id}`);
  const type = id.startsWith('flow-repeated') ? 'turn.finish.before' : 'tool.before';
  const found = truthOf(evaluate(row), boundaryOf(type));
  if (found === null) throw new Error('nothing to guess');
  return found;
}

describe('a guess at decision and execution', () => {
  it('is complete with both, or with a rejection alone', () => {
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

describe('a guess at input and result', () => {
  it('is asked where there can be any, and never after a rejection', () => {
    expect(hasValues(truth('allow-executes'))).toBe(true);
    expect(truth('flow-repeated-continue-is-one-continuation').result).toBeNull();
    expect(hasValues(truth('deny-missing-reason'))).toBe(false);
  });

  it('is said when every text is JSON', () => {
    const asked = truth('modify-return');
    expect(areSaid(guess, asked)).toBe(false);
    expect(areSaid({ ...guess, input: usual, result: usual }, asked)).toBe(true);
    expect(areSaid({ ...guess, input: usual, result: value('{') }, asked)).toBe(false);
    expect(areSaid({ ...guess, input: usual, result: value('null') }, asked)).toBe(true);
  });

  it('is right by deep equality, whatever the order of keys', () => {
    const asked = truth('modify-return');
    const input = value('{"keep":"yes","options":{"limit":20.0,"recursive":true},"task":2}');
    const all = { ...guess, input, result: value('{"cached": 2}') };
    expect(rightValues(all, asked)).toEqual({ input: true, result: true });
    expect(rightValues({ ...all, input: usual, result: usual }, asked)).toEqual({
      input: false,
      result: false,
    });
  });

  it('tells no result from a result that is null', () => {
    const [none, held] = [truth('allow-executes'), truth('return-null-preserved')];
    const both = (result: typeof guess.result) =>
      [none, held].map((asked) => rightValues({ ...guess, input: usual, result }, asked).result);
    expect(both(usual)).toEqual([true, false]);
    expect(both(value('null'))).toEqual([false, true]);
  });
});

describe('the score of a visit', () => {
  it('counts each row once, by its first guess', () => {
    let score: Score = new Map();
    expect(scoreText(score)).toBe('');
    score = scored(score, 'a', { first: false, values: null });
    score = scored(score, 'a', { first: true, values: true });
    score = scored(score, 'b', { first: true, values: null });
    expect(scoreText(score)).toBe('This visit: 1 of 2 right; input and result 1 of 1.');
    expect(scored(score, 'a', { first: true, values: false })).toBe(score);
  });

  it('leads to the next row that was not seen, going round', () => {
    const rows = ['a', 'b', 'c'].map((key) => ({ key }));
    expect(nextUnseen(rows, 'b', new Set(['b']))?.key).toBe('c');
    expect(nextUnseen(rows, 'c', new Set(['b', 'c']))?.key).toBe('a');
    expect(nextUnseen(rows, null, new Set())?.key).toBe('a');
    expect(nextUnseen(rows, 'a', new Set(['a', 'b', 'c']))).toBeNull();
  });
});
