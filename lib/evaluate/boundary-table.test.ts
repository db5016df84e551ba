import { describe, expect, it, test } from 'vitest';
import { isJsonObject, type JsonObject, type JsonValue } from '@/lib/json';
import { boundaries, exampleEvent } from '@/lib/protocol';
import {
  answered,
  bounds,
  continued,
  effectOf,
  granted,
  inject,
  type Line,
  modify,
  says,
  textPart,
  valueFor,
  widened,
} from './boundary-table.test-support';
import { stop } from './exchange.test-support';

const types = ['deny', 'allow', 'ask', 'modify', 'message', 'return', 'flow', 'inject'];
const lineOf = (event: string): Line => {
  const line = bounds.find(([name]) => name === event);
  if (line === undefined) throw new Error(`no line ${event}`);
  return line;
};
const kindOf = (event: string, effects: JsonValue, capabilities = granted(lineOf(event))) =>
  answered(event, effects, { capabilities }).kind;

it('lists the nineteen boundaries', () => {
  expect(boundaries.map(({ event }) => event)).toEqual(bounds.map(([event]) => event));
});

describe.each(bounds)('at %s', (event, effects, target, flow) => {
  const line: Line = [event, effects, target, flow];

  test.each(types)('%s is accepted where it is allowed, and neither used nor granted elsewhere', (type) => {
    const allowed = effects.split(' ').includes(type);
    expect(kindOf(event, [effectOf(line, type)])).toBe(allowed ? 'accepted' : 'capability-invalid');
    if (!allowed) expect(kindOf(event, [], widened(line, type))).toBe('invalid-request');
  });

  it('stops and continues as far as its flow goes', () => {
    const operations = flow.split(' ');
    for (const [operation, effect] of [['stop', stop] as const, ['continue', continued] as const]) {
      const wanted = operations.includes(operation) ? 'accepted' : 'capability-invalid';
      expect(kindOf(event, [effect])).toBe(wanted);
    }
    if (operations.includes('continue') || flow === '') return;
    const more = { operations: ['stop', 'continue'], remainingContinuations: 1, continuationCount: 0 };
    expect(kindOf(event, [], { ...granted(line), flow: more })).toBe('invalid-request');
  });

  it('injects only at a time that is granted', () => {
    const wanted = effects.includes('inject') ? 'accepted' : 'capability-invalid';
    expect(kindOf(event, [inject('now')])).toBe(wanted);
    expect(kindOf(event, [inject('next_turn')])).toBe('capability-invalid');
    expect(kindOf(event, [inject('later')])).toBe('schema-invalid');
  });

  it('has no other target', () => {
    const other = target === 'output' ? 'response' : 'output';
    const foreign = modify(other, 'replace', [says('tool')]);
    expect(kindOf(event, [foreign])).toBe('capability-invalid');
    const modes = { [other]: { replace: true, merge: true } };
    const withOther = {
      ...widened(line, 'modify'),
      effects: [...new Set([...effects.split(' '), 'modify'])],
    };
    expect(kindOf(event, [], { ...withOther, modify: modes })).toBe('invalid-request');
  });
});

/** Where each target stands in the event (the answer to a question stands inside a text, and is told apart). */
const places: readonly (readonly [event: string, path: readonly string[], list: boolean])[] = [
  ['turn.start', ['items'], true],
  ['turn.finish.before', ['items'], true],
  ['model.request.before', ['items'], true],
  ['model.response.after', ['items'], true],
  ['tool.before', ['tool', 'input'], false],
  ['tool.after', ['items'], true],
  ['tool.permission.request', ['tool', 'input'], false],
  ['context.compact.before', ['instructions'], true],
  ['context.compact.after', ['summary'], true],
  ['user.message.inbound', ['message', 'messages'], true],
  ['user.message.outbound', ['message', 'messages'], true],
  ['workspace.change.before', ['workspace', 'change'], false],
];

const at = (event: JsonObject, path: readonly string[]): JsonValue | undefined =>
  path.reduce<JsonValue | undefined>((value, key) => (isJsonObject(value) ? value[key] : undefined), event);
const list = (value: JsonValue | undefined): readonly JsonValue[] => (Array.isArray(value) ? value : []);
const fields = (value: JsonValue | undefined): JsonObject => (isJsonObject(value) ? value : {});

