import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonValue } from '@/lib/json';
import { boundaries, boundaryOf } from './boundaries';
import { fullEvents } from './events.test-support';
import { eventOf, messageOf, requestOf, textPartOf } from './fixtures.test-support';
import { formats } from './formats';
import { schemas } from './generated/schemas';

/** Ajv itself over the published files, to hold the generated code against. */
export const compiler = newCompiler();

function newCompiler() {
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

/** The compiled schema at a reference. */
export function published(reference: string) {
  const schema = compiler.getSchema(reference);
  if (schema === undefined) throw new Error(`${reference} is not published`);
  return schema;
}

const injected = {
  type: 'inject',
  target: 'context',
  operation: 'append',
  deliverAt: 'now',
  value: [messageOf('user')],
};
export const hidden = { id: 'p', kind: 'attachment', mediaType: 'image/png', selection: 'metadata', size: 3 };
export const effects: readonly JsonValue[] = [
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
export const requests: readonly JsonValue[] = [
  ...boundaries.map(({ event }) => requestOf(event, { state })),
  ...fullEvents.flatMap(([type, more]) =>
    boundaryOf(type) === undefined ? [] : [requestOf(type, { event: eventOf(type, more) })],
  ),
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
export const error = { jsonrpc: '2.0', id: 'row', error: { code: -32003, message: 'gone' } };
