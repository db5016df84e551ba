import fc from 'fast-check';
import type { JsonValue } from '@/lib/json';
import type { EventKind } from './random-events.test-support';
import {
  brokenMessages,
  brokenPart,
  json,
  jsonObject,
  messages,
  messagesOf,
  textPartList,
  toolEdits,
} from './random-values.test-support';

// Effects as a backend might send them. An effect may depend on the payload it meets (a rewrite that changes
// nothing), so a draw is a function of that payload.

export type EffectDraw = (payload: JsonValue | undefined) => JsonValue;

/** The same JSON value with its keys in the opposite order, on every level. */
export function reordered(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, at]) => [key, reordered(at)]),
  );
}

/** A value that only looks the same: 1 for true, 0 for false, lists the other way round; `task` stays as it is. */
export function lookalike(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(lookalike).reverse();
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, at]) => [key, key === 'task' ? at : lookalike(at)]),
    );
  }
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value === 1 || value === 0 ? value === 1 : value;
}

const name = fc.constantFrom('com.example.reason', 'org.example.x-1.code');
const extensions = fc.dictionary(name, json, { maxKeys: 2, noNullPrototype: true });
const filled = fc.constantFrom('Stop this turn', 'x', ' ', 'Check the result', 'Also check logs');

/** A value that fits the target's own form. */
function fitting(target: string, event: string): fc.Arbitrary<JsonValue> {
  switch (target) {
    case 'input':
      return toolEdits;
    case 'instructions':
    case 'summary':
      return textPartList;
    case 'workspace':
      return fc.oneof(
        {
          weight: 3,
          arbitrary: fc.constantFrom<JsonValue>({ cwd: '/a' }, { cwd: '/b' }, { workspaceRoots: ['/b'] }),
        },
        {
          weight: 1,
          arbitrary: fc.constantFrom<JsonValue>({}, { cwd: 42 }, { workspaceRoots: ['/b', '/b'] }),
        },
      );
    case 'content':
      return event === 'user.elicitation.result'
        ? fc.constantFrom<JsonValue>(
            { age: 3 },
            { age: 4 },
            { names: ['x'], sure: true },
            { age: null },
            { age: {} },
          )
        : messagesOf('assistant');
    case 'prompt':
      return event === 'user.message.inbound'
        ? fc.oneof({ weight: 4, arbitrary: messagesOf('user') }, { weight: 1, arbitrary: messages })
        : messages;
    default:
      return messages;
  }
}

function returnValue(event: string): fc.Arbitrary<JsonValue> {
  const falsy = fc.constantFrom<JsonValue>(null, false, 0, '', { cached: 2 }, [1, { ok: true }]);
  switch (event) {
    case 'model.request.before':
      return fc.oneof({ weight: 6, arbitrary: messages }, { weight: 1, arbitrary: falsy });
    case 'context.compact.before':
      return fc.oneof({ weight: 6, arbitrary: textPartList }, { weight: 1, arbitrary: messagesOf('user') });
    case 'user.elicitation.request':
      return fc.constantFrom<JsonValue>(
        { action: 'accept', content: { age: 3 } },
        { action: 'accept', content: { age: 4 } },
        { action: 'accept', content: { age: '4', other: null } },
        { action: 'accept', content: {} },
        { action: 'accept' },
        { action: 'decline' },
        { action: 'cancel', _meta: {} },
        { action: 'decline', content: {} },
        { action: 'perhaps' },
        null,
      );
    default:
      return fc.oneof({ weight: 3, arbitrary: falsy }, { weight: 1, arbitrary: json });
  }
}

const operation = fc.constantFrom('replace', 'merge');
const targets = [
  'input',
  'output',
  'prompt',
  'request',
  'response',
  'content',
  'instructions',
  'summary',
  'workspace',
];
const constant =
  (effect: JsonValue): EffectDraw =>
  () =>
    effect;
const optionalMembers = { noNullPrototype: true };

function modifies(kind: EventKind): fc.Arbitrary<EffectDraw> {
  const target = kind.target ?? 'input';
  const edit = fc
    .tuple(operation, fitting(target, kind.type))
    .map(([how, value]) => constant({ type: 'modify', target, operation: how, value }));
  const unchanged = operation.map(
    (how): EffectDraw =>
      (payload) => {
        const value = how === 'merge' && Array.isArray(payload) ? [] : reordered(payload ?? {});
        return { type: 'modify', target, operation: how, value };
      },
  );
  const nearly = operation.map(
    (how): EffectDraw =>
      (payload) => ({ type: 'modify', target, operation: how, value: lookalike(payload ?? {}) }),
  );
  return fc.oneof(
    { weight: 6, arbitrary: edit },
    { weight: 2, arbitrary: unchanged },
    { weight: target === 'input' ? 1 : 0, arbitrary: nearly },
  );
}

