import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '@/lib/json';
import { boundaries } from './boundaries';
import { checkRequest } from './check-request';
import { deep, eventOf, messageOf, ownKeys, requestOf, textPartOf } from './fixtures.test-support';
import { defaultReadings, resolveReadings } from './readings';
import { readScenarioFile } from './scenario-file';
import type { Readings } from './types';

const check = (request: JsonValue, revision: Readings['revision'] = 'r3') =>
  checkRequest(request, resolveReadings({ revision }));

const short = (request: JsonValue, revision?: Readings['revision']) =>
  check(request, revision).map(({ pointer, code, member }) =>
    [pointer.replace('/request', '.'), code, member ?? ''].join(' ').trim(),
  );

const before = (more: JsonObject) => requestOf('tool.before', { event: eventOf('tool.before', more) });
const finish = (more: JsonObject) =>
  requestOf('turn.finish.before', { event: eventOf('turn.finish.before', more) });
const state = (value: JsonValue) => requestOf('tool.before', { state: value });
const tool = (more: JsonObject) => before({ tool: { origin: 'native', name: 'task', input: {}, ...more } });
const mcp = (connection: JsonObject, more: JsonObject = {}) =>
  tool({
    origin: 'mcp',
    mcp: { server: { id: 's' }, toolName: 't', provenance: 'runtime', connection, ...more },
  });

test('the 35 rows of the sample have legal requests', () => {
  const file = readScenarioFile(readFileSync('e2e/samples/scenarios-sample.json', 'utf8'));
  if (!file.ok) throw new Error(file.fault.message);
  expect(file.value.problems).toEqual([]);
  expect(file.value.rows).toHaveLength(35);
  for (const { scenario } of file.value.rows) {
    expect(checkRequest(scenario.request, defaultReadings), scenario.id).toEqual([]);
  }
});

test.each(boundaries.map(({ event }) => event))('a request about %s can be legal', (event) => {
  expect(check(requestOf(event))).toEqual([]);
});

const usage = { kind: 'total', scope: 'turn', completeness: 'complete', provenance: 'mixed' };
const gap = (path: string) => ({ path, reason: 'unknown' });

const accepted: readonly JsonValue[] = [
  { ...requestOf('tool.before'), future: 1 },
  requestOf('tool.before', { future: 1, extensions: { 'com.example.x': null } }),
  before({ future: 1, native: null, gaps: [gap('turn')], synthesized: true, parentEventId: 'e0' }),
  before({ session: { id: 's', cwd: '', workspaceRoots: [''], model: 'm', agent: { id: 'a' }, future: 1 } }),
  before({ turn: { id: 't', synthesized: false }, items: [textPartOf()] }),
  before({ batch: { id: 'b', callIds: ['__proto__', 'constructor'] } }),
  before({ time: '2026-02-28T23:59:59.5+14:00' }),
  before(ownKeys(['__proto__', { id: 1 }], ['constructor', 1], ['toString', 1])),
  tool({ input: ownKeys(['__proto__', 1], ['constructor', null]) }),
  tool({ input: { n: 2n ** 70n } }),
  mcp({ transport: 'http', url: 'https://example.com' }),
  mcp({ transport: 'sse', gaps: [gap('url')] }),
  mcp({ transport: 'stdio', command: 'x', args: [], cwd: '/' }, { provenance: 'inferred' }),
  mcp({ transport: 'stdio', command: 'x', gaps: [gap('args'), gap('cwd')] }),
  mcp({ transport: '_own', addressForm: 'x', gaps: [gap('address')] }),
  finish({
    items: [messageOf('assistant')],
    turn: { id: 't', synthesized: true },
    lastAssistantItem: { id: 'm' },
  }),
  finish({ continuationCount: 2.0, usage: { ...usage, inputTokens: 2n ** 60n } }),
  finish({ usage: { ...usage, cost: { amount: 0.5, currency: 'EUR', basis: 'billed' } } }),
  requestOf('turn.start', { event: eventOf('turn.start', { session: { id: 's' }, turn: { id: 't' } }) }),
  requestOf('user.elicitation.request', {
    event: eventOf('user.elicitation.request', { elicitation: { server: 's', mode: 'url' } }),
  }),
  state({ permission: 'none', candidate: null }),
  state({ permission: 'ask', candidate: { value: null } }),
  before({ turn: { id: 't', future: 1 } }),
  state({ permission: 'deny', candidate: { value: 1, provenance: { requestId: 7 }, future: 1 }, future: 1 }),
  state({ permission: 'allow', candidate: null, flow: 'none', instructions: [], injections: [] }),
  state({ permission: 'allow', candidate: null, flow: 'stop', instructions: ['a', 'a'], injections: [1] }),
];

