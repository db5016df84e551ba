import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '@/lib/json';
import { type Clause, type Expectation, type Reported, verify } from '.';
import { input, refused, runs } from './cases.test-support';

const named = ({ clause, pointer }: Clause) => `${clause} ${pointer}`;

describe('expectedState', () => {
  const state: JsonObject = {
    permission: 'none',
    candidate: { value: 1, provenance: { requestId: 'a' } },
    flow: 'stop',
  };
  const engine = (payload: JsonValue | undefined): Reported => ({ actual: runs, state, payload });
  const check = (expectedState: JsonObject, reported: Reported) =>
    verify({ expected: runs, expectedState }, reported).clauses.map(named);

  it('compares the asserted keys of the state, each of them whole', () => {
    expect(check({ state: { permission: 'none', flow: 'stop' } }, engine(input))).toEqual([]);
    expect(check({ state: { permission: 'allow', flow: 'stop' } }, engine(input))).toEqual([
      'state-differs /state/permission',
    ]);
    expect(check({ state: { candidate: { value: 1 }, flow: 'stop' } }, engine(input))).toEqual([
      'state-differs /state/candidate/provenance',
    ]);
    expect(check({ state: { flow: 'stop', injections: [] } }, engine(input))).toEqual([
      'state-differs /state/injections',
    ]);
  });

  it('wants the members asserted that a state holds only when they are needed', () => {
    expect(check({ state: { permission: 'none' } }, engine(input))).toEqual(['state-differs /state/flow']);
    expect(check({ state: {} }, engine(input))).toEqual(['state-differs /state/flow']);
    expect(check({ payload: input }, engine(input))).toEqual([]);
  });

  it('compares the payload whole, and null is an assertion', () => {
    expect(check({ payload: input }, engine(input))).toEqual([]);
    expect(check({ payload: { task: 1 } }, engine(input))).toEqual(['payload-differs /payload']);
    expect(check({ payload: null }, engine(undefined))).toEqual(['payload-differs /payload']);
  });

  it('holds for a rejection too', () => {
    const row: Expectation = {
      expectError: true,
      expectedState: { state: { permission: 'allow', flow: 'stop' } },
    };
    expect(verify(row, { actual: refused, state, payload: input }).clauses.map(named)).toEqual([
      'state-differs /state/permission',
    ]);
  });

  it('is not held against an adapter, which never sees it', () => {
    expect(check({ state: { permission: 'deny' }, payload: 1 }, { actual: runs, status: 'passed' })).toEqual(
      [],
    );
  });
});
