import fc from 'fast-check';

const treacherousKeys = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'a/b',
  'm~n',
  '',
  '0',
  'é',
  '\ud800',
];
const keys = fc.oneof(fc.constantFrom(...treacherousKeys), fc.string({ unit: 'binary', maxLength: 6 }));

/** Number literals of every notation, many of them beyond what a double holds. */
export const literals = fc.oneof(
  fc.integer().map(String),
  fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n }).map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => JSON.stringify(value)),
  fc
    .tuple(
      fc.boolean(),
      fc.integer({ min: 0, max: 99999 }),
      fc.option(fc.bigInt({ min: 0n, max: 10n ** 20n })),
      fc.integer({ min: -400, max: 400 }),
      fc.constantFrom('e', 'E', 'e+'),
    )
    .map(([minus, whole, fraction, power, mark]) => {
      const tail = power < 0 ? `e${power}` : `${mark}${power}`;
      return `${minus ? '-' : ''}${whole}${fraction === null ? '' : `.${fraction}`}${tail}`;
    }),
);

const space = fc.constantFrom('', '', '', ' ', '\n', '\t', '\r\n', '\r');

/** Texts that are JSON, with odd spacing, treacherous keys (also repeated ones) and all kinds of numbers. */
export const jsonTexts: fc.Arbitrary<string> = fc.letrec<{ text: string }>((tie) => ({
  text: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc
      .tuple(
        space,
        fc.oneof(
          literals,
          fc.constantFrom('null', 'true', 'false'),
          fc.string({ unit: 'binary' }).map((text) => JSON.stringify(text)),
        ),
        space,
      )
      .map((parts) => parts.join('')),
    fc.array(tie('text'), { maxLength: 4 }).map((items) => `[${items.join(',')}]`),
    fc
      .array(fc.tuple(space, keys, space, tie('text')), { maxLength: 4 })
      .map(
        (members) =>
          `{${members.map(([before, key, after, text]) => `${before}${JSON.stringify(key)}${after}:${text}`).join(',')}}`,
      ),
  ),
})).text;

/** Texts that are nearly JSON: a valid one with one piece cut out, put in or doubled. */
export const brokenTexts = fc
  .tuple(
    jsonTexts,
    fc.nat(),
    fc.nat({ max: 3 }),
    fc.constantFrom(
      '',
      ',',
      ':',
      '[',
      ']',
      '{',
      '}',
      '"',
      '\\',
      '0',
      '-',
      '.',
      'e',
      '+',
      "'",
      '/',
      '//',
      '/**/',
      '\u0000',
      '\n',
      '\u00a0',
      '\ufeff',
      'NaN',
      'x',
      '\\u12',
      '01',
    ),
  )
  .map(([text, at, cut, insert]) => {
    const place = text.length === 0 ? 0 : at % (text.length + 1);
    return text.slice(0, place) + insert + text.slice(place + cut);
  });

/** What `JSON.parse` makes of a text; undefined where it refuses. */
export function nativeParse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