describe.each(places)('the payload of %s', (event, path, isList) => {
  const line = lineOf(event);
  const target = line[2] ?? '';
  const value = valueFor(event);

  it('is replaced by the value, or merged with it, and the request stays as it is', () => {
    const capabilities = granted(line);
    const merged = answered(event, [modify(target, 'merge', value)], { capabilities });
    const stood = at(merged.event, path);
    const wanted = isList ? [...list(stood), ...list(value)] : { ...fields(stood), ...fields(value) };
    expect(merged.evaluation).toMatchObject({ outcome: 'accepted', payload: wanted });
    const replaced = answered(event, [modify(target, 'replace', value)], { capabilities });
    expect(replaced.evaluation).toMatchObject({ outcome: 'accepted', payload: value });
    expect(merged.event).toEqual(exampleEvent(event, 'a'));
  });

  it('takes no list for an object and no object for a list', () => {
    const crossed = isList ? { a: 1 } : [says('user')];
    for (const operation of ['replace', 'merge'])
      for (const wrong of [crossed, null, 'text', 7])
        expect(kindOf(event, [modify(target, operation, wrong)])).toBe('schema-invalid');
  });

  it('is changed only by an operation that is granted', () => {
    const capabilities = { ...granted(line), modify: { [target]: { replace: true, merge: false } } };
    expect(kindOf(event, [modify(target, 'replace', value)], capabilities)).toBe('accepted');
    expect(kindOf(event, [modify(target, 'merge', value)], capabilities)).toBe('capability-invalid');
  });
});

const user = says('user');
const attachment = { id: 'f', kind: 'attachment', mediaType: 'image/png', selection: 'metadata' };

test.each<readonly [what: string, event: string, effect: JsonObject, kind: string]>([
  [
    'an assistant among the user’s',
    'user.message.inbound',
    modify('prompt', 'merge', [says('assistant')]),
    'application-invalid',
  ],
  [
    'a user among the assistant’s',
    'user.message.outbound',
    modify('content', 'merge', [user]),
    'application-invalid',
  ],
  ['a role that nobody has', 'turn.start', modify('prompt', 'merge', [says('stranger')]), 'schema-invalid'],
  [
    'an object of content in a message',
    'user.message.outbound',
    modify('content', 'replace', { a: 1 }),
    'schema-invalid',
  ],
  [
    'a list of content in an answer',
    'user.elicitation.result',
    modify('content', 'merge', []),
    'schema-invalid',
  ],
  ['no workspace', 'workspace.change.before', modify('workspace', 'replace', {}), 'application-invalid'],
  [
    'a number for a directory',
    'workspace.change.before',
    modify('workspace', 'merge', { cwd: 42 }),
    'application-invalid',
  ],
  [
    'a message for instructions',
    'context.compact.before',
    modify('instructions', 'replace', [user]),
    'schema-invalid',
  ],
  [
    'an attachment for instructions',
    'context.compact.before',
    modify('instructions', 'merge', [attachment]),
    'schema-invalid',
  ],
  [
    'a message for a summary',
    'context.compact.after',
    modify('summary', 'replace', [user]),
    'schema-invalid',
  ],
  [
    'a summary before there is one',
    'context.compact.before',
    modify('summary', 'replace', [textPart('s')]),
    'capability-invalid',
  ],
  [
    'instructions when it is done',
    'context.compact.after',
    modify('instructions', 'merge', [textPart('s')]),
    'capability-invalid',
  ],
  [
    'a summary supplied when there is one',
    'context.compact.after',
    { type: 'return', value: [textPart('s')] },
    'capability-invalid',
  ],
])('%s is refused at %s', (_what, event, effect, kind) => {
  expect(kindOf(event, [effect])).toBe(kind);
});

test('instructions may be added where the list is empty', () => {
  const capabilities = granted(lineOf('context.compact.before'));
  const event = { instructions: [] };
  const { evaluation } = answered(
    'context.compact.before',
    [modify('instructions', 'merge', [textPart('n')])],
    { capabilities, event },
  );
  expect(evaluation).toMatchObject({ outcome: 'accepted', payload: [textPart('n')] });
});

test('a part that takes the place of a hidden one has no size and no digest of it', () => {
  const hidden = { id: 'n', kind: 'text', mediaType: 'text/plain', selection: 'metadata' };
  const capabilities = granted(lineOf('context.compact.after'));
  const event = { summary: [{ ...hidden, size: 3, sha256: 'a'.repeat(64) }] };
  const { evaluation } = answered('context.compact.after', [modify('summary', 'replace', [textPart('n')])], {
    capabilities,
    event,
  });
  expect(evaluation.outcome === 'accepted' && evaluation.payload).toEqual([textPart('n')]);
});
