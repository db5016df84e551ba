import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@/lib/json';
import { verify } from '@/lib/verify';
import { clauseTitles, keyLines, wholeClauses } from './clauses';

const actual: JsonObject = { messages: [], executed: true, decision: 'allow', input: { task: 2 } };
const lines = (expected: JsonObject, given: JsonObject = actual) =>
  keyLines(given, { expected }, verify({ expected }, { actual: given }));

describe('keyLines', () => {
  it('puts the keys in reporting order and unknown keys last', () => {
    const expected = { ...actual, __proto__x: 1 };
    expect(lines(expected).map(({ key }) => key)).toEqual([
      'decision',
      'executed',
      'input',
      'messages',
      '__proto__x',
    ]);
  });

  it('joins a failed clause to its key, however deep it points', () => {
    const found = lines({ decision: 'allow', input: { task: 1 } });
    expect(found.find(({ key }) => key === 'input')?.clauses.map(({ clause }) => clause)).toEqual([
      'different-value',
    ]);
    expect(found.find(({ key }) => key === 'decision')?.clauses).toEqual([]);
  });

  it('tells a key that is not asserted from one that is missing', () => {
    const found = lines({ decision: 'allow', flow: 'stop' });
    expect(found.find(({ key }) => key === 'messages')).toMatchObject({ asserted: false, actual: [] });
    expect(found.find(({ key }) => key === 'flow')).toMatchObject({ asserted: true, actual: undefined });
  });

  it('shows a forbidden key, even when it is null', () => {
    const found = lines({ decision: 'allow' }, { ...actual, result: null });
    expect(found.find(({ key }) => key === 'result')?.clauses[0]?.clause).toBe('forbidden-key');
  });

  it('shows the outcome alone where nothing is expected', () => {
    expect(keyLines(actual, null, null).every(({ asserted }) => asserted === null)).toBe(true);
  });
});

describe('wholeClauses', () => {
  it('keeps apart what is about the whole, the state and the payload', () => {
    const expectation = {
      expected: { decision: 'allow' },
      expectedState: { state: { permission: 'ask' } },
    } as const;
    const verdict = verify(expectation, { actual, state: { permission: 'allow', candidate: null } });
    expect(wholeClauses(verdict).map(({ clause }) => clause)).toEqual(['state-differs']);
    expect(keyLines(actual, expectation, verdict).flatMap(({ clauses }) => clauses)).toEqual([]);
  });

  it('has a title for every clause', () => {
    expect(Object.values(clauseTitles).every((title) => title.length > 8)).toBe(true);
  });
});
