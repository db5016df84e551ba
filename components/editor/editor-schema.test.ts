import { readFileSync } from 'node:fs';
import { JSONWorker } from 'monaco-editor/languages/features/json/jsonWorker';
import { describe, expect, it } from 'vitest';
import { editorSchemas, type Json, separateRefs } from './editor-schema';
import { schemaNames } from './schema-names';

const read = (name: string): Json =>
  JSON.parse(readFileSync(new URL(`../../public/schemas/${name}.schema.json`, import.meta.url), 'utf8'));
const schemas = editorSchemas(schemaNames.map((name) => [name, read(name)]));

/** Asks the editor's own language service about the place that `|` marks in a text. */
function at(tab: string, marked: string) {
  const uri = `ahp://row/x/${tab}.json`;
  const character = marked.indexOf('|');
  const text = marked.replace('|', '');
  const model = { uri: { toString: () => uri }, getValue: () => text, version: 1 };
  const worker = new JSONWorker(
    { getMirrorModels: () => [model] },
    { languageId: 'json', languageSettings: { validate: false, schemas }, enableSchemaRequest: false },
  );
  const position = { line: 0, character };
  return {
    completions: async () => (await worker.doComplete(uri, position))?.items.map(({ label }) => label) ?? [],
    hover: async () => JSON.stringify((await worker.doHover(uri, position))?.contents ?? ''),
  };
}

const inEffects = (effect: string) =>
  `{"jsonrpc":"2.0","id":"a","result":{"protocolVersion":"draft","effects":[${effect}]}}`;

describe('completion', () => {
  it.each([
    ['response', inEffects('{"type":"|"}'), ['"deny"', '"allow"', '"modify"', '"inject"']],
    ['response', inEffects('{"type":"deny",|}'), ['reason', 'code', 'extensions']],
    ['response', inEffects('{"type":"modify","operation":"|"}'), ['"replace"', '"merge"']],
    ['request', '{"params":{"event":{"type":"|"}}}', ['"tool.before"', '"turn.finish.before"']],
    ['expectation', '{|}', ['expected', 'expectError', 'readings']],
    ['expectation', '{"expected":{"decision":"|"}}', ['"allow"', '"ask"', '"deny"']],
  ])('offers in the %s what belongs at %s', async (tab, text, wanted) => {
    expect(await at(tab, text).completions()).toEqual(expect.arrayContaining(wanted));
  });
});

describe('hover', () => {
  it.each([
    ['response', inEffects('{"type":"deny","re|ason":"x"}'), 'Why the operation is refused'],
    ['expectation', '{"expected":{"exec|uted":true}}', 'rule 9'],
  ])('in the %s says what %s is', async (tab, text, words) => {
    expect(await at(tab, text).hover()).toContain(words);
  });
});

it('separates a reference from what stands beside it, and leaves a bare one alone', () => {
  expect(separateRefs({ items: { $ref: '#/a' } })).toEqual({ items: { $ref: '#/a' } });
  expect(
    separateRefs({ $ref: '#/a', title: 't', properties: { b: { $ref: '#/b', required: ['c'] } } }),
  ).toEqual({
    title: 't',
    allOf: [
      { title: 't' },
      { $ref: '#/a' },
      { properties: { b: { allOf: [{ $ref: '#/b' }, { required: ['c'] }] } } },
    ],
  });
});
