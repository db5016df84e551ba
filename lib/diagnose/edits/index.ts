import type { Exchange } from '@/lib/evaluate';
import { checkRequest, type Readings, resolveReadings } from '@/lib/protocol';
import { capabilityEdits } from './capability-edits';
import { withAt } from './edit-json';
import { effectEdits } from './effect-edits';
import { carriedEdits, formEdits } from './form-edits';
import { partsOf } from './parts';
import { stateEdits } from './state-edits';
import type { Draft, Edit } from './types';

export { type Path, withAt } from './edit-json';
export { effectName, partsOf } from './parts';
export type { Edit, EditKind } from './types';

/**
 * Every single edit of an exchange's effects, capabilities and state that leaves the request legal: what a look at
 * what decides it, and a search for other rows, try one by one. Some dozens, each another.
 */
export function* singleEdits(exchange: Exchange, readings: Partial<Readings> = {}): Generator<Edit, void> {
  const parts = partsOf(exchange);
  if (parts === null) return;
  const drafts = [effectEdits(parts), stateEdits(parts), capabilityEdits(parts)];
  yield* legal(exchange, drafts, readings);
}

/**
 * Single edits that a search for rows tries beyond these: a response whose form is another (an effect twice, a member
 * too many, missing or empty), and a state that carries more.
 */
export function* furtherEdits(exchange: Exchange, readings: Partial<Readings> = {}): Generator<Edit, void> {
  const parts = partsOf(exchange);
  if (parts === null) return;
  yield* legal(exchange, [formEdits(exchange, parts), carriedEdits(parts)], readings);
}

function* legal(
  exchange: Exchange,
  drafts: readonly Iterable<Draft>[],
  readings: Partial<Readings>,
): Generator<Edit, void> {
  const resolved = resolveReadings(readings);
  for (const draft of drafts.flatMap((some): readonly Draft[] => [...some])) {
    const edited = edit(exchange, draft);
    if (edited.request !== exchange.request && checkRequest(edited.request, resolved).length > 0) continue;
    yield { kind: draft.kind, sentence: draft.sentence, exchange: edited };
  }
}

function edit({ request, response }: Exchange, { path: [part, ...path], value }: Draft): Exchange {
  if (part === 'request') return { request: withAt(request, path, value), response };
  return { request, response: withAt(response, path, value) };
}
