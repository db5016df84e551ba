import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { literals } from './arbitrary.test-support';
import { equalJson, parseJson, readJson, stringifyJson } from './index';
import { readNumber } from './number';

describe('numbers', () => {
  const cases: readonly [literal: string, value: number | bigint, exact: boolean][] = [
    ['9007199254740991', 9007199254740991, true],
    ['9007199254740992', 9007199254740992, true],
    ['9007199254740993', 9007199254740993n, true],
    ['-9007199254740993', -9007199254740993n, true],
    ['9007199254740993.0', 9007199254740993n, true],
    ['900719925474099.3e1', 9007199254740993n, true],
    ['1e20', 10n ** 20n, true],
    ['12345678901234567890.0', 12345678901234567890n, true],
    ['1e400', 10n ** 400n, true],
    ['1.5e1', 15, true],
    ['1e0', 1, true],
    ['0.1', 0.1, true],
    ['0.10000000000000000', 0.1, true],
    ['0.1000000000000000055511151231257827', 0.1, false],
    ['0.30000000000000004', 0.30000000000000004, true],
    ['3.14159265358979323846', Math.PI, false],
    ['1.00000000000000000001', 1, false],
    ['1e-400', 0, false],
    ['5e-324', 5e-324, true],
    ['0e999999999', 0, true],
    ['1e999999999', Infinity, false],
    ['-1e5000', -Infinity, false],
    ['1e-999999999999999999999', 0, false],
    ['1e99999999999999999999999', Infinity, false],
  ];
  test.each(cases)('%s', (literal, value, exact) => {
    expect(readNumber(literal)).toEqual({ value, exact });
    const parsed = parseJson(`{"n":${literal}}`);
    expect(parsed.ok && parsed.value.value).toEqual({ n: value });
    expect(readJson(`[${literal}]`)).toEqual({ ok: true, value: [value] });
    expect(readJson(literal)).toEqual({ ok: true, value });
  });

  test('a zero keeps its sign, as JSON.parse has it', () => {
    for (const literal of ['-0', '-0.0', '-0e5', '-0.000000000000000000']) {
      expect(Object.is(readNumber(literal).value, -0)).toBe(true);
    }
    expect(stringifyJson([-0, 0])).toBe('[-0,0]');
  });

  test('4096 digits are exact, one more is read as the double', () => {
    expect(readNumber('9'.repeat(4096))).toEqual({ value: BigInt('9'.repeat(4096)), exact: true });
    expect(readNumber('9'.repeat(4097))).toEqual({ value: Infinity, exact: false });
  });

  test('whatever was read is written so that it reads as the same value', () => {
    fc.assert(
      fc.property(literals, (literal) => {
        const { value } = readNumber(literal);
        expect(equalJson(readNumber(stringifyJson(value)).value, value)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('an integer is read as the integer it is, whatever the notation', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }),
        fc.nat({ max: 30 }),
        (integer, shift) => {
          for (const literal of [
            `${integer}`,
            `${integer}.000`,
            `${integer}${'0'.repeat(shift)}e-${shift}`,
            `${integer}E+0`,
          ]) {
            expect(BigInt(readNumber(literal).value)).toBe(integer);
          }
        },
      ),
    );
  });
});
