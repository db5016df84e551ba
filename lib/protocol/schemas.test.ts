import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { isJsonObject, type JsonObject, type JsonValue } from '@/lib/json';
import { generatedFiles } from '../build/compile-schemas.mjs';
import { boundaries } from './boundaries';
import { checkEffect } from './check-effect';
import { checkEnvelope } from './check-envelope';
import { checkNotification } from './check-notification';
import { checkRequest } from './check-request';
import { fullEvents } from './events.test-support';
import { exampleEvent } from './examples';
import { boundary, capabilitiesOf, requestOf, responseOf } from './fixtures.test-support';
import { schemas } from './generated/schemas';
import { mutated } from './mutate.test-support';
import { defaultReadings } from './readings';
import { compiler, effects, error, published, requests } from './schema-samples.test-support';
import { patternWords } from './wanted';

// compiling and comparing takes a while on a busy machine
vi.setConfig({ testTimeout: 60_000 });

const root = process.cwd();

test('what is generated is current', async () => {
  const files = await generatedFiles(root);
  expect(files.size).toBe(6);
  for (const [path, text] of files)
    expect(readFileSync(path, 'utf8') === text, `${path} is out of date`).toBe(true);
});

test('the schemas at the door are the published files', () => {
  const names = readdirSync('public/schemas');
  expect([...schemas.keys()]).toEqual(names.sort());
  for (const [name, schema] of schemas) {
    expect(schema, name).toEqual(JSON.parse(readFileSync(`public/schemas/${name}`, 'utf8')));
    expect(schema.$id).toBe(name);
  }
});

test.each([...schemas])('%s is a schema of draft 2020-12, and compiles', (name, schema) => {
  const ajv = compiler;
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
  expect(ajv.validateSchema(schema), JSON.stringify(ajv.errors)).toBe(true);
  expect(ajv.getSchema(name)).toBeTypeOf('function');
});

/** Every schema within a schema that describes a member, a definition or an element, with its place. */
function described(schema: JsonObject, place: string): readonly (readonly [string, JsonObject])[] {
  const found: (readonly [string, JsonObject])[] = [];
  const open: (readonly [string, JsonValue, boolean])[] = [[place, schema, true]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [at, node, counts] = next;
    if (!isJsonObject(node)) continue;
    if (counts) found.push([at, node]);
    for (const [key, child] of Object.entries(node)) {
      if ((key === 'properties' || key === '$defs') && isJsonObject(child)) {
        for (const [name, inner] of Object.entries(child)) open.push([`${at}/${key}/${name}`, inner, true]);
      } else if (key === 'items') open.push([`${at}/items`, child, true]);
    }
  }
  return found;
}

test.each([...schemas])('every member of %s has a title and a description', (name, schema) => {
  const resolve = (node: JsonObject): JsonObject => {
    const reference = typeof node.$ref === 'string' ? node.$ref : '';
    const [file = '', pointer = ''] = reference.split('#');
    let target: JsonValue | undefined = reference === '' ? undefined : schemas.get(file || name);
    for (const step of pointer.split('/').slice(1)) target = isJsonObject(target) ? target[step] : undefined;
    return isJsonObject(target) ? { ...target, ...node } : node;
  };
  const bare = described(schema, '').filter(([, node]) => {
    const { title, description } = resolve(node);
    return typeof title !== 'string' || typeof description !== 'string' || description === '';
  });
  expect(bare.map(([at]) => at)).toEqual([]);
});

test('every pattern of the schemas has its words, and there are no words to spare', () => {
  const text = [...schemas.values()].map((schema) => JSON.stringify(schema)).join();
  const used = [...text.matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(([, literal]): string =>
    JSON.parse(literal ?? '""'),
  );
  const conditions = ['\\.', '^_'];
  expect(new Set(used.filter((pattern) => !conditions.includes(pattern)))).toEqual(
    new Set(patternWords.keys()),
  );
});

test('the published request schema and checkRequest agree', () => {
  const schema = published('request.schema.json');
  fc.assert(
    fc.property(mutated(...requests), (request) => {
      // Two equal ids, and what stands within a text, are beyond a schema.
      const found = checkRequest(request, defaultReadings).filter(
        ({ code }) => code !== 'id-mismatch' && code !== 'value-invalid',
      );
      expect(found.length === 0, JSON.stringify(found)).toBe(schema(request));
    }),
    { numRuns: 1000 },
  );
});

test('the published notification schema and checkNotification agree', () => {
  const schema = published('notification.schema.json');
  const notifications = fullEvents.map(([type, more]) => ({
    jsonrpc: '2.0',
    method: 'hooks/observe',
    params: { protocolVersion: 'draft', event: { ...exampleEvent(type), ...more } },
  }));
  fc.assert(
    fc.property(mutated(...notifications), (notification) => {
      const found = checkNotification(notification);
      expect(found.length === 0, JSON.stringify(found)).toBe(schema(notification));
    }),
    { numRuns: 1000 },
  );
});

test('the published response schema agrees with checkEnvelope and checkEffect', () => {
  const schema = published('response.schema.json');
  const responses = [...effects.map((effect) => responseOf(effect)), responseOf(...effects), error];
  fc.assert(
    fc.property(mutated(...responses), (response) => {
      const envelope = checkEnvelope(response, defaultReadings).filter(
        ({ code }) => code !== 'error-response',
      );
      const result = isJsonObject(response) && isJsonObject(response.result) ? response.result : {};
      const list: readonly JsonValue[] =
        isJsonObject(response) && !Object.hasOwn(response, 'error') && Array.isArray(result.effects)
          ? result.effects
          : [];
      const shapes = list.flatMap((effect, at) =>
        checkEffect(effect, at, boundary('tool.before'), defaultReadings),
      );
      expect(envelope.length + shapes.length === 0, JSON.stringify([...envelope, ...shapes])).toBe(
        schema(response),
      );
    }),
    { numRuns: 1000 },
  );
});

test('the capabilities schema alone holds the cross-rules', () => {
  const schema = published('capabilities.schema.json');
  fc.assert(
    fc.property(mutated(...boundaries.map(capabilitiesOf)), (capabilities) => {
      const found = checkRequest(requestOf('tool.before', { capabilities }), defaultReadings).filter(
        ({ code }) => code !== 'not-at-this-boundary',
      );
      expect(found.length === 0, JSON.stringify(found)).toBe(schema(capabilities));
    }),
    { numRuns: 1000 },
  );
});
