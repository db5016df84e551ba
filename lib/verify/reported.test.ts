import { describe, expect, it } from 'vitest';
import { type Clause, reportedOf, verify } from '.';
import { input, refused, runs } from './cases.test-support';

const named = ({ clause, pointer }: Clause) => `${clause} ${pointer}`;

describe('reportedOf', () => {
  it('takes an accepted and a rejected evaluation as they are', () => {
    const accepted = { outcome: 'accepted', actual: runs, state: { permission: 'none' }, payload: input };
    expect(reportedOf(accepted)).toEqual({ actual: runs, state: { permission: 'none' }, payload: input });
    const rejected = { outcome: 'rejected', actual: refused, state: {}, payload: undefined };
    expect(verify({ expectError: true }, reportedOf(rejected)).status).toBe('passed');
  });

  it('never lets an illegal request pass as a rejection', () => {
    const illegal = { outcome: 'invalid-request', actual: null, state: null, payload: undefined };
    for (const row of [{ expectError: true } as const, { expected: runs }]) {
      expect(verify(row, reportedOf(illegal)).clauses.map(named)).toEqual(['invalid-row ']);
    }
  });
});
