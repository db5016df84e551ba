import { isJsonObject, type JsonObject, type JsonValue, member } from '@/lib/json';
import type { ValueFault } from '../types';
import { code, valueText } from '../wording';

/** What an event about an answer shares with the event about its question: the path in the answer, and in the question. */
const shared: readonly (readonly [answer: readonly string[], question: readonly string[], words: string])[] =
  [
    [['parentEventId'], ['id'], 'names the question'],
    [['source'], ['source'], 'is where the question came from'],
    [['session', 'id'], ['session', 'id'], 'is the session of the question'],
    [['elicitation', 'server'], ['elicitation', 'server'], 'is the server that asked'],
    [['elicitation', 'mode'], ['elicitation', 'mode'], 'is the mode that was asked in'],
  ];

/**
 * Whether a `user.elicitation.result` event answers a given `user.elicitation.request` event (facts, elicitation): it names
 * the question as its parent, and source, session, server and mode are the same. Values are compared as JSON, so that an
 * absent session matches only an absent one. Pointers start at the answer; the empty list says that they belong together.
 */
export function correlationFaults(answer: JsonObject, question: JsonObject): readonly ValueFault[] {
  return shared.flatMap(([path, other, words]) => {
    const found = at(answer, path);
    const wanted = at(question, other);
    if (found === wanted) return [];
    const message = `${code(path.join('.'))} is ${valueText(found)}, and ${valueText(wanted)} ${words}.`;
    return [{ pointer: `/${path.join('/')}`, code: 'id-mismatch', message }];
  });
}

function at(event: JsonObject, path: readonly string[]): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>(
    (found, key) => (isJsonObject(found) ? member(found, key) : undefined),
    event,
  );
}
