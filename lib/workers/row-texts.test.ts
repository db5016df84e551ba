import { describe, expect, it } from 'vitest';
import { reindent, rowTexts } from './row-texts';

const row = (rest: string) => `{"id":"r","request":{"a":1},"response":[],${rest}}`;

describe('the texts of a row', () => {
  it('keeps number literals, escapes and the order of keys as they are written', () => {
    const source = '{"id":"r","request":{"z":1.0,"a":1e0,"n":9007199254740993,"s":"\\u0041"},"response":{}}';
    expect(rowTexts(source).request).toBe(
      '{\n  "z": 1.0,\n  "a": 1e0,\n  "n": 9007199254740993,\n  "s": "\\u0041"\n}',
    );
  });

  it('gathers what the row asserts, in one object, and nothing else of it', () => {
    const source = row('"tags":["x"],"expectError":true,"hostExpected":{"decision":"allow"},"note":"n"');
    expect(rowTexts(source).expectation).toBe(
      '{\n  "expectError": true,\n  "hostExpected": {\n    "decision": "allow"\n  }\n}',
    );
  });

  it('gives an empty expectation where nothing is asserted', () => {
    expect(rowTexts(row('"tags":[]')).expectation).toBe('{}');
  });

  it('takes the last of two like keys, as the value model does', () => {
    expect(
      rowTexts(row('"expected":{"decision":"ask"},"expected":{"decision":"deny"}')).expectation,
    ).toContain('"deny"');
  });

  it('treats __proto__ as an ordinary key', () => {
    expect(rowTexts('{"request":{"__proto__":{"a":1}},"response":{}}').request).toContain('"__proto__"');
  });
});

describe('re-indenting', () => {
  it('changes white space only', () => {
    const text = '{"a":[1,2,{"b":"x  y"}],\r\n\t"c":{}}';
    const squeezed = (json: string) =>
      json.replace(/"(?:[^"\\]|\\.)*"|\s+/g, (part) => (part.startsWith('"') ? part : ''));
    expect(squeezed(reindent(text))).toBe(squeezed(text));
    expect(reindent(reindent(text))).toBe(reindent(text));
  });

  it('does not overflow on the deepest text that is read', () => {
    const deep = `${'['.repeat(512)}1${']'.repeat(512)}`;
    expect(reindent(deep).replace(/\s/g, '')).toBe(deep);
  });
});
