import { describe, expect, it, test } from 'vitest';
import { checkRequest, resolveReadings } from '@/lib/protocol';
import { coreSuite } from '@/lib/suite';
import { furtherEdits, type Path, singleEdits, withAt } from '.';

const proto = JSON.parse('{"__proto__":{"a":1},"list":[1,2]}');
const cases: readonly [path: Path, next: unknown, text: string][] = [
  [['__proto__', 'a'], 2, '{"__proto__":{"a":2},"list":[1,2]}'],
  [['__proto__'], undefined, '{"list":[1,2]}'],
  [['constructor'], 1, '{"__proto__":{"a":1},"list":[1,2],"constructor":1}'],
  [['list', 0], undefined, '{"__proto__":{"a":1},"list":[2]}'],
  [['list', 2], 3, '{"__proto__":{"a":1},"list":[1,2,3]}'],
  [['list', 7], 3, '{"__proto__":{"a":1},"list":[1,2]}'],
  [['nowhere', 'at'], 3, '{"__proto__":{"a":1},"list":[1,2]}'],
  [[], 3, '3'],
];
test.each(cases)('a value with something else at %j', (path, next, text) => {
  expect(JSON.stringify(withAt(proto, path, next === undefined ? undefined : Number(next)))).toBe(text);
  expect(JSON.stringify(proto)).toBe('{"__proto__":{"a":1},"list":[1,2]}');
});

describe('the single edits of a row', () => {
  it('leave every request legal, each in a sentence of its own, and change the exchange', () => {
    for (const row of coreSuite.filter((_, at) => at % 7 === 0)) {
      const edits = [...singleEdits(row)];
      expect(edits.length).toBeGreaterThan(3);
      expect(new Set(edits.map(({ sentence }) => sentence)).size).toBe(edits.length);
      for (const { sentence, exchange } of [...edits, ...furtherEdits(row)]) {
        expect(sentence).toMatch(/^[A-Za-z_].*\.$/);
        expect(checkRequest(exchange.request, resolveReadings({}))).toEqual([]);
        expect(exchange).not.toEqual({ request: row.request, response: row.response });
      }
    }
  });
});
