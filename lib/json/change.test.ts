import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  changeJson,
  diffJson,
  editBetween,
  equalJson,
  type JsonValue,
  parseJson,
  pointerOf,
  valueAt,
} from '.';

function parsedValue(text: string): JsonValue {
  const parsed = parseJson(text);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value.value;
}

/** Every place in a value, the whole of it first. */
function placesOf(value: JsonValue, path: readonly string[] = []): readonly string[] {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [pointerOf(path), ...inside.flatMap(([key, child]) => placesOf(child, [...path, key]))];
}

const text = '{\n  "b": 1.0,\n  "a": {"x": [1,   2]},\n  "__proto__": 12345678901234567890\n}';

const changes: readonly [name: string, pointer: string, value: unknown, after: string | null][] = [
  ['a value', '/b', 2, text.replace('1.0', '2')],
  ['a value inside', '/a/x/1', 'y', text.replace('   2', '   "y"')],
  ['an entry more', '/a/x/-', 3, text.replace('   2]', '   2,   3]')],
  ['a member more', '/c', { d: [] }, text.replace('\n}', ',\n  "c": {\n    "d": []\n  }\n}')],
  ['a member of a member', '/a/y', true, text.replace('2]}', '2],"y": true}')],
  ['a key that is no ordinary one', '/__proto__', null, text.replace('12345678901234567890', 'null')],
  ['an exact integer', '/b', 2n ** 60n, text.replace('1.0', String(2n ** 60n))],
  ['nothing inside a number', '/b/c', 1, null],
];

describe('a change', () => {
  test.each(changes)('of %s leaves the rest as it stands', (_name, pointer, value, after) => {
    const changed = changeJson(text, { pointer, value: value as never });
    expect(changed).toBe(after);
  });

  test.each([
    ['the first of a list', '{"a":1,"b":[1,2]}', '/b/0', '{"a":1,"b":[2]}'],
    ['the last of a list', '{"a":1,"b":[1,2]}', '/b/1', '{"a":1,"b":[1]}'],
    ['the only one of a list', '[\n  7\n]', '/0', '[]'],
    ['a member', '{"a":1,"b":2}', '/a', '{"b":2}'],
    ['a last member', '{\n  "a": 1,\n  "b": 2\n}', '/b', '{\n  "a": 1\n}'],
    ['both of two like members', '{"b":1,"a":2,"b":3}', '/b', '{"a":2}'],
    ['what is not there', '{"a":1}', '/b', null],
    ['the whole', '1', '', null],
  ])('without a value removes %s', (_name, before, pointer, after) => {
    expect(changeJson(before, { pointer })).toBe(after);
  });

  test.each([
    ['of two like keys the last', '{"a":1,"a":2}', '/a', '{"a":1,"a":9}'],
    ['inside the last of two like keys', '{"a":{},"a":{"b":1}}', '/a/b', '{"a":{},"a":{"b":9}}'],
    ['behind a byte-order mark', '\ufeff{"a":1}', '/a', '\ufeff{"a":9}'],
    ['in an empty object of a tall text', '{\n  "a": {}\n}', '/a/b', '{\n  "a": {\n    "b": 9\n  }\n}'],
    ['in an empty list of a flat text', '{"a":[ ]}', '/a/-', '{"a":[9]}'],
    ['spaced as its neighbours are', '{ "a" : 1, "b" : 2 }', '/c', '{ "a" : 1, "b" : 2, "c" : 9 }'],
    ['past the end of a list', '[1]', '/3', null],
    ['nowhere in a list', '[1]', '/x', null],
    ['where nothing leads to', '{}', '/a/b', null],
  ])('writes %s', (_name, before, pointer, after) => {
    expect(changeJson(before, { pointer, value: 9 })).toBe(after);
  });

  it('gives up on a text that is no JSON', () => {
    expect(changeJson('{', { pointer: '/a', value: 1 })).toBeNull();
  });
});

test('whatever is changed in whatever text, the value is the one that was to stand there', () => {
  const text = fc.tuple(fc.jsonValue(), fc.constantFrom(0, 2)).map(([value, indent]) => ({
    text: JSON.stringify(value, null, indent),
    value: parsedValue(JSON.stringify(value)),
  }));
  fc.assert(
    fc.property(text, fc.jsonValue(), fc.nat(), (before, put, pick) => {
      const places = placesOf(before.value);
      const pointer = places[pick % places.length] ?? '';
      const value = parsedValue(JSON.stringify(put));
      const changed = changeJson(before.text, { pointer, value });
      expect(changed).not.toBeNull();
      const after = parsedValue(changed ?? '');
      expect(equalJson(valueAt(after, pointer) ?? null, value)).toBe(true);
      const changes = diffJson(before.value, after).map((difference) => difference.pointer);
      expect(changes.every((place) => place === pointer || place.startsWith(`${pointer}/`))).toBe(true);
    }),
  );
});

test('the edit between two texts makes one of the other, and is the smallest single one', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (head, old, fresh, tail) => {
      const [before, after] = [head + old + tail, head + fresh + tail];
      const edit = editBetween(before, after);
      if (edit === null) {
        expect(after).toBe(before);
        return;
      }
      expect(before.slice(0, edit.offset) + edit.text + before.slice(edit.offset + edit.length)).toBe(after);
      expect(edit.length).toBeLessThanOrEqual(old.length);
    }),
  );
});
