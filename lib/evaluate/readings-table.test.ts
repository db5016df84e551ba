import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '@/lib/json';
import type { Readings } from '@/lib/protocol';
import { answered, bounds, granted, inject, modify, says, textPart } from './boundary-table.test-support';
import type { Exchange } from './evaluate';
import { evaluate } from './evaluate';
import { finish, give, go, merge, toolBefore } from './exchange.test-support';

const capabilitiesAt = (event: string): JsonObject => {
  const line = bounds.find(([name]) => name === event);
  if (line === undefined) throw new Error(`no line ${event}`);
  return granted(line);
};

type Case = (readings: Partial<Readings>) => string;
const kindAt =
  (event: string, effects: JsonValue, state?: JsonObject): Case =>
  (readings) =>
    answered(event, effects, {
      capabilities: capabilitiesAt(event),
      readings,
      ...(state === undefined ? {} : { state }),
    }).kind;
const kindOf =
  (exchange: Exchange): Case =>
  (readings) => {
    const evaluation = evaluate(exchange, { readings });
    return evaluation.outcome === 'rejected' ? evaluation.class : evaluation.outcome;
  };
const result = (members: JsonObject): Exchange =>
  toolBefore({ effects: [], response: { result: { protocolVersion: 'draft', ...members } } });

const [ok, shape, late, grant, illegal] = [
  'accepted',
  'schema-invalid',
  'application-invalid',
  'capability-invalid',
  'invalid-request',
];
const before = { permission: 'none', candidate: null };
const list = [says('assistant')];
const workspace = (operation: string, value: JsonValue) => modify('workspace', operation, value);
const fields = (value: JsonValue) => [modify('content', 'merge', value)];
const answer = (content: JsonValue) => [give({ action: 'accept', content })];

describe('the revisions', () => {
  test.each<readonly [what: string, exchange: Case, r2: string, r3: string, r4: string]>([
    ['no list of effects', kindOf(result({})), shape, shape, ok],
    ['null for effects', kindOf(result({ effects: null })), shape, shape, shape],
    ['an object for effects', kindOf(result({ effects: {} })), shape, shape, shape],
    ['any JSON injected', kindAt('session.start', [inject('now', { text: 'x' })]), ok, shape, shape],
    ['messages injected', kindAt('session.start', [inject('now')]), ok, ok, ok],
    ['a list merged', kindAt('turn.finish.before', [modify('response', 'merge', list)]), shape, ok, ok],
    ['a list put in', kindAt('turn.finish.before', [modify('response', 'replace', list)]), ok, ok, ok],
    [
      'an object merged into a list',
      kindAt('tool.after', [modify('output', 'merge', {})]),
      shape,
      shape,
      shape,
    ],
    ['an object for a list', kindAt('tool.after', [modify('output', 'replace', {})]), late, shape, shape],
    ['text for messages', kindAt('turn.start', [modify('prompt', 'replace', 'x')]), late, shape, shape],
    ['text for an input', kindOf(toolBefore({ effects: [merge('x')] })), shape, shape, shape],
    ['text returned for messages', kindAt('model.request.before', [give('x')]), ok, late, shape],
    ['messages returned', kindAt('model.request.before', [give(list)]), ok, ok, ok],
    ['messages returned for a summary', kindAt('context.compact.before', [give(list)]), ok, late, shape],
    ['a summary returned', kindAt('context.compact.before', [give([textPart('s')])]), ok, ok, ok],
    ['anything returned by a tool', kindOf(toolBefore({ effects: [give(null)] })), ok, ok, ok],
    ['no answer to a question', kindAt('user.elicitation.request', [give(null)]), ok, late, shape],
    [
      'content that declines',
      kindAt('user.elicitation.request', [give({ action: 'decline', content: {} })]),
      ok,
      late,
      shape,
    ],
    [
      'an answer that the form refuses',
      kindAt('user.elicitation.request', answer({ copies: 'x' })),
      ok,
      late,
      late,
    ],
    [
      'an answer that fills in the form',
      kindAt('user.elicitation.request', answer({ copies: 2 })),
      ok,
      ok,
      ok,
    ],
    ['an object in a field', kindAt('user.elicitation.result', fields({ copies: {} })), ok, ok, shape],
    ['a list of texts in a field', kindAt('user.elicitation.result', fields({ copies: ['a'] })), ok, ok, ok],
    ['an empty workspace', kindAt('workspace.change.before', [workspace('replace', {})]), late, late, shape],
    [
      'nothing merged into a workspace',
      kindAt('workspace.change.before', [workspace('merge', {})]),
      ok,
      ok,
      shape,
    ],
    [
      'a directory that is a number',
      kindAt('workspace.change.before', [workspace('merge', { cwd: 1 })]),
      late,
      late,
      shape,
    ],
    ['one more member', kindOf(toolBefore({ effects: [{ type: 'allow', more: 1 }] })), shape, shape, shape],
    [
      'a held injection that is a text',
      kindAt('session.start', [], { ...before, injections: ['x'] }),
      ok,
      ok,
      illegal,
    ],
    [
      'a held injection in full',
      kindAt('session.start', [], { ...before, injections: [inject('now')] }),
      ok,
      ok,
      ok,
    ],
    [
      'a candidate that is a text',
      kindAt('model.request.before', [], { ...before, candidate: { value: 'x' } }),
      ok,
      ok,
      illegal,
    ],
    [
      'a candidate of messages',
      kindAt('model.request.before', [], { ...before, candidate: { value: list } }),
      ok,
      ok,
      ok,
    ],
    [
      'a tool’s candidate',
      kindOf(toolBefore({ effects: [], state: { ...before, candidate: { value: 'x' } } })),
      ok,
      ok,
      ok,
    ],
  ])('%s', (_what, exchange, ...wanted) => {
    expect((['r2', 'r3', 'r4'] as const).map((revision) => exchange({ revision }))).toEqual(wanted);
  });
});

