import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brokenTexts, jsonTexts, nativeParse } from './arbitrary.test-support';
import {
  equalJson,
  outlineRows,
  parseJson,
  pathOf,
  readJson,
  readSpan,
  stringifyJson,
  valueAt,
} from './index';

const texts = fc.oneof(jsonTexts, brokenTexts, fc.string({ unit: 'binary' }));

test('accepts exactly the texts that JSON.parse accepts, and gives its value', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const native = nativeParse(text);
      const parsed = parseJson(text);
      if (text.startsWith('\ufeff')) return;
      expect(parsed.ok, text).toBe(native !== undefined);
      if (parsed.ok && native !== undefined)
        expect(JSON.parse(stringifyJson(parsed.value.value))).toEqual(native.value);
    }),
    { numRuns: 3000 },
  );
});

test('the fast reader gives the same value or the same fault', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const parsed = parseJson(text);
      const read = readJson(text);
      expect(read.ok).toBe(parsed.ok);
      if (read.ok && parsed.ok) expect(stringifyJson(read.value)).toBe(stringifyJson(parsed.value.value));
      if (!read.ok && !parsed.ok) expect(read.fault).toEqual(parsed.fault);
    }),
    { numRuns: 3000 },
  );
});

test('what is written reads back equal, compact and indented', () => {
  fc.assert(
    fc.property(jsonTexts, fc.constantFrom(0, 2), (text, indent) => {
      const first = readJson(text);
      if (!first.ok) throw new Error(first.fault.message);
      const again = readJson(stringifyJson(first.value, indent));
      expect(again.ok && equalJson(first.value, again.value)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test('every range holds its value, and the pointer at each place of the text leads to a range around it', () => {
  fc.assert(
    fc.property(jsonTexts, fc.nat(), (text, seed) => {
      const parsed = parseJson(text);
      if (!parsed.ok) throw new Error(parsed.fault.message);
      const { value, rangeOf, keyRangeOf, pointerAt } = parsed.value;
      const offset = seed % (text.length + 1);
      const pointer = pointerAt(offset);
      const found = valueAt(value, pointer);
      expect(found, pointer).toBeDefined();
      const range = rangeOf(pointer);
      const inside = readJson(text.slice(range.offset, range.offset + range.length));
      expect(inside.ok && found !== undefined && equalJson(inside.value, found)).toBe(true);
      const key = keyRangeOf(pointer);
      const last = pathOf(pointer).at(-1);
      if (key.offset !== range.offset)
        expect(JSON.parse(text.slice(key.offset, key.offset + key.length))).toBe(last);
      expect(text.slice(0, range.offset).split(/\r\n|\r|\n/).length).toBe(range.line);
    }),
    { numRuns: 1000 },
  );
});

test('the outline finds each element, and reading its span gives the element', () => {
  fc.assert(
    fc.property(fc.array(jsonTexts, { maxLength: 5 }), jsonTexts, (items, other) => {
      const text = `{"version": ${other},\n "rows" : [${items.join(' , ')}] , "__proto__": 1}`;
      const outline = outlineRows(text, 'rows');
      const whole = readJson(text);
      if (!outline.ok || !whole.ok) throw new Error('not read');
      const values = (outline.value.rows ?? []).map((span) => readSpan(text, span));
      expect(values.map((read) => (read.ok ? stringifyJson(read.value) : read.fault))).toEqual(
        (JSON.parse(JSON.stringify(items)) as string[]).map((item) => {
          const read = readJson(item);
          return read.ok ? stringifyJson(read.value) : read.fault;
        }),
      );
      expect(outline.value.members.map((member) => member.key)).toEqual(['version', 'rows', '__proto__']);
    }),
    { numRuns: 500 },
  );
});
