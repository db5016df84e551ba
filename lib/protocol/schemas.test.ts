import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { isJsonObject, type JsonObject, type JsonValue } from '@/lib/json';
import { generatedFiles } from '../build/compile-schemas.mjs';
import { boundaries } from './boundaries';
import { checkEffect } from './check-effect';
import { checkEnvelope } from './check-envelope';
import { checkRequest } from './check-request';
import {
  boundary,
  capabilitiesOf,
  eventOf,
  messageOf,
  requestOf,
  responseOf,
  textPartOf,
} from './fixtures.test-support';
import { formats } from './formats';
import { schemas } from './generated/schemas';
import * as validators from './generated/validators';
import { mutated } from './mutate.test-support';
import { defaultReadings } from './readings';
import type { Validator } from './validator';
import { patternWords } from './wanted';

// compiling and comparing takes a while on a busy machine
vi.setConfig({ testTimeout: 60_000 });

const root = process.cwd();

function compiler() {
  const ajv = new Ajv2020({
    allErrors: true,
    ownProperties: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
  });
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  for (const [name, schema] of schemas) ajv.addSchema(schema, name);
  return ajv;
}

test('what is generated is current', async () => {
  const files = await generatedFiles(root);
  expect(files.size).toBe(5);
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
  const ajv = compiler();
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

const injected = {
  type: 'inject',
  target: 'context',
  operation: 'append',
  deliverAt: 'now',
  value: [messageOf('user')],
};
const hidden = { id: 'p', kind: 'attachment', mediaType: 'image/png', selection: 'metadata', size: 3 };
const effects: readonly JsonValue[] = [
  { type: 'deny', reason: 'no', code: 'com.example.x', extensions: { 'com.example.x': 1 } },
  { type: 'allow' },
  { type: 'ask' },
  { type: 'modify', target: 'input', operation: 'merge', value: {} },
  { type: 'modify', target: 'output', operation: 'merge', value: [messageOf('tool')] },
  { type: 'modify', target: 'summary', operation: 'replace', value: [textPartOf()] },
  { type: 'modify', target: 'content', operation: 'replace', value: {} },
  { type: 'message', text: '' },
  { type: 'return', value: null },
  { type: 'flow', operation: 'stop', reason: 'x' },
  { type: 'flow', operation: 'continue', instruction: 'x' },
  injected,
];
const state = {
  permission: 'ask',
  candidate: { value: 1 },
  flow: 'stop',
  instructions: ['x'],
  injections: [injected],
};
const mcpTool = {
  origin: 'mcp',
  name: 't',
  input: {},
  mcp: {
    server: { id: 's' },
    toolName: 't',
    provenance: 'runtime',
    connection: { transport: 'stdio', command: 'x', gaps: [{ path: 'args', reason: 'x' }], cwd: '/' },
  },
};
const requests: readonly JsonValue[] = [
  ...boundaries.map(({ event }) => requestOf(event, { state })),
  requestOf('tool.before', {
    event: eventOf('tool.before', {
      session: { id: 's', agent: { id: 'a' } },
      tool: mcpTool,
      items: [textPartOf(), hidden],
      batch: { id: 'b', callIds: ['a', 'b'] },
    }),
  }),
  requestOf('turn.finish.before', {
    event: eventOf('turn.finish.before', { items: [messageOf('assistant')] }),
  }),
];
const error = { jsonrpc: '2.0', id: 'row', error: { code: -32003, message: 'gone' } };

test('the published request schema and checkRequest agree', () => {
  const published = compiler().getSchema('request.schema.json');
  fc.assert(
    fc.property(mutated(...requests), (request) => {
      const found = checkRequest(request, defaultReadings).filter(({ code }) => code !== 'id-mismatch');
      expect(found.length === 0, JSON.stringify(found)).toBe(published?.(request));
    }),
    { numRuns: 1000 },
  );
});

test('the published response schema agrees with checkEnvelope and checkEffect', () => {
  const published = compiler().getSchema('response.schema.json');
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
        published?.(response),
      );
    }),
    { numRuns: 1000 },
  );
});

test('the capabilities schema alone holds the cross-rules', () => {
  const published = compiler().getSchema('capabilities.schema.json');
  fc.assert(
    fc.property(mutated(...boundaries.map(capabilitiesOf)), (capabilities) => {
      const found = checkRequest(requestOf('tool.before', { capabilities }), defaultReadings).filter(
        ({ code }) => code !== 'not-at-this-boundary',
      );
      expect(found.length === 0, JSON.stringify(found)).toBe(published?.(capabilities));
    }),
    { numRuns: 1000 },
  );
});

/** The generated code is Ajv's, shortened: it must find the very faults that Ajv finds. */
test.each<readonly [string, Validator, readonly JsonValue[]]>([
  ['request.schema.json#/$defs/envelope', validators.requestEnvelope, requests],
  [
    'event.tool.before.schema.json',
    validators.event_tool_before,
    requests.map((request) => eventIn(request)),
  ],
  [
    'event.turn.finish.before.schema.json',
    validators.event_turn_finish_before,
    requests.map((request) => eventIn(request)),
  ],
  ['response.schema.json#/$defs/success', validators.success, [responseOf(), error]],
  ['response.schema.json#/$defs/failure', validators.failure, [responseOf(), error]],
  ['effects.schema.json#/$defs/deny', validators.deny, effects],
  ['effects.schema.json#/$defs/modifyShape', validators.modifyShape, effects],
  ['effects.schema.json#/$defs/flowStop', validators.flowStop, effects],
  ['effects.schema.json#/$defs/injectShape', validators.injectShape, effects],
  [
    'content.schema.json#/$defs/messages',
    validators.messages,
    [[messageOf('user')], [{ ...messageOf('user'), parts: [hidden] }]],
  ],
  ['content.schema.json#/$defs/textParts', validators.textParts, [[textPartOf()], [hidden]]],
  [
    'payloads.schema.json#/$defs/workspace',
    validators.workspace,
    [{ cwd: '/', workspaceRoots: ['/', '/b'] }],
  ],
  ['payloads.schema.json#/$defs/elicitResult', validators.elicitResult, [{ action: 'accept', content: {} }]],
  [
    'suite.schema.json#/$defs/row',
    validators.row,
    [{ id: 'a', request: 1, response: 1, expected: { messages: ['x'] } }],
  ],
])('%s is compiled faithfully', (reference, validator, values) => {
  const original = compiler().getSchema(reference);
  fc.assert(
    fc.property(mutated(...values), (value) => {
      expect(validator(value)).toBe(original?.(value));
      expect(told(validator.errors)).toEqual(told(original?.errors));
    }),
    { numRuns: 400 },
  );
});

function told(errors: Validator['errors']): readonly unknown[] {
  const all = (errors ?? []).map(({ instancePath, keyword, params }) => [
    instancePath,
    keyword,
    keyword === 'uniqueItems' ? '' : JSON.stringify(params),
  ]);
  return all.map((entry) => entry.join(' ')).sort();
}

function eventIn(request: JsonValue): JsonValue {
  const params = isJsonObject(request) && isJsonObject(request.params) ? request.params : {};
  return params.event ?? null;
}
