import { describe, expect, test } from 'vitest';
import { parseJson } from './index';

function faultOf(text: string) {
  const parsed = parseJson(text);
  if (parsed.ok) throw new Error(`read: ${text}`);
  return parsed.fault;
}

function read(text: string) {
  const parsed = parseJson(text);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value;
}

describe('faults say what was found, what was expected, and where', () => {
  const cases: readonly [text: string, line: number, column: number, message: string][] = [
    ['[1,\n2,]', 2, 3, 'Found `]` where a value was expected. No comma stands behind the last element.'],
    [
      '{"a":1,}',
      1,
      8,
      'Found `}` where a key in double quotes was expected. No comma stands behind the last member.',
    ],
    ['[,1]', 1, 2, 'Found `,` where a value or `]` was expected.'],
    ['{"a" 1}', 1, 6, 'Found the number 1 where a colon was expected.'],
    ['{"a":}', 1, 6, 'Found `}` where a value was expected.'],
    [
      '{a:1}',
      1,
      2,
      'Found `a` where a key in double quotes or `}` was expected. JSON knows only the words true, false and null; any other text is a string in double quotes.',
    ],
    ["['a']", 1, 2, "Found `'a'` where a value or `]` was expected. JSON strings stand in double quotes."],
    ['[1 2]', 1, 4, 'Found the number 2 where a comma or `]` was expected.'],
    ['{"a":1 "b":2}', 1, 8, 'Found a string where a comma or `}` was expected.'],
    ['[1]\n]', 2, 1, 'Found `]` where the end of the text was expected.'],
    ['[1', 1, 3, 'Found the end of the text where a comma or `]` was expected.'],
    ['{"a":1]', 1, 7, 'Found `]` where a comma or `}` was expected.'],
    ['[1] // done', 1, 5, 'Found a comment where the end of the text was expected. JSON has no comments.'],
    ['/* a */ 1', 1, 1, 'Found a comment where a value was expected. JSON has no comments.'],
    [
      '[NaN]',
      1,
      2,
      'Found `NaN` where a value or `]` was expected. JSON knows only the words true, false and null; any other text is a string in double quotes.',
    ],
    [
      '{"a":True}',
      1,
      6,
      'Found `True` where a value was expected. JSON knows only the words true, false and null; any other text is a string in double quotes.',
    ],
    [
      '[01]',
      1,
      3,
      'Found the number 1 where a comma or `]` was expected. A JSON number has no leading zeros.',
    ],
    [
      '-01',
      1,
      3,
      'Found the number 1 where the end of the text was expected. A JSON number has no leading zeros.',
    ],
    ['[1.]', 1, 4, 'Found `]` where a digit was expected.'],
    ['[1e+]', 1, 5, 'Found `]` where a digit was expected.'],
    [
      '[+1]',
      1,
      2,
      'Found `+1` where a value or `]` was expected. A JSON number starts with a digit, or with a minus and a digit.',
    ],
    [
      '[.5]',
      1,
      2,
      'Found `.5` where a value or `]` was expected. A JSON number starts with a digit, or with a minus and a digit.',
    ],
    [
      '[-]',
      1,
      2,
      'Found `-` where a value or `]` was expected. A JSON number starts with a digit, or with a minus and a digit.',
    ],
    ['"a\tb"', 1, 3, 'Found the control character U+0009 inside a string: write it as `\\t`.'],
    ['"a\u0001"', 1, 3, 'Found the control character U+0001 inside a string: write it as `\\u0001`.'],
    [
      '["a\nb"]',
      1,
      4,
      'Found a line break inside a string: close the string before it, or write the break as `\\n`.',
    ],
    ['"a\\x41"', 1, 3, 'Found the escape `\\x`, which JSON does not know.'],
    ['"\\u12g4"', 1, 2, 'The escape `\\u` needs four hexadecimal digits.'],
    ['{"\\q":1}', 1, 3, 'Found the escape `\\q`, which JSON does not know.'],
    ['["abc', 1, 2, 'The string is not closed: a double quote was expected before the end of the text.'],
    ['["abc\\', 1, 2, 'The string is not closed: a double quote was expected before the end of the text.'],
    ['[1,\u00a02]', 1, 4, 'Found `\u00a02` where a value was expected.'],
  ];
  test.each(cases)('%j', (text, line, column, message) => {
    const fault = faultOf(text);
    expect(fault.message).toBe(message);
    expect(fault.kind).toBe('syntax');
    expect([fault.range.line, fault.range.column]).toEqual([line, column]);
  });

  test.each(['', ' \r\n\t', '\ufeff', '\ufeff \n'])('an empty text %j is a fault of its own', (text) => {
    expect(faultOf(text)).toMatchObject({ kind: 'empty', range: { offset: 0, line: 1, column: 1 } });
  });

  test('the limits are faults of their own, at the place where they are passed', () => {
    expect(parseJson('[[1]]', { maxDepth: 1, maxLength: 99 })).toMatchObject({
      ok: false,
      fault: { kind: 'too-deep', range: { offset: 1, line: 1, column: 2 } },
    });
    expect(parseJson('[[1]]', { maxDepth: 2, maxLength: 99 }).ok).toBe(true);
    expect(parseJson('[\n1]', { maxDepth: 9, maxLength: 3 })).toMatchObject({
      ok: false,
      fault: { kind: 'too-large', range: { offset: 3, line: 2, column: 2 } },
    });
  });
});

