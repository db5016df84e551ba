import type { Exchange } from '@/lib/evaluate';
import { isJsonObject, type JsonValue, valueAt } from '@/lib/json';
import { type Parts, places } from './parts';
import type { Draft } from './types';

/** Single edits of a response's form: what a decoder may let pass, drop or repair. */
export function* formEdits({ request, response }: Exchange, { effects }: Parts): Generator<Draft, void> {
  const draft = (sentence: string, path: Draft['path'], value: JsonValue | undefined): Draft => {
    return { kind: 'effect', sentence, path, value };
  };
  for (const [index, effect] of effects.entries()) {
    const path = [...places.effects, index];
    const name = `Effect ${index + 1}`;
    yield draft(`${name} is given twice.`, places.effects, effects.toSpliced(index, 0, effect));
    if (!isJsonObject(effect)) continue;
    yield draft(`${name} has a member too many.`, [...path, 'priority'], 1);
    yield draft(`${name} has extensions.`, [...path, 'extensions'], { 'com.example': 1 });
    for (const [key, value] of Object.entries(effect)) {
      yield draft(`${name} has no ${key}.`, [...path, key], undefined);
      if (typeof value === 'string') yield draft(`${name} has an empty ${key}.`, [...path, key], '');
      for (const other of key === 'value' ? plainValues : [])
        yield draft(`${name} holds another value.`, [...path, key], other);
    }
    yield draft(`${name} has a code.`, [...path, 'code'], 'nope');
  }
  if (effects.length > 1)
    yield draft('The effects stand in reverse order.', places.effects, effects.toReversed());
  yield draft('The effects are null.', places.effects, null);
  yield draft('The response has an error beside its result.', ['response', 'error'], {
    code: 1,
    message: 'x',
  });
  yield draft('The response is an error.', ['response'], {
    jsonrpc: '2.0',
    id: valueAt(request, '/id') ?? null,
    error: { code: 1, message: 'x' },
  });
  const id = valueAt(response, '/id');
  if (id !== undefined)
    yield draft('The response has an id of another kind.', ['response', 'id'], otherId(id));
}

const plainValues: readonly JsonValue[] = [{}, [], null, true, 'text', 0];

function otherId(id: JsonValue): JsonValue {
  if (typeof id === 'number') return String(id);
  return typeof id === 'string' && /^[0-9]+$/.test(id) ? Number(id) : 1;
}

/** Single edits of a state that carry what earlier responses left: instructions, injections, members of others. */
export function* carriedEdits({ state, boundary }: Parts): Generator<Draft, void> {
  const held = state ?? { permission: 'none', candidate: null };
  const set = (key: string, value: JsonValue, sentence: string): Draft => {
    return { kind: 'state', sentence, path: places.state, value: { ...held, [key]: value } };
  };
  if (boundary.flow.includes('continue'))
    yield set('instructions', ['Carried'], 'An instruction is carried.');
  if (boundary.effects.includes('inject'))
    yield set('injections', [carriedInjection], 'An injection is carried.');
  yield set('injections', [], 'An empty list of injections is carried.');
  yield set('instructions', [], 'An empty list of instructions is carried.');
  yield set('future', 1, 'The state has a member that is not known yet.');
}

const carriedInjection: JsonValue = {
  type: 'inject',
  target: 'context',
  operation: 'append',
  deliverAt: 'next_turn',
  value: [
    {
      id: 'carried',
      role: 'user',
      parts: [{ id: 'text', kind: 'text', mediaType: 'text/plain', selection: 'body', text: 'Carried' }],
    },
  ],
};
