import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonTexts } from './arbitrary.test-support';
import { copyJson, diffJson, equalJson, type JsonValue, readJson, stringifyJson, valueAt } from './index';

const big = 9007199254740993n;

describe('equality', () => {
  const equal: readonly [JsonValue, JsonValue][] = [
    [1, 1.0],
    [-0, 0],
    [1n, 1],
    [1e300, BigInt(1e300)],
    [
      { a: 1, b: [2n] },
      { b: [2], a: 1n },
    ],
    [Infinity, Infinity],
  ];
  test.each(equal)('%s equals %s', (a, b) => {
    expect(equalJson(a, b) && equalJson(b, a)).toBe(true);
    expect(diffJson(a, b)).toEqual([]);
  });

  const different: readonly [JsonValue, JsonValue][] = [
    [1, true],
    [0, false],
    [1, '1'],
    [null, false],
    [null, {}],
    [[], {}],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 1]],
    [{ a: null }, {}],
    [{ a: 1 }, { b: 1 }],
    [big, Number(big)],
    [big, 2 ** 53],
    [1n, 1.5],
    [1n, true],
    [Infinity, 10n ** 400n],
  ];
  test.each(different)('%s differs from %s', (a, b) => {
    expect(equalJson(a, b) || equalJson(b, a)).toBe(false);
    expect(diffJson(a, b)).not.toEqual([]);
  });
});

describe('difference', () => {
  test('is a path list in the order of the first value, what is new last', () => {
    const before = { 'a/b': 1, keep: [1, { x: true }, 3], gone: null, kind: {} };
    const after = { kind: [], keep: [1, { x: 1 }], 'a/b': 2, new: [] };
    expect(diffJson(before, after)).toEqual([
      { pointer: '/a~1b', kind: 'changed', before: 1, after: 2 },
      { pointer: '/keep/1/x', kind: 'changed', before: true, after: 1 },
      { pointer: '/keep/2', kind: 'removed', before: 3 },
      { pointer: '/gone', kind: 'removed', before: null },
      { pointer: '/kind', kind: 'changed', before: {}, after: [] },
      { pointer: '/new', kind: 'added', after: [] },
    ]);
  });

  test('is empty exactly for equal values, and names places where they differ', () => {
    const value = (text: string): JsonValue => {
      const read = readJson(text);
      if (!read.ok) throw new Error(read.fault.message);
      return read.value;
    };
    fc.assert(
      fc.property(jsonTexts, jsonTexts, (first, second) => {
        const [a, b] = [value(first), value(second)];
        const differences = diffJson(a, b);
        expect(differences.length === 0).toBe(equalJson(a, b));
        for (const { pointer, kind, before, after } of differences) {
          expect(valueAt(a, pointer)).toBe(before);
          expect(valueAt(b, pointer)).toBe(after);
          expect(kind).toBe(before === undefined ? 'added' : after === undefined ? 'removed' : 'changed');
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('copy', () => {
  test('shares nothing and is frozen throughout', () => {
    const value = { a: [{ b: 1 }], c: 'x' };
    const copy = copyJson(value);
    expect(copy).toEqual(value);
    expect(copy).not.toBe(value);
    expect(copy.a).not.toBe(value.a);
    expect(copy.a[0]).not.toBe(value.a[0]);
    expect([copy, copy.a, copy.a[0]].every(Object.isFrozen)).toBe(true);
    expect(Object.isFrozen(value)).toBe(false);
  });
});

describe('text of a value', () => {
  test('is that of JSON.stringify for what a double holds', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 1, 2, 4), (value, indent) => {
        const plain: JsonValue = JSON.parse(JSON.stringify(value), (_, inner) => {
          return typeof inner === 'number' && Math.abs(inner) > 2 ** 53 ? 0 : inner;
        });
        expect(stringifyJson(plain, indent)).toBe(JSON.stringify(plain, null, indent));
      }),
    );
  });

  test('keeps bigints exact, infinities readable and the order of keys', () => {
    expect(stringifyJson({ b: [big], a: -big })).toBe('{"b":[9007199254740993],"a":-9007199254740993}');
    const text = stringifyJson([Infinity, -Infinity]);
    expect(readJson(text)).toEqual({ ok: true, value: [Infinity, -Infinity] });
    expect(stringifyJson(18014830062233872)).toBe('18014830062233872');
    expect(() => stringifyJson(Number.NaN)).toThrow(TypeError);
  });
});
