import type { JsonObject, JsonValue } from '@/lib/json';
import type { Delivery } from '@/lib/protocol';

/** Builders of effects, with members in the order in which suite files write them. */
export const allow: JsonObject = { type: 'allow' };
export const ask: JsonObject = { type: 'ask' };

export function deny(reason: string): JsonObject {
  return { type: 'deny', reason };
}

export function merge(target: string, value: JsonValue): JsonObject {
  return modify(target, 'merge', value);
}

export function replace(target: string, value: JsonValue): JsonObject {
  return modify(target, 'replace', value);
}

/** A modify with any operation, also one that does not exist. */
export function modify(target: string, operation: string, value: JsonValue): JsonObject {
  return { type: 'modify', target, operation, value };
}

/** A message; `text` may be of any kind, so that a row can break it. */
export function message(text: JsonValue): JsonObject {
  return { type: 'message', text };
}

export function returning(value: JsonValue): JsonObject {
  return { type: 'return', value };
}

export function stop(reason: string): JsonObject {
  return { type: 'flow', operation: 'stop', reason };
}

export function proceed(instruction: string): JsonObject {
  return { type: 'flow', operation: 'continue', instruction };
}

export function inject(deliverAt: Delivery, value: JsonValue): JsonObject {
  return { type: 'inject', target: 'context', operation: 'append', deliverAt, value };
}

/** The same effect without one of its members. */
export function lacking(effect: JsonObject, member: string): JsonObject {
  return Object.fromEntries(Object.entries(effect).filter(([key]) => key !== member));
}
