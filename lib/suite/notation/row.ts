import type { JsonObject, JsonValue } from '@/lib/json';
import type { RejectionClass, Scenario } from '@/lib/protocol';
import { requestOf, type Scene } from './scene';

/** What a row answers: its effects, or the whole response made from the row's id. */
export type Answer = readonly JsonValue[] | ((id: string) => JsonValue);

/** What must come of a row: an outcome, or a rejection of one class. */
export type Outcome =
  | { readonly expected: JsonObject }
  | { readonly rejection: RejectionClass; readonly hostExpected?: JsonObject };

/** What only our own suites say of a row. */
export type Extras = Pick<Scenario, 'expectedState' | 'note' | 'readings'>;

/**
 * One row of a suite, about a line in the notation: where it plays, its id, its tags (space-separated), what is
 * answered and what must come of it. A rejection adds the three tags of a negative row itself.
 */
export function row(
  scene: Scene,
  id: string,
  tags: string,
  answer: Answer,
  outcome: Outcome,
  extras: Extras = {},
): Scenario {
  const words = tags === '' ? [] : tags.split(' ');
  const response = typeof answer === 'function' ? answer(id) : responseOf(id, answer);
  const base = { id, request: requestOf(scene, id), response };
  if ('expected' in outcome) return { ...base, tags: words, expected: outcome.expected, ...extras };
  const { rejection, hostExpected } = outcome;
  const negative = [...words, 'negative', rejection, 'atomic-rejection'];
  const rejected = { ...base, tags: negative, expectError: true } as const;
  return hostExpected === undefined ? { ...rejected, ...extras } : { ...rejected, hostExpected, ...extras };
}

/** A row that must be accepted with this outcome. */
export function accepts(expected: JsonObject): Outcome {
  return { expected };
}

/** A row whose response must be rejected; `hostExpected` is what a host that judges later may show instead. */
export function rejects(
  kind: 'schema' | 'correlation' | 'capability' | 'application',
  hostExpected?: JsonObject,
): Outcome {
  const rejection: RejectionClass = `${kind}-invalid`;
  return hostExpected === undefined ? { rejection } : { rejection, hostExpected };
}

/** A response whose envelope differs from the plain one in some members. */
export function envelope(effects: readonly JsonValue[], changes: JsonObject): Answer {
  return (id) => ({ ...responseOf(id, effects), ...changes });
}

/** A response with this `result`, whatever it is. */
export function resulting(result: JsonValue): Answer {
  return envelope([], { result });
}

/** A legal `result` with further or other members. */
export function resultWith(effects: JsonValue, changes: JsonObject = {}): JsonObject {
  return { protocolVersion: 'draft', effects, ...changes };
}

function responseOf(id: string, effects: readonly JsonValue[]): JsonObject {
  return { jsonrpc: '2.0', id, result: resultWith(effects) };
}
