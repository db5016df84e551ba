import { describe, expect, it } from 'vitest';
import { type Clause, type ClauseId, verify } from '.';
import { cases, input, runs } from './cases.test-support';

const named = ({ clause, pointer }: Clause) => `${clause} ${pointer}`;

describe('the verifier contract, clause by clause', () => {
  for (const { name, row, reported, fails, status } of cases) {
    it(`${fails.length === 0 ? 'passes' : 'names'}: ${name}`, () => {
      const verdict = verify(row, reported);
      expect(verdict.clauses.map(named)).toEqual(fails);
      expect(verdict.status).toBe(status ?? (fails.length === 0 ? 'passed' : 'failed'));
    });
  }

  it('has a case for every clause', () => {
    const seen = new Set(cases.flatMap(({ fails }) => fails.map((fault) => fault.split(' ')[0])));
    const elsewhere: ClauseId[] = ['state-differs', 'payload-differs'];
    const all: Record<ClauseId, true> = {
      'missing-key': true,
      'different-value': true,
      'array-length': true,
      'array-order': true,
      'forbidden-key': true,
      'leaked-result': true,
      'rejection-not-given': true,
      'rejection-not-expected': true,
      'nothing-reported': true,
      'status-contradicts': true,
      'host-split': true,
      'invalid-row': true,
      'state-differs': true,
      'payload-differs': true,
    };
    expect([...seen, ...elsewhere].sort()).toEqual(Object.keys(all).sort());
  });

  it('gives the values and the path list of a difference', () => {
    const [clause] = verify(
      { expected: runs },
      { actual: { ...runs, input: { task: 1, options: 3 } } },
    ).clauses;
    expect(clause).toMatchObject({ clause: 'different-value', pointer: '/input', expected: input });
    expect(clause?.differences).toEqual([
      { pointer: '/input/options', kind: 'changed', before: { recursive: true, limit: 20 }, after: 3 },
      { pointer: '/input/keep', kind: 'removed', before: 'yes' },
    ]);
  });

  it('says every fault in one whole sentence', () => {
    for (const { row, reported } of cases) {
      for (const { message } of verify(row, reported).clauses) expect(message).toMatch(/^[A-Z`].*[^.]\.$/u);
    }
  });
});
