import { describe, expect, it } from 'vitest';
import type { JsonValue } from '@/lib/json';
import { jsonRows } from './json-rows';

const none: ReadonlySet<string> = new Set();
const texts = (value: JsonValue, toggled = none, limit = 100) =>
  jsonRows(value, toggled, limit).rows.map(({ name, text, kind }) => `${name ?? '·'} ${text} ${kind}`);

describe('jsonRows', () => {
  it('lists members in their order, with open branches', () => {
    expect(texts({ b: 1, a: [true, null] })).toEqual([
      '· { } open',
      'b 1 leaf',
      'a [ ] open',
      '0 true leaf',
      '1 null leaf',
    ]);
  });

  it('closes and opens what the reader toggles', () => {
    expect(texts({ a: [1] }, new Set(['/a']))).toEqual(['· { } open', 'a [ ] closed']);
  });

  it('writes pointers of awkward keys, and empty branches as leaves', () => {
    const value = JSON.parse('{"__proto__": {"a/b~": {}}}') as JsonValue;
    expect(jsonRows(value, none, 9).rows.map(({ pointer }) => pointer)).toEqual([
      '',
      '/__proto__',
      '/__proto__/a~1b~0',
    ]);
    expect(texts([])).toEqual(['· [] leaf']);
  });

  it('stops at its limit and says that there is more', () => {
    const { rows, more } = jsonRows(
      Array.from({ length: 40 }, (_, index) => index),
      none,
      10,
    );
    expect(rows).toHaveLength(10);
    expect(more).toBe(true);
  });

  it('survives any depth', () => {
    let deep: JsonValue = 1;
    for (let level = 0; level < 4000; level++) deep = [deep];
    const open = new Set(Array.from({ length: 3997 }, (_, level) => '/0'.repeat(level + 3)));
    expect(jsonRows(deep, open, 3000).rows.length).toBe(3000);
  });
});
