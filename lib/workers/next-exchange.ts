import { evaluate } from '@/lib/evaluate';
import {
  changeJson,
  equalJson,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  member,
  parseJson,
  pathOf,
  type Result,
  stringifyJson,
  valueAt,
} from '@/lib/json';
import {
  type Boundary,
  boundaryOf,
  checkRequest,
  payloadOf,
  type Readings,
  resolveReadings,
} from '@/lib/protocol';
import { nextBlocked } from './next-blocked';
import { readExpectation } from './read-expectation';
import type { RowTexts } from './types';

/**
 * The exchange that follows in the chain, as the text of a file: the same event with the emitted state and the effective
 * payload, the allowance that is left, the row's readings (which win over those given), and an answer without effects. It has an id of its own, since a
 * row's request and event share it, and asserts nothing: what the next interceptor answers is not known. The fault is a
 * sentence.
 */
export function nextExchange(texts: RowTexts, given: Partial<Readings> = {}): Result<string, string> {
  const [request, response, expectation] = [texts.request, texts.response, texts.expectation].map(valueIn);
  if (!isJsonObject(request) || !isJsonObject(response))
    return refuse('The text of the row is not readable as it stands.');
  const readings = { ...given, ...readExpectation(expectation ?? {}).readings };
  const evaluation = evaluate({ request, response }, { readings });
  const blocked = nextBlocked(evaluation);
  if (blocked !== null || evaluation.outcome !== 'accepted') return refuse(blocked ?? '');

  const params = objectIn(request, 'params');
  const event = objectIn(params, 'event');
  const type = member(event, 'type');
  const boundary = typeof type === 'string' ? boundaryOf(type) : undefined;
  if (boundary === undefined) throw new Error('an accepted request names no boundary');
  const id = followingId(String(member(request, 'id')));
  const next: JsonObject = {
    ...request,
    id,
    params: {
      ...params,
      event: { ...withPayload(boundary, event, evaluation.payload), id },
      capabilities: charged(objectIn(params, 'capabilities'), evaluation.steps.at(-1)?.after.remaining),
      state: evaluation.state,
    },
  };
  const [fault] = checkRequest(next, resolveReadings(readings));
  if (fault !== undefined)
    return refuse(`The next request would not be legal under these readings: ${fault.message}`);
  const answer: JsonObject = { ...response, id, result: { ...objectIn(response, 'result'), effects: [] } };
  const kept = isJsonObject(expectation) ? member(expectation, 'readings') : undefined;
  const exchange: JsonObject = { request: next, response: answer };
  return {
    ok: true,
    value: stringifyJson(kept === undefined ? exchange : { ...exchange, readings: kept }, 2),
  };
}

function refuse(fault: string): Result<never, string> {
  return { ok: false, fault };
}

function valueIn(text: string): JsonValue | undefined {
  const parsed = parseJson(text);
  return parsed.ok ? parsed.value.value : undefined;
}

function objectIn(object: JsonObject, key: string): JsonObject {
  const value = member(object, key);
  return isJsonObject(value) ? value : {};
}

/** `a` is followed by `a-next`, that by `a-next-2`, and so on. */
function followingId(id: string): string {
  const found = /^(.*-next)(?:-(\d{1,6}))?$/s.exec(id);
  return found === null ? `${id}-next` : `${found[1]}-${Number(found[2] ?? 1) + 1}`;
}

/** Rule 7: a continuation that was accepted has taken its unit from the allowance. */
function charged(capabilities: JsonObject, remaining: number | bigint | null | undefined): JsonObject {
  const flow = member(capabilities, 'flow');
  if (!isJsonObject(flow) || remaining === null || remaining === undefined) return capabilities;
  return { ...capabilities, flow: { ...flow, remainingContinuations: remaining } };
}

/**
 * The event with this payload at the boundary's target path. A form's content is written inside a text, of which all else
 * stays as the user's side wrote it: the action, `_meta`, spacing and the spelling of numbers.
 */
function withPayload(boundary: Boundary, event: JsonObject, payload: JsonValue | undefined): JsonObject {
  if (boundary.payloadPath === null || payload === undefined) return event;
  const there = valueAt(event, boundary.payloadPath);
  let value = payload;
  if (boundary.payloadKind === 'elicitation-content') {
    const text = typeof there === 'string' ? there : '{}';
    if (equalJson(payloadOf(boundary, event) ?? null, payload)) return event;
    value = changeJson(text, { pointer: '/content', value: payload }) ?? stringifyJson({ content: payload });
  }
  const path = pathOf(boundary.payloadPath);
  for (let depth = path.length - 1; depth > 0; depth -= 1) {
    const outer = path.slice(0, depth).reduce(objectIn, event);
    value = { ...outer, [path[depth] ?? '']: value };
  }
  return { ...event, [path[0] ?? '']: value };
}