const inputs = (...values: readonly JsonValue[]): Case =>
  kindOf(toolBefore({ effects: values.map((task) => merge({ task })) }));
const otherTool = (effects: readonly JsonValue[]): Case =>
  kindOf(
    toolBefore({ effects, event: { tool: { origin: 'native', name: 'shell', kind: 'shell', input: {} } } }),
  );

describe('the tool’s constraint', () => {
  test.each<readonly [what: string, exchange: Case, every: string, final: string, off: string]>([
    ['a good input', inputs(2), ok, ok, ok],
    ['a bad one mended', inputs(0, 3), late, ok, ok],
    ['a good one spoilt', inputs(3, 0), late, late, ok],
    ['zero', inputs(0), late, late, ok],
    ['a fraction', inputs(1.5), late, late, ok],
    ['true', inputs(true), late, late, ok],
    ['digits in a text', inputs('1'), late, late, ok],
    [
      'an input without it',
      kindOf(toolBefore({ effects: [{ ...merge({}), operation: 'replace' }] })),
      late,
      late,
      ok,
    ],
    ['another tool', otherTool([merge({ task: 0 })]), ok, ok, ok],
  ])('%s', (_what, exchange, ...wanted) => {
    const values = ['every', 'final', 'off'] as const;
    expect(values.map((value) => exchange({ 'tool-constraint': value }))).toEqual(wanted);
  });
});

/** Whether a continue is accepted, and what is then left. */
const continues =
  (flow: string | null, left: number, effects: readonly JsonValue[], limits: JsonObject = {}) =>
  (readings: Partial<Readings>): JsonValue => {
    const evaluation = evaluate(
      finish({
        effects,
        ...(flow === null ? {} : { state: { ...before, flow } }),
        capabilities: {
          effects: ['flow'],
          flow: {
            operations: ['stop', 'continue'],
            remainingContinuations: left,
            continuationCount: 0,
            ...limits,
          },
        },
      }),
      { readings },
    );
    if (evaluation.outcome === 'accepted') return evaluation.actual.continuationRemaining ?? null;
    return evaluation.outcome === 'rejected' ? evaluation.class : evaluation.outcome;
  };
const spent = { continuationCount: 2, maxContinuations: 2 };

describe('a continue that came with the request', () => {
  test.each<
    readonly [what: string, exchange: ReturnType<typeof continues>, paid: JsonValue, charged: JsonValue]
  >([
    ['is not there, and one is left', continues(null, 1, [go()]), 0, 0],
    ['is not there, and none is left', continues(null, 0, [go()]), late, late],
    ['is `none`, and none is left', continues('none', 0, [go()]), late, late],
    ['has paid', continues('continue', 2, [go()]), 2, 1],
    ['has paid for two as well', continues('continue', 2, [go(), go()]), 2, 1],
    ['has paid the last unit', continues('continue', 0, [go()]), 0, late],
    ['has paid, and the limit is reached', continues('continue', 1, [go()], spent), late, late],
    ['is kept when nothing is added', continues('continue', 1, []), 1, 1],
    ['was stopped', continues('stop', 0, [go()]), late, late],
  ])('%s', (_what, exchange, ...wanted) => {
    const values = ['already-paid', 'charged'] as const;
    expect(values.map((value) => exchange({ 'chained-continue': value }))).toEqual(wanted);
  });

  test('is not granted where the flow can only stop', () => {
    expect(kindOf(toolBefore({ effects: [go()] }))({})).toBe(grant);
  });
});