test.each(accepted.map((request) => [request]))('%o is legal', (request) => {
  expect(short(request)).toEqual([]);
});

const event = './params/event';
const rejected: readonly (readonly [JsonValue, ...string[]])[] = [
  [null, '. wrong-type'],
  [[requestOf('tool.before')], '. wrong-type'],
  [
    {},
    '. missing-member jsonrpc',
    '. missing-member id',
    '. missing-member method',
    '. missing-member params',
  ],
  [{ ...requestOf('tool.before'), jsonrpc: '1.0' }, './jsonrpc wrong-value'],
  [{ ...requestOf('tool.before'), method: 'hooks/observe' }, './method wrong-value'],
  [{ ...requestOf('tool.before'), params: null }, './params wrong-type'],
  [{ ...requestOf('tool.before'), id: null }, './id wrong-type'],
  [{ ...requestOf('tool.before'), id: true }, './id wrong-type'],
  [{ ...requestOf('tool.before'), id: 1.5 }, './id wrong-type'],
  [{ ...requestOf('tool.before'), id: '' }, './id wrong-value'],
  [{ ...requestOf('tool.before'), id: 'other' }, './id id-mismatch'],
  [{ ...before({ id: '1' }), id: 1 }, './id id-mismatch'],
  [requestOf('tool.before', { protocolVersion: 'r3' }), './params/protocolVersion wrong-value'],
  [requestOf('tool.before', { extensions: { x: 1 } }), './params/extensions/x extra-member x'],
  [requestOf('tool.before', { event: [] }), `${event} wrong-type`],
  [
    requestOf('tool.before', { event: {} }),
    `${event} missing-member id`,
    `${event} missing-member source`,
    `${event} missing-member type`,
    `${event} missing-member time`,
  ],
  [before({ type: 7 }), `${event}/type wrong-type`],
  [before({ type: '' }), `${event}/type wrong-value`],
  [before({ type: 'tool.error' }), `${event}/type wrong-value`],
  [before({ type: 'constructor' }), `${event}/type wrong-value`],
  [before({ type: 'session.end' }), `${event}/type wrong-value`],
  [{ ...before({ id: '' }), id: '' }, './id wrong-value', `${event}/id wrong-value`],
  [before({ source: 'interop' }), `${event}/source wrong-value`],
  [before({ source: 7 }), `${event}/source wrong-type`],
  [before({ time: '2026-01-01 00:00:00Z' }), `${event}/time wrong-value`],
  [before({ time: '2026-01-01T00:00:00' }), `${event}/time wrong-value`],
  [before({ time: '2026-02-30T00:00:00Z' }), `${event}/time wrong-value`],
  [before({ time: '2026-01-01T00:00:00Z\n' }), `${event}/time wrong-value`],
  [before({ session: { cwd: '/' } }), `${event}/session missing-member id`],
  [finish({ turn: { id: 't', future: 1 } }), `${event}/turn/future extra-member future`],
  [
    before({ items: [messageOf('user')] }),
    `${event}/items/0 missing-member kind`,
    `${event}/items/0 missing-member mediaType`,
    `${event}/items/0 missing-member selection`,
    `${event}/items/0/role extra-member role`,
    `${event}/items/0/parts extra-member parts`,
  ],
  [before({ gaps: [{ path: 'x' }] }), `${event}/gaps/0 missing-member reason`],
  [before({ outcome: 'ok' }), `${event}/outcome extra-member outcome`],
  [
    before({ execution: {}, durationMs: 1, fileChanges: [] }),
    `${event}/execution extra-member execution`,
    `${event}/durationMs extra-member durationMs`,
    `${event}/fileChanges extra-member fileChanges`,
  ],
  [before({ call: { id: 'c', x: 1 } }), `${event}/call/x extra-member x`],
  [before({ path: '' }), `${event}/path wrong-value`],
  [before({ batch: { id: 'b', callIds: [] } }), `${event}/batch/callIds wrong-value`],
  [
    before({ batch: { id: 'b', callIds: ['__proto__', 'a', '__proto__'] } }),
    `${event}/batch/callIds/2 wrong-value`,
  ],
  [tool({ input: [] }), `${event}/tool/input wrong-type`],
  [tool({ origin: 'remote' }), `${event}/tool/origin wrong-value`],
  [tool({ origin: 'mcp' }), `${event}/tool missing-member mcp`],
  [tool({ mcp: {} }), `${event}/tool/mcp extra-member mcp`],
  [tool({ callId: 'c' }), `${event}/tool/callId extra-member callId`],
  [mcp({ transport: 'http' }), `${event}/tool/mcp/connection missing-member url`],
  [mcp({ transport: 'http', url: 'ftp://x' }), `${event}/tool/mcp/connection/url wrong-value`],
  [
    mcp({ transport: 'stdio', gaps: [gap('cwd')] }),
    `${event}/tool/mcp/connection missing-member command`,
    `${event}/tool/mcp/connection missing-member args`,
  ],
  [
    mcp({ transport: '_own', gaps: [gap('url')] }),
    `${event}/tool/mcp/connection missing-member addressForm`,
    `${event}/tool/mcp/connection missing-member address`,
  ],
  [mcp({ transport: 'pigeon' }), `${event}/tool/mcp/connection/transport wrong-value`],
  [mcp({ transport: 'sse', url: 'http://x' }, { future: 1 }), `${event}/tool/mcp/future extra-member future`],
  [finish({ outcome: 'ok' }), `${event}/outcome wrong-value`],
  [finish({ continuationCount: true }), `${event}/continuationCount wrong-type`],
  [finish({ continuationCount: -1 }), `${event}/continuationCount wrong-value`],
  [finish({ continuationCount: -(2n ** 60n) }), `${event}/continuationCount wrong-value`],
  [finish({ continuationCount: 1.5 }), `${event}/continuationCount wrong-type`],
  [
    finish({ items: [textPartOf()] }),
    `${event}/items/0 missing-member role`,
    `${event}/items/0 missing-member parts`,
    `${event}/items/0/kind extra-member kind`,
    `${event}/items/0/mediaType extra-member mediaType`,
    `${event}/items/0/selection extra-member selection`,
    `${event}/items/0/text extra-member text`,
  ],
  [finish({ usage: { ...usage, scope: 'attempt' } }), `${event}/usage/scope wrong-value`],
  [
    finish({ usage: { ...usage, cost: { amount: 1, currency: 'eur', basis: 'billed' } } }),
    `${event}/usage/cost/currency wrong-value`,
  ],
  [requestOf('turn.start', { event: eventOf('turn.start', { items: 'x' }) }), `${event}/items wrong-type`],
  [
    requestOf('user.message.inbound', {
      event: eventOf('user.message.inbound', {
        message: { channel: 'chat', sender: 'u', messages: [messageOf('assistant')] },
      }),
    }),
    `${event}/message/messages/0/role wrong-value`,
  ],
  [
    requestOf('workspace.change.before', {
      event: eventOf('workspace.change.before', { workspace: { kind: 'cwd', change: {} } }),
    }),
    `${event}/workspace/change wrong-value`,
  ],
  [
    requestOf('tool.after', { event: eventOf('tool.after', { tool: { name: 't', origin: 'native' } }) }),
    `${event}/tool missing-member input`,
  ],
  [requestOf('tool.before', { state: null }), './params/state wrong-type'],
  [state({ permission: 'none' }), './params/state missing-member candidate'],
  [state({ candidate: null }), './params/state missing-member permission'],
  [state({ permission: 'maybe', candidate: null }), './params/state/permission wrong-value'],
  [state({ permission: 'none', candidate: {} }), './params/state/candidate missing-member value'],
  [state({ permission: 'none', candidate: [] }), './params/state/candidate wrong-type'],
  [
    state({ permission: 'none', candidate: { value: 1, provenance: 'x' } }),
    './params/state/candidate/provenance wrong-type',
  ],
  [state({ permission: 'none', candidate: null, flow: 'pause' }), './params/state/flow wrong-value'],
  [
    state({ permission: 'none', candidate: null, instructions: ['a', ''] }),
    './params/state/instructions/1 wrong-value',
  ],
  [state({ permission: 'none', candidate: null, injections: {} }), './params/state/injections wrong-type'],
  [
    state(ownKeys(['__proto__', { permission: 'none', candidate: null }])),
    './params/state missing-member permission',
    './params/state missing-member candidate',
  ],
];

