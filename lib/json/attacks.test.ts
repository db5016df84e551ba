import { describe, expect, test } from 'vitest';
import {
  commandLineLimits,
  copyJson,
  diffJson,
  equalJson,
  type JsonLimits,
  type JsonValue,
  member,
  outlineRows,
  pageLimits,
  parseJson,
  readJson,
  stringifyJson,
} from './index';

const deepLimits: JsonLimits = { maxDepth: 1e9, maxLength: 1e9 };
const deep = (levels: number) => `${'[{"a":'.repeat(levels)}1${'}]'.repeat(levels)}`;

describe('depth', () => {
  test.each(['['.repeat(100_000), '{"a":'.repeat(100_000), `{"scenarios":[${'['.repeat(100_000)}`])(
    'a hundred thousand brackets are a located fault, not a crash',
    (text) => {
      for (const result of [parseJson(text), readJson(text), outlineRows(text, 'scenarios')]) {
        if (!result.ok && result.fault.kind === 'too-deep')
          expect(result.fault.range.offset).toBeGreaterThan(500);
        else expect(text.startsWith('[') && result.ok).toBe(false);
      }
      expect(parseJson(text)).toMatchObject({ ok: false, fault: { kind: 'too-deep' } });
      expect(readJson(text)).toEqual(parseJson(text));
    },
  );

  test('exactly 512 brackets are read by every reader, 513 by none', () => {
    const nest = (inner: number) => `{"scenarios":[${'['.repeat(inner)}${']'.repeat(inner)}]}`;
    for (const limits of [pageLimits, commandLineLimits]) {
      for (const read of [
        parseJson,
        readJson,
        (text: string, given: JsonLimits) => outlineRows(text, 'scenarios', given),
      ]) {
        expect(read(nest(510), limits).ok).toBe(true);
        expect(read(nest(511), limits)).toMatchObject({
          ok: false,
          fault: { kind: 'too-deep', range: { offset: 524 } },
        });
      }
    }
  });

  test('walks of very deep values do not overflow the stack', () => {
    const text = deep(50_000);
    const parsed = parseJson(text, deepLimits);
    if (!parsed.ok) throw new Error(parsed.fault.message);
    const { value, rangeOf, pointerAt } = parsed.value;
    const copy = copyJson(value);
    expect(equalJson(value, copy)).toBe(true);
    expect(diffJson(value, copy)).toEqual([]);
    expect(stringifyJson(copy)).toBe(text);
    const pointer = pointerAt(text.indexOf('1'));
    expect(pointer.length).toBe(50_000 * 4);
    expect(rangeOf(pointer).offset).toBe(text.indexOf('1'));
  });
});

describe('size', () => {
  test('a megabyte of string, plain, escaped and unclosed', () => {
    const plain = 'x'.repeat(1_000_000);
    const escaped = '\\n\\"\\\\'.repeat(170_000);
    for (const text of [`["${plain}"]`, `["${escaped}"]`, `{"${plain}":1}`]) {
      const parsed = parseJson(text);
      expect(parsed.ok && equalJson(parsed.value.value, JSON.parse(text))).toBe(true);
      expect(readJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
    }
    expect(parseJson(`["${plain}`)).toMatchObject({ ok: false, fault: { range: { offset: 1 } } });
    expect(outlineRows(`{"rows":["${plain}`, 'rows').ok).toBe(false);
  });

  test('long runs of digits, backslashes and spaces take linear time', () => {
    const run = 1_000_000;
    const started = performance.now();
    for (const text of [
      `[1${'0'.repeat(run)}1]`,
      `[0.${'0'.repeat(run)}1]`,
      `[${'1,'.repeat(run / 2)}1]`,
      `["${'\\\\'.repeat(run / 2)}"]`,
      `[${' '.repeat(run)}]`,
      `[${'{},'.repeat(run / 4)}{}]`,
    ]) {
      expect(readJson(text).ok).toBe(true);
      expect(outlineRows(`{"rows":${text}}`, 'rows').ok).toBe(true);
      expect(parseJson(text).ok).toBe(true);
    }
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  test('a text beyond the limit is refused before it is read', () => {
    const text = `[${' '.repeat(pageLimits.maxLength)}]`;
    for (const result of [readJson(text), parseJson(text), outlineRows(text, 'rows')]) {
      expect(result).toMatchObject({
        ok: false,
        fault: { kind: 'too-large', range: { offset: pageLimits.maxLength } },
      });
    }
  });
});

describe('keys', () => {
  test('__proto__ and its like are ordinary keys at every level', () => {
    const text =
      '{"__proto__":{"__proto__":[{"constructor":1,"__proto__":{"toString":null}}]},"hasOwnProperty":2}';
    for (const result of [readJson(text), readJson(`${text.slice(0, -1)},"n":9007199254740993}`)]) {
      if (!result.ok) throw new Error(result.fault.message);
      const value = result.value;
      expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
      expect(stringifyJson(value).startsWith(text.slice(0, -1))).toBe(true);
      const copy = copyJson(value);
      expect(equalJson(copy, value)).toBe(true);
      expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    }
    expect(Object.hasOwn(Object.prototype, 'toString')).toBe(true);
  });

  test('what an object inherits is no member, and never equal to one', () => {
    expect(member({}, 'constructor')).toBeUndefined();
    expect(member({}, '__proto__')).toBeUndefined();
    const empty: JsonValue = { a: 1 };
    const inherits = JSON.parse('{"__proto__":null}') as JsonValue;
    expect(equalJson(empty, inherits)).toBe(false);
    expect(diffJson({}, inherits)).toEqual([{ pointer: '/__proto__', kind: 'added', after: null }]);
    expect(diffJson({ toString: 1 }, {})).toEqual([{ pointer: '/toString', kind: 'removed', before: 1 }]);
  });

  test('duplicate keys at depth are each warned about once', () => {
    const text = `${'{"k":'.repeat(300)}{"x":1,"x":2}${'}'.repeat(300)}`;
    const parsed = parseJson(text);
    expect(parsed.ok && parsed.value.warnings.map((warning) => warning.pointer)).toEqual([
      `${'/k'.repeat(300)}/x`,
    ]);
  });
});
