/** A number literal as read: `exact` is false where the double is not what the text says. */
export interface ReadNumber {
  readonly value: number | bigint;
  readonly exact: boolean;
}

/** The longest integer, in decimal digits, that is kept exact; a longer one is read as the double. */
const maxIntegerDigits = 4096;
const maxSafe = 2n ** 53n;

/** Digits without outer zeros (empty for zero) and a power of ten: the value is `digits × 10^exponent`. */
interface Decimal {
  readonly digits: string;
  readonly exponent: number;
}

/**
 * Reads a literal of the JSON grammar. An integer (whatever its notation) within ±2^53 is a number, beyond a
 * bigint; any other literal is the nearest double, and exact when it is, as a decimal, what that double prints.
 * A zero keeps its sign, as `JSON.parse` has it.
 */
export function readNumber(literal: string): ReadNumber {
  const double = Number(literal);
  if (literal.length < 16 && !/[eE]/.test(literal)) return { value: double, exact: true };
  const decimal = decimalOf(literal);
  if (decimal.digits === '') return { value: double, exact: true };
  if (decimal.exponent >= 0) {
    if (decimal.digits.length + decimal.exponent > maxIntegerDigits) return { value: double, exact: false };
    const size = BigInt(decimal.digits + '0'.repeat(decimal.exponent));
    if (size > maxSafe) return { value: literal.startsWith('-') ? -size : size, exact: true };
    return { value: double, exact: true };
  }
  if (!Number.isFinite(double)) return { value: double, exact: false };
  const printed = decimalOf(String(double));
  return { value: double, exact: printed.digits === decimal.digits && printed.exponent === decimal.exponent };
}

/**
 * Whether `JSON.parse` alone reads this run of number characters rightly: exact and within ±2^53. A run that
 * is no number at all is not plain either.
 */
export function isPlainNumber(run: string): boolean {
  if (Number.isNaN(Number(run))) return false;
  const read = readNumber(run);
  return read.exact && typeof read.value === 'number';
}

/** Linear in the literal: a pattern such as `0+$` would be quadratic on a long run of zeros. */
function decimalOf(literal: string): Decimal {
  const mark = literal.search(/[eE]/);
  const mantissa = mark < 0 ? literal : literal.slice(0, mark);
  const power = mark < 0 ? 0 : Number(literal.slice(mark + 1));
  const unsigned = mantissa.startsWith('-') ? mantissa.slice(1) : mantissa;
  const dot = unsigned.indexOf('.');
  const digits = dot < 0 ? unsigned : unsigned.slice(0, dot) + unsigned.slice(dot + 1);
  const fraction = dot < 0 ? 0 : unsigned.length - dot - 1;
  let start = 0;
  let end = digits.length;
  while (start < end && digits.charCodeAt(start) === 48) start += 1;
  while (end > start && digits.charCodeAt(end - 1) === 48) end -= 1;
  if (start === end) return { digits: '', exponent: 0 };
  return { digits: digits.slice(start, end), exponent: power - fraction + (digits.length - end) };
}
