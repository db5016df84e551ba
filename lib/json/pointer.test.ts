import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appendPointer, createLocator, pathOf, pointerOf, positionAt, valueAt } from './index';

test('a path and its pointer are two forms of one thing', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('~', '/', '~1', '~01', ''))),
      (path) => {
        expect(pathOf(pointerOf(path))).toEqual(path);
        expect(path.reduce(appendPointer, '')).toBe(pointerOf(path));
      },
    ),
  );
  expect(() => pathOf('a')).toThrow(RangeError);
});

test('a pointer names own members and true indexes only', () => {
  const value = { a: [10, { '': 20 }], '0': 30, 'm~n': { 'x/y': 40 } };
  expect(valueAt(value, '')).toBe(value);
  expect(valueAt(value, '/a/1/')).toBe(20);
  expect(valueAt(value, '/0')).toBe(30);
  expect(valueAt(value, '/m~0n/x~1y')).toBe(40);
  for (const pointer of ['/a/01', '/a/-', '/a/2', '/a/length', '/toString', '/__proto__', '/a/0/x', 'a']) {
    expect(valueAt(value, pointer)).toBeUndefined();
  }
});

test('lines end with LF, CRLF or CR', () => {
  const text = 'a\nb\r\nc\rd\n\r\n';
  const expected = [
    [1, 1],
    [1, 2],
    [2, 1],
    [2, 2],
    [2, 3],
    [3, 1],
    [3, 2],
    [4, 1],
    [4, 2],
    [5, 1],
    [5, 2],
    [6, 1],
  ];
  const locate = createLocator(text);
  expected.forEach(([line, column], offset) => {
    expect(positionAt(text, offset)).toEqual({ line, column });
    expect(locate(offset)).toEqual({ line, column });
  });
  expect(positionAt(text, 99)).toEqual(positionAt(text, text.length));
  expect(positionAt(text, -1)).toEqual({ line: 1, column: 1 });
});
