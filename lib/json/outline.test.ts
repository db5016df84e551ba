import { describe, expect, test } from 'vitest';
import { outlineRows, readSpan } from './index';

function outlineOf(text: string) {
  const outline = outlineRows(text, 'rows');
  if (!outline.ok) throw new Error(outline.fault.message);
  return outline.value;
}

describe('outline', () => {
  test('gives members, elements and whether each is plain', () => {
    const text =
      '\ufeff {"version":1, "r\\u006fws":[{"a":"]}\\""},\n[1,2], "x", 9007199254740993, 1e2, null,{"deep":[0.12345678901234567890]}]}';
    const { kind, members, rows } = outlineOf(text);
    expect(kind).toBe('object');
    expect(members.map((member) => member.key)).toEqual(['version', 'rows']);
    expect(rows?.map((span) => text.slice(span.offset, span.offset + span.length))).toEqual([
      '{"a":"]}\\""}',
      '[1,2]',
      '"x"',
      '9007199254740993',
      '1e2',
      'null',
      '{"deep":[0.12345678901234567890]}',
    ]);
    expect(rows?.map((span) => span.plain)).toEqual([true, true, true, false, true, true, false]);
    expect(rows?.map((span) => readSpan(text, span)).at(3)).toEqual({ ok: true, value: 9007199254740993n });
  });

  test('other texts have no rows', () => {
    expect(outlineOf('[{"rows":[]}]')).toEqual({ kind: 'array', members: [], rows: null });
    expect(outlineOf('"rows"')).toEqual({ kind: 'scalar', members: [], rows: null });
    expect(outlineOf('{}')).toEqual({ kind: 'object', members: [], rows: null });
    expect(outlineOf('{"rows":{}}').rows).toBeNull();
    expect(outlineOf('{"rows":[1],"rows":[]}').rows).toEqual([]);
    expect(outlineOf('{"rows":[1],"rows":0}').rows).toBeNull();
  });

  test('a damaged element is found by its reader, located in the whole text, and hides no other', () => {
    const text = '{"rows":[{"a":1},\n{"a":tru},{"a":3}]}';
    const spans = outlineOf(text).rows ?? [];
    const reads = spans.map((span) => readSpan(text, span));
    expect(reads.map((read) => read.ok)).toEqual([true, false, true]);
    expect(reads[1]).toMatchObject({
      fault: { kind: 'syntax', range: { offset: 23, line: 2, column: 6, length: 3 } },
    });
  });

  const faults: readonly [text: string, line: number, column: number][] = [
    ['{"rows":[1 2]}', 1, 12],
    ['{"rows":[1,]}', 1, 12],
    ['{"rows":[,1]}', 1, 10],
    ['{"rows":[1]', 1, 12],
    ['{"rows":[1],}', 1, 13],
    ['{"rows":[1] "a":2}', 1, 13],
    ['{"rows" [1]}', 1, 9],
    ['{"rows":}', 1, 9],
    ['{"ro\nws":1}', 1, 5],
    ['{rows:1}', 1, 2],
    ['{"rows":[1]}\n}', 2, 1],
    ['{"rows":[[1,2]', 1, 15],
    ['{"rows":["abc', 1, 14],
    ['{', 1, 2],
  ];
  test.each(faults)('a fault between the elements is located: %j', (text, line, column) => {
    expect(outlineRows(text, 'rows')).toMatchObject({
      ok: false,
      fault: { kind: 'syntax', range: { line, column } },
    });
  });
});