test.each(rejected.map(([request, ...faults]) => [request, faults] as const))(
  '%o has %j',
  (request, faults) => {
    expect(short(request)).toEqual(faults);
  },
);

test('r4 types what the state holds', () => {
  const held = (value: JsonValue) =>
    requestOf('model.request.before', { state: { permission: 'none', candidate: { value } } });
  expect(short(held([messageOf('user')]), 'r4')).toEqual([]);
  expect(short(held({ any: 1 }), 'r4')).toEqual(['./params/state/candidate/value wrong-type']);
  expect(short(held({ any: 1 }))).toEqual([]);
  const inject = { type: 'inject', target: 'context', operation: 'append', deliverAt: 'now', value: [] };
  const injected = (...injections: readonly JsonValue[]) =>
    state({ permission: 'none', candidate: null, injections });
  expect(short(injected(inject), 'r4')).toEqual([]);
  expect(short(injected(inject, { type: 'allow' }, { ...inject, value: 'x' }), 'r4')).toEqual([
    './params/state/injections/1 wrong-value',
    './params/state/injections/2/value wrong-type',
  ]);
});

test.each([
  [
    { ...requestOf('tool.before'), id: 'other' },
    '`id` of the request is "other", and the event\'s is "row"; they must be the same.',
  ],
  [
    before({ time: '2026-02-30T00:00:00Z' }),
    '`params.event.time` of the request is "2026-02-30T00:00:00Z"; it must be a date and time as RFC 3339 writes them, with T, an offset or Z, and a day that exists.',
  ],
  [
    before({ type: 'session.end' }),
    'The event "session.end" is only observed; a backend is never asked about it, and no effect exists there.',
  ],
  [before({ type: 'tool.error' }), 'There is no event "tool.error" at which a backend is asked.'],
  [
    state({ permission: 'none' }),
    '`params.state` of the request has no `candidate`; state is given whole or left out, and no candidate is written null.',
  ],
  [
    before({ batch: { id: 'b', callIds: ['a', 'a'] } }),
    '`params.event.batch.callIds[1]` of the request repeats "a"; each stands once.',
  ],
  [before({ gaps: [{ path: 'x' }] }), '`params.event.gaps[0]` of the request has no `reason`.'],
])('%o is explained', (request, message) => {
  expect(check(request).map((diagnostic) => diagnostic.message)).toEqual([message]);
});

test('a fault of the request is classed as one', () => {
  expect(check({ ...requestOf('tool.before'), id: 'other' })[0]).toMatchObject({
    about: 'request',
    phase: 'request',
    class: 'invalid-request',
    rule: 1,
    effect: null,
    pointer: '/request/id',
  });
});

test('depth costs no stack', () => {
  expect(short(tool({ input: { deep: deep(200_000) } }))).toEqual([]);
  expect(short(before({ id: deep(200_000), gaps: 2n ** 60n }))).toHaveLength(2);
});
