import { isJsonObject, type JsonObject, type JsonValue, member } from '@/lib/json';
import { type Parts, places } from './parts';
import type { Draft } from './types';

const kind = 'capability';
const counts = [
  [0, 'No continuation remains.'],
  [1, 'One continuation remains.'],
  [2, 'Two continuations remain.'],
] as const;

/** Single edits of what is advertised: one grant taken away or given, one count changed. */
export function* capabilityEdits({ capabilities, boundary }: Parts): Generator<Draft, void> {
  const granted = listAt(capabilities, 'effects');
  for (const [index, type] of granted.entries()) {
    const path = [...places.capabilities, 'effects', index];
    yield { kind, sentence: `${inWords(type)} is not advertised.`, path, value: undefined };
  }
  for (const type of boundary.effects) {
    if (granted.includes(type)) continue;
    const value = [...granted, type];
    yield { kind, sentence: `${type} is advertised too.`, path: [...places.capabilities, 'effects'], value };
  }
  yield* targetEdits(capabilities);
  yield* flowEdits(capabilities, boundary.flow);
  const deliveries = listAt(objectAt(objectAt(capabilities, 'inject'), 'context'), 'deliverAt');
  for (const [index, delivery] of deliveries.entries()) {
    const path = [...places.capabilities, 'inject', 'context', 'deliverAt', index];
    yield { kind, sentence: `Delivery ${inWords(delivery)} is not advertised.`, path, value: undefined };
  }
}

function* targetEdits(capabilities: JsonObject): Generator<Draft, void> {
  const targets = objectAt(capabilities, 'modify') ?? {};
  for (const target of Object.keys(targets)) {
    for (const operation of ['replace', 'merge']) {
      const grants = member(objectAt(targets, target) ?? {}, operation) === true;
      const path = [...places.capabilities, 'modify', target, operation];
      const sentence = `${operation} of ${target} is ${grants ? 'not advertised' : 'advertised too'}.`;
      yield { kind, sentence, path, value: !grants };
    }
  }
}

function* flowEdits(capabilities: JsonObject, possible: readonly string[]): Generator<Draft, void> {
  const flow = objectAt(capabilities, 'flow');
  if (flow === undefined) return;
  const base = [...places.capabilities, 'flow'];
  const operations = listAt(flow, 'operations');
  for (const [index, operation] of operations.entries()) {
    const path = [...base, 'operations', index];
    yield { kind, sentence: `${inWords(operation)} is not advertised.`, path, value: undefined };
  }
  for (const operation of possible) {
    if (operations.includes(operation)) continue;
    const value = [...operations, operation];
    yield { kind, sentence: `${operation} is advertised too.`, path: [...base, 'operations'], value };
  }
  const remaining = member(flow, 'remainingContinuations');
  for (const [count, sentence] of counts) {
    if (remaining === undefined || remaining === count) continue;
    yield { kind, sentence, path: [...base, 'remainingContinuations'], value: count };
  }
  const maximum = member(flow, 'maxContinuations');
  const count = member(flow, 'continuationCount');
  if (maximum !== undefined && count !== undefined && count !== maximum)
    yield {
      kind,
      sentence: 'The continuations so far are the most there may be.',
      path: [...base, 'continuationCount'],
      value: maximum,
    };
}

function objectAt(value: JsonObject | undefined, key: string): JsonObject | undefined {
  const found = value && member(value, key);
  return found !== undefined && isJsonObject(found) ? found : undefined;
}

function listAt(value: JsonObject | undefined, key: string): readonly JsonValue[] {
  const found = value && member(value, key);
  return Array.isArray(found) ? found : [];
}

function inWords(value: JsonValue): string {
  return typeof value === 'string' ? value : 'a malformed entry';
}
