import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '@/lib/json';
import { type Expectation, type Reported, verify } from '.';

const json = fc.jsonValue({ maxDepth: 3, noUnicodeString: false }).map((value) => value as JsonValue);
const scalar = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.bigInt());
const tree = fc.oneof(json, fc.dictionary(fc.string(), scalar), fc.array(scalar));

/** An outcome that the derivation rules allow: no result unless it is an allow that runs on. */
const outcome: fc.Arbitrary<JsonObject> = fc
  .record(
    {
      decision: fc.constantFrom('allow', 'ask', 'deny'),
      executed: fc.boolean(),
      input: tree,
      messages: fc.array(fc.string()),
      result: tree,
      flow: fc.constantFrom('stop', 'continue'),
      continuationInstructions: fc.array(fc.string()),
      continuationRemaining: fc.nat(),
      injections: fc.array(tree),
    },
    { requiredKeys: ['decision', 'executed', 'messages'] },
  )
  .map(({ result, ...rest }) =>
    result === undefined || rest.decision !== 'allow' || rest.flow === 'stop' ? rest : { ...rest, result },
  );

/** Every place of a value, as paths. */
function places(value: JsonValue, path: readonly string[] = []): (readonly string[])[] {
  if (value === null || typeof value !== 'object') return [path];
  return [path, ...Object.entries(value).flatMap(([key, child]) => places(child, [...path, key]))];
}

/** A copy of `value` in which the value at `path` is another one. */
function mutated(value: JsonValue, [key, ...rest]: readonly string[]): JsonValue {
  if (key === undefined) return value === 'mutated' ? 'mutated again' : 'mutated';
  if (Array.isArray(value))
    return value.map((child, index) => (String(index) === key ? mutated(child, rest) : child));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, name === key ? mutated(child, rest) : child]),
  );
}

const pointer = (path: readonly string[]) =>
  path.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

describe('verify, for any outcome', () => {
  it('passes an outcome against the expectation built from it, whatever the order of keys', () => {
    fc.assert(
      fc.property(outcome, (actual) => {
        const reversed = Object.fromEntries(Object.entries(actual).reverse());
        expect(verify({ expected: actual }, { actual: reversed }).clauses).toEqual([]);
      }),
    );
  });

  it('fails on any single mutation of an asserted value, and names the place', () => {
    fc.assert(
      fc.property(outcome, fc.nat(), (expected, seed) => {
        const below = places(expected).slice(1);
        const path = below[seed % below.length] ?? [];
        const verdict = verify({ expected }, { actual: mutated(expected, path) });
        expect(verdict.status).toBe('failed');
        expect(verdict.clauses.map((clause) => clause.pointer)).toContain(pointer(path));
      }),
    );
  });

  it('fails on any asserted key that is left out, and names it', () => {
    fc.assert(
      fc.property(outcome, fc.nat(), (expected, seed) => {
        const keys = Object.keys(expected);
        const lost = keys[seed % keys.length] ?? '';
        const actual = Object.fromEntries(Object.entries(expected).filter(([key]) => key !== lost));
        expect(verify({ expected }, { actual }).clauses).toMatchObject([
          { clause: 'missing-key', pointer: `/${lost}` },
        ]);
      }),
    );
  });

  it('never throws and never passes a row by accident, on any JSON anywhere', () => {
    const member = fc.option(fc.oneof(json, fc.constantFrom('passed', 'failed', true, false)), {
      nil: undefined,
    });
    const row = fc.record({
      expected: member,
      expectError: member,
      hostExpected: member,
      expectedState: member,
    });
    const reported = fc.record({
      actual: member,
      status: member,
      state: member,
      payload: member,
      sdkAccepted: member,
      hostAccepted: member,
      rejectionLayer: member,
    });
    fc.assert(
      fc.property(row, reported, (expectation, outcomeOfRow) => {
        const verdict = verify(expectation as Expectation, outcomeOfRow as Reported);
        expect(verdict.clauses.length === 0).toBe(verdict.status === 'passed');
      }),
    );
  });

  it('takes values deeper than any stack', () => {
    const nest = (leaf: JsonValue) => {
      let value: JsonValue = leaf;
      for (let depth = 0; depth < 20_000; depth += 1) value = depth % 2 === 0 ? [value] : { in: value };
      return value;
    };
    const expected = { result: nest(1) };
    expect(verify({ expected }, { actual: { result: nest(1) } }).status).toBe('passed');
    const [clause] = verify({ expected }, { actual: { result: nest(2) } }).clauses;
    expect(clause?.clause).toBe('different-value');
    expect(clause?.pointer.split('/')).toHaveLength(20_002);
    expect([clause?.expected, clause?.actual]).toEqual([1, 2]);
  });
});