describe('warnings', () => {
  const cases: readonly [text: string, kind: string, pointer: string, line: number, column: number][] = [
    ['{"a":1,\n "a":2}', 'duplicate-key', '/a', 2, 2],
    ['{"x":[{},{"__proto__":1,"__proto__":2}]}', 'duplicate-key', '/x/1/__proto__', 1, 25],
    ['{"a":1,"\\u0061":2}', 'duplicate-key', '/a', 1, 8],
    ['[1, 0.1234567890123456789]', 'inexact-number', '/1', 1, 5],
    ['{"n/~":1e999999999}', 'inexact-number', '/n~1~0', 1, 8],
    ['1e-400', 'inexact-number', '', 1, 1],
    ['["\\ud800"]', 'lone-surrogate', '/0', 1, 2],
    ['["a\udc00"]', 'lone-surrogate', '/0', 1, 2],
    ['{"\\udfff":1}', 'lone-surrogate', '/\udfff', 1, 2],
    ['\ufeff{}', 'byte-order-mark', '', 1, 1],
  ];
  test.each(cases)('%j gives %s', (text, kind, pointer, line, column) => {
    const { warnings } = read(text);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatchObject({ kind, pointer, range: { line, column } });
  });

  test('of two like keys the last one counts', () => {
    expect(read('{"a":1,"b":0,"a":2}').value).toEqual({ a: 2, b: 0 });
  });

  test.each([
    '{"a":{"a":[{"a":1}]}}',
    '["\\ud83d\\ude00", "😀"]',
    '[0.1, 1.0, 1e2, -0, 1e20, 5e-324, 1.7976931348623157e308]',
  ])('%s gives none', (text) => {
    expect(read(text).warnings).toEqual([]);
  });

  test('a thousand of a kind are listed, and the last says so', () => {
    const { warnings } = read(`[${'1e-400,'.repeat(5000)}0]`);
    expect(warnings).toHaveLength(1000);
    expect(warnings.at(-1)?.message).toContain('not listed');
  });
});

describe('positions', () => {
  const text = '{\n  "a": [10, {"b\\n": null}],\r\n  "a": [true, {"c": "x"}]\n}';
  const parsed = read(text);

  test('a pointer gives the range of its value, the last of two like keys', () => {
    const range = parsed.rangeOf('/a/1/c');
    expect(text.slice(range.offset, range.offset + range.length)).toBe('"x"');
    expect(range).toMatchObject({ line: 3, column: 21 });
    expect(parsed.keyRangeOf('/a')).toMatchObject({ line: 3, column: 3, length: 3 });
    expect(parsed.keyRangeOf('/a/0')).toEqual(parsed.rangeOf('/a/0'));
  });

  test.each(['/a/1/zz', '/a/1/zz/0', '/a/1/c/0/1', '/a/01', '/a/-1', 'a', '/__proto__', '/constructor'])(
    'an absent pointer %s gives the closest ancestor',
    (pointer) => {
      const ancestor = pointer.startsWith('/a/1/c')
        ? '/a/1/c'
        : pointer.startsWith('/a/1')
          ? '/a/1'
          : pointer.startsWith('/a')
            ? '/a'
            : '';
      expect(parsed.rangeOf(pointer)).toEqual(parsed.rangeOf(ancestor));
    },
  );

  test('a place in the text gives the innermost value that counts, a key its member', () => {
    expect(parsed.pointerAt(text.indexOf('true') + 2)).toBe('/a/0');
    expect(parsed.pointerAt(text.indexOf('"c"') + 1)).toBe('/a/1/c');
    expect(parsed.pointerAt(text.indexOf('"x"') + 3)).toBe('/a/1/c');
    expect(parsed.pointerAt(text.indexOf('10'))).toBe('/a');
    expect(parsed.pointerAt(0)).toBe('');
    expect(parsed.pointerAt(9999)).toBe('');
  });
});
