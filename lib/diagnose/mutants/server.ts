import type { Exchange } from '@/lib/evaluate';
import { evaluate } from '@/lib/evaluate';
import {
  isJsonObject,
  type JsonArray,
  type JsonObject,
  type JsonValue,
  member,
  stringifyJson,
} from '@/lib/json';
import type { Mutant } from '../types';
import { server } from './build';

const types = ['deny', 'allow', 'ask', 'modify', 'message', 'return', 'flow', 'inject'];

function withEffects(response: JsonValue, change: (effects: JsonArray) => JsonArray): JsonValue {
  const result = isJsonObject(response) ? member(response, 'result') : undefined;
  const effects = result !== undefined && isJsonObject(result) ? member(result, 'effects') : undefined;
  if (!isJsonObject(response) || result === undefined || !isJsonObject(result) || !Array.isArray(effects))
    return response;
  return { ...response, result: { ...result, effects: change(effects) } };
}

const typeOf = (effect: JsonValue): JsonValue | undefined =>
  isJsonObject(effect) ? member(effect, 'type') : undefined;

const refused = (exchange: Exchange): boolean => evaluate(exchange, { steps: false }).outcome === 'rejected';

const answer = (request: JsonValue): JsonObject => ({
  jsonrpc: '2.0',
  id: isJsonObject(request) ? (member(request, 'id') ?? null) : null,
  result: { protocolVersion: 'draft', effects: [] },
});

/** What a server does to the scripted response, which it must hand on as it is, faults included. */
export const serverMutants: readonly Mutant[] = [
  server(
    'server-drops-unknown-effects',
    'L21',
    'is sent responses without the effects that its server does not know',
    'The server hands on the scripted response untouched.',
    ({ response }) =>
      withEffects(response, (effects) =>
        effects.filter((effect) => types.some((type) => type === typeOf(effect))),
      ),
  ),
  server(
    'server-repairs-id',
    'L21',
    'is sent responses whose id its server has put right',
    'The server hands on the scripted id, wrong or not.',
    ({ request, response }) =>
      isJsonObject(response) && isJsonObject(request)
        ? { ...response, id: member(request, 'id') ?? null }
        : response,
  ),
  server(
    'server-repairs-versions',
    'L21',
    'is sent responses whose versions its server has put right',
    'The server hands on the scripted versions.',
    ({ response }) => {
      const result = isJsonObject(response) ? member(response, 'result') : undefined;
      return isJsonObject(response) && result !== undefined && isJsonObject(result)
        ? { ...response, jsonrpc: '2.0', result: { ...result, protocolVersion: 'draft' } }
        : response;
    },
  ),
  server(
    'server-empties-refused-responses',
    'L21',
    'is sent an empty answer in place of a response that would be refused',
    'The server hands on responses that the client must refuse.',
    (exchange) => (refused(exchange) ? answer(exchange.request) : exchange.response),
  ),
  server(
    'server-answers-empty',
    '',
    'is sent an empty answer to every request',
    'The server answers with the scripted effects.',
    ({ request }) => answer(request),
  ),
  server(
    'server-adds-reasons',
    'L21',
    'is sent denials whose missing reason its server has filled in',
    'The server hands on what the script leaves out.',
    ({ response }) =>
      withEffects(response, (effects) =>
        effects.map((effect) =>
          isJsonObject(effect) && typeOf(effect) === 'deny' && member(effect, 'reason') === undefined
            ? { ...effect, reason: 'denied' }
            : effect,
        ),
      ),
  ),
  server(
    'server-sorts-effects',
    '',
    'is sent the effects in another order',
    'The server keeps the order of the script.',
    ({ response }) => withEffects(response, (effects) => effects.toReversed()),
  ),
  server(
    'server-drops-repeated-effects',
    '',
    'is sent equal effects only once',
    'The server hands on every effect.',
    ({ response }) =>
      withEffects(response, (effects) =>
        effects.filter(
          (effect, at) => effects.findIndex((other) => stringifyJson(other) === stringifyJson(effect)) === at,
        ),
      ),
  ),
  server(
    'server-sends-first-effect-only',
    '',
    'is sent only the first effect of a response',
    'The server hands on every effect.',
    ({ response }) => withEffects(response, (effects) => effects.slice(0, 1)),
  ),
];
