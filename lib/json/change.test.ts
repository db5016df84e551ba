import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { changeJson, editBetween } from '.';

const text = '{\n  "b": 1.0,\n  "a": {"x": [1,   2]},\n  "__proto__": 12345678901234567890\n}';

const changes: readonly [name: string, pointer: string, value: unknown, after: string | null][] = [
  ['a value', '/b', 2, text.replace('1.0', '2')],
  ['a value inside', '/a/x/1', 'y', text.replace('   2', '   "y"')],
  ['an entry more', '/a/x/-', 3, text.replace('   2]', '   2,3]')],
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

  it('removes what stands there', () => {
    expect(changeJson('{"a":1,"b":[1,2]}', { pointer: '/b/0' })).toBe('{"a":1,"b":[2]}');
    expect(changeJson('{"a":1,"b":2}', { pointer: '/a' })).toBe('{"b":2}');
  });

  it('gives up on a text that is no JSON', () => {
    expect(changeJson('{', { pointer: '/a', value: 1 })).toBeNull();
  });
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
