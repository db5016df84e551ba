import { type Exchange, evaluate } from '@/lib/evaluate';
import { equalJson, type JsonObject, type JsonValue, valueAt } from '@/lib/json';
import type { Readings, Scenario } from '@/lib/protocol';
import { withAt } from './edits';

/** What a row that is made here is to say of itself. */
export interface RowHead {
  readonly id: string;
  readonly note: string;
  readonly readings: Partial<Readings> | undefined;
  /** Also assert what is emitted: where the outcome alone does not show the difference. */
  readonly assertsState: boolean;
}

/**
 * A row of an exchange, expecting what the contract gives. Request, event and response take the row's id, the response
 * only where it had the request's. Null where the request is not legal.
 */
export function rowOf(exchange: Exchange, { id, note, readings, assertsState }: RowHead): Scenario | null {
  const { request, response } = named(exchange, id);
  const evaluation = evaluate({ request, response }, { ...(readings ? { readings } : {}), steps: false });
  if (evaluation.outcome === 'invalid-request') return null;
  const type = valueAt(request, '/params/event/type');
  const head = { id, request, response, ...(readings ? { readings } : {}), note };
  const place = typeof type === 'string' ? [type] : [];
  if (evaluation.outcome === 'rejected') {
    const tags = [...place, 'negative', evaluation.class, 'atomic-rejection'];
    return { ...head, tags, expectError: true };
  }
  const { actual, state, payload } = evaluation;
  const expected: JsonObject = Object.fromEntries(Object.entries(actual));
  const expectedState: JsonObject = { state, ...(payload === undefined ? {} : { payload }) };
  return { ...head, tags: place, expected, ...(assertsState ? { expectedState } : {}) };
}

function named({ request, response }: Exchange, id: string): Exchange {
  const old = valueAt(request, '/id');
  const answer = valueAt(response, '/id');
  const same = (value: JsonValue | undefined): boolean =>
    old !== undefined && value !== undefined && equalJson(old, value);
  const event = valueAt(request, '/params/event/id');
  const renamed = withAt(request, ['id'], id);
  return {
    request: same(event) ? withAt(renamed, ['params', 'event', 'id'], id) : renamed,
    response: same(answer) ? withAt(response, ['id'], id) : response,
  };
}
