import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '@/lib/json';
import { coreSuite } from '@/lib/suite';
import { evaluate } from './evaluate';
import { otherReadings } from './other-readings';

const rowOf = (id: string) => {
  const row = coreSuite.find((each) => each.id === id);
  if (row === undefined) throw new Error(`no row ${id}`);
  return row;
};

const object = (value: JsonValue | undefined): JsonObject => value as JsonObject;

/** A core row with other effects, and params changed. */
function variant(
  id: string,
  effects: JsonValue | undefined,
  params: (given: JsonObject) => JsonObject = (p) => p,
) {
  const { request, response } = rowOf(id);
  const result = { protocolVersion: 'draft', ...(effects === undefined ? {} : { effects }) };
  const { params: given, ...rest } = object(request);
  return {
    request: { ...rest, params: params(object(given)) },
    response: { ...object(response), result },
  };
}

const input = (task: number) => ({ type: 'modify', target: 'input', operation: 'merge', value: { task } });
const held = (flow: string, left: number) => (given: JsonObject) => ({
  ...given,
  state: { permission: 'none', candidate: null, flow },
  capabilities: {
    ...object(given.capabilities),
    flow: { operations: ['stop', 'continue'], remainingContinuations: left, continuationCount: 0 },
  },
});

const told = (exchange: ReturnType<typeof variant>, readings = {}) =>
  otherReadings(exchange, readings).map(({ setting, outcome, class: kind, because }) => [
    Object.values(setting)[0],
    kind ?? outcome,
    because,
  ]);

describe('what other readings make of an exchange', () => {
  it('says what hangs on an absent list of effects', () => {
    expect(told(variant('deny-blocks', undefined))).toEqual([
      [
        'r4',
        'accepted',
        'Under revision r4 an absent `effects` is an empty list, so the response is accepted.',
      ],
    ]);
    expect(told(variant('deny-blocks', undefined), { revision: 'r4' })).toEqual([
      [
        'r3',
        'schema-invalid',
        'Under revision r3 a response must name its effects, so the response is rejected.',
      ],
      [
        'r2',
        'schema-invalid',
        'Under revision r2 a response must name its effects, so the response is rejected.',
      ],
    ]);
  });

  it('says what hangs on the tool’s constraint', () => {
    const mended = variant('modify-sequence-is-ordered', [input(0), input(3)]);
    const final = 'Here only the input that stands at the end must hold a positive whole number as `task`';
    expect(told(mended)).toEqual([
      ['final', 'accepted', `${final}, so the response is accepted.`],
      ['off', 'accepted', 'Here no input is held to the tool’s constraint, so the response is accepted.'],
    ]);
    expect(told(mended, { 'tool-constraint': 'off' })).toEqual([
      [
        'every',
        'application-invalid',
        'Here every staged input must hold a positive whole number as `task`, so the response is rejected.',
      ],
    ]);
  });

  it('says what hangs on a continue that came with the request', () => {
    const again = [{ type: 'flow', operation: 'continue' }];
    const charged = 'Here every continue takes a unit, though one came accepted with the request';
    expect(told(variant('flow-continue-at-finish', again, held('continue', 2)))).toEqual([
      ['charged', 'accepted', `${charged}, so 1 continuation remains.`],
    ]);
    expect(told(variant('flow-continue-at-finish', again, held('continue', 0)))).toEqual([
      ['charged', 'application-invalid', `${charged}, so the response is rejected.`],
    ]);
    expect(told(variant('flow-continue-at-finish', again, held('none', 2)))).toEqual([]);
  });

  it('tells an injection, a merge into a list, and a state that only r4 types', () => {
    const inject = { type: 'inject', target: 'context', operation: 'append', deliverAt: 'now' };
    const loose = variant('all-six-effects-atomic', [{ ...inject, value: { text: 'x' } }], (given) => ({
      ...given,
      capabilities: { effects: ['inject'], inject: { context: { append: true, deliverAt: ['now'] } } },
    }));
    expect(told(loose)).toEqual([
      ['r2', 'accepted', 'Under revision r2 an injection may hold any JSON, so the response is accepted.'],
    ]);
    const merge = { type: 'modify', target: 'response', operation: 'merge', value: [] };
    const list = variant('flow-continue-at-finish', [merge], (given) => ({
      ...given,
      capabilities: { effects: ['modify'], modify: { response: { replace: true, merge: true } } },
    }));
    expect(told(list)).toEqual([
      [
        'r2',
        'schema-invalid',
        'Under revision r2 a merge takes an object and touches no list, so the response is rejected.',
      ],
    ]);
    const state = { permission: 'none', candidate: null, injections: ['loose'] };
    expect(told(variant('deny-blocks', [], (given) => ({ ...given, state })))).toEqual([
      [
        'r4',
        'invalid-request',
        'Under revision r4 what the incoming state holds is typed, so the request is not legal.',
      ],
    ]);
  });

  it('is silent on every row of the core suite that no reading divides, and right on the others', () => {
    for (const row of coreSuite) {
      for (const { setting, outcome, because } of otherReadings(row)) {
        expect(evaluate(row, { readings: setting, steps: false }).outcome).toBe(outcome);
        expect(because).toMatch(/^(Under revision r[234]|Here) .+, so .+\.$/);
      }
    }
  });

  it('never throws on any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (request, response) => {
        expect(otherReadings({ request: request as JsonValue, response: response as JsonValue })).toEqual([]);
      }),
    );
  });
});