/** One effect of the named type, of legal shape at this event in nearly every draw. */
function effectOf(type: string, kind: EventKind): fc.Arbitrary<EffectDraw> {
  switch (type) {
    case 'deny':
      return fc
        .record(
          { type: fc.constant('deny'), reason: filled, code: name, extensions },
          { requiredKeys: ['type', 'reason'], ...optionalMembers },
        )
        .map(constant);
    case 'modify':
      return modifies(kind);
    case 'message':
      return fc
        .constantFrom('Visible only after acceptance', 'Second message', '', '\u2028')
        .map((text) => constant({ type, text }));
    case 'return':
      return returnValue(kind.type).map((value) => constant({ type, value }));
    case 'flow': {
      const stop = filled.map((reason) => constant({ type, operation: 'stop', reason }));
      const further = fc
        .option(filled, { nil: undefined })
        .map((said) =>
          constant({ type, operation: 'continue', ...(said === undefined ? {} : { instruction: said }) }),
        );
      return kind.flow.includes('continue')
        ? fc.oneof({ weight: 4, arbitrary: further }, { weight: 1, arbitrary: stop })
        : fc.oneof({ weight: 1, arbitrary: further }, { weight: 6, arbitrary: stop });
    }
    case 'inject':
      return fc
        .tuple(fc.constantFrom('now', 'next_turn'), messages)
        .map(([deliverAt, value]) =>
          constant({ type, target: 'context', operation: 'append', deliverAt, value }),
        );
    default:
      return fc.constant(constant({ type }));
  }
}

const everyType = ['deny', 'allow', 'ask', 'modify', 'message', 'return', 'flow', 'inject'];

/** Effects that this event may use, and now and then one that it may not. */
export function effectsFor(kind: EventKind): fc.Arbitrary<readonly EffectDraw[]> {
  // A deny or a stop settles so much that it must not stand in most rows.
  const own = fc.oneof(
    ...kind.effects.map((type) => ({
      weight: type === 'deny' || (type === 'flow' && !kind.flow.includes('continue')) ? 1 : 4,
      arbitrary: effectOf(type, kind),
    })),
  );
  const any = fc.oneof(...everyType.map((type) => effectOf(type, kind)));
  return fc.array(fc.oneof({ weight: 14, arbitrary: own }, { weight: 1, arbitrary: any }), { maxLength: 6 });
}

const message: JsonValue = { type: 'message', text: 'Visible only after acceptance' };
const inject = { type: 'inject', target: 'context', operation: 'append', deliverAt: 'now', value: [] };
const merge = { type: 'modify', target: 'input', operation: 'merge', value: { task: 2 } };

/** Things that stand where an effect should and are none: each breaks one sentence of the grammar. */
export const brokenEffects: fc.Arbitrary<JsonValue> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom<JsonValue>(
      { type: 'not-a-supported-effect' },
      { type: 'com.example.custom' },
      { type: '__proto__' },
      { type: 'constructor' },
      { type: ['deny'], reason: 'x' },
      { reason: 'no type' },
      {},
      null,
      [],
      'deny',
      { type: 'deny' },
      { type: 'deny', reason: '' },
      { type: 'deny', reason: 'x', code: 'nope' },
      { type: 'deny', reason: 'x', extensions: { nope: 1 } },
      { type: 'deny', reason: 'x', extensions: null },
      { type: 'deny', reason: 'x', message: 'y' },
      { type: 'allow', reason: 'x' },
      { type: 'allow', extensions: {} },
      { type: 'ask', prompt: 'x' },
      { type: 'message' },
      { type: 'message', text: 17 },
      { type: 'message', text: null },
      { type: 'return' },
      { type: 'return', value: 1, provenance: {} },
      { type: 'flow' },
      { type: 'flow', operation: 'pause', reason: 'x' },
      { type: 'flow', operation: 'stop' },
      { type: 'flow', operation: 'stop', reason: '' },
      { type: 'flow', operation: 'stop', reason: 'x', instruction: 'y' },
      { type: 'flow', operation: 'continue', instruction: '' },
      { type: 'flow', operation: 'continue', instruction: null },
      { type: 'flow', operation: 'continue', reason: 'x' },
      { type: 'modify', target: 'input', value: { task: 2 } },
      { ...merge, operation: 'patch' },
      { ...merge, value: [] },
      { ...merge, target: 'tool' },
      { ...merge, target: '__proto__' },
      { ...merge, extra: true },
      { type: 'modify', target: 'input', operation: 'replace' },
      { type: 'modify', target: 'response', operation: 'merge', value: {} },
      { type: 'modify', target: 'content', operation: 'replace', value: 'x' },
      { type: 'inject', target: 'context', operation: 'append', value: 'bad' },
      { ...inject, deliverAt: 'later' },
      { ...inject, operation: 'replace' },
      { ...inject, target: 'prompt' },
      { ...inject, extra: 1 },
    ),
  },
  { weight: 1, arbitrary: brokenMessages.map((value): JsonValue => ({ ...inject, value })) },
  {
    weight: 1,
    arbitrary: brokenMessages.map(
      (value): JsonValue => ({ type: 'modify', target: 'response', operation: 'merge', value }),
    ),
  },
  {
    weight: 1,
    arbitrary: brokenPart.map(
      (part): JsonValue => ({ type: 'modify', target: 'summary', operation: 'replace', value: [part] }),
    ),
  },
  { weight: 1, arbitrary: json },
);

/** Effects of legal shape that this row may well not have advertised. */
export const strangers: fc.Arbitrary<JsonValue> = fc.oneof(
  fc.constantFrom<JsonValue>(
    message,
    merge,
    inject,
    { ...inject, deliverAt: 'next_turn' },
    { type: 'deny', reason: 'x' },
    { type: 'allow' },
    { type: 'ask' },
    { type: 'return', value: null },
    { type: 'flow', operation: 'stop', reason: 'x' },
    { type: 'flow', operation: 'continue' },
  ),
  fc
    .constantFrom(...targets)
    .chain((target) =>
      fc
        .tuple(operation, target === 'content' ? fc.oneof(messages, jsonObject) : fitting(target, ''))
        .map(([how, value]): JsonValue => ({ type: 'modify', target, operation: how, value })),
    ),
);
