import { isJsonObject, type JsonObject, type JsonValue, member, readJson } from '@/lib/json';
import { elicitParams, elicitResult } from '../generated/validators';
import { locate, type Subject } from '../locate';
import type { Boundary, ValueFault } from '../types';
import { faultsOf } from '../validator';
import { code, valueText } from '../wording';

/** The member of `elicitation` that holds the serialised body, and what people call it. */
const bodies = {
  question: { key: 'request', name: "the server's question", validator: elicitParams },
  answer: { key: 'result', name: "the user's answer", validator: elicitResult },
} as const;

const none: readonly ValueFault[] = [];

/** `elicitation` of an event at one of the two boundaries about it; undefined anywhere else. */
export function elicitationOf(boundary: Boundary, event: JsonObject): JsonObject | undefined {
  const found = boundary.elicitation === undefined ? undefined : member(event, 'elicitation');
  return isJsonObject(found) ? found : undefined;
}

/** The text that holds the body; undefined where its characters are not shown (or not there). */
function textOf(boundary: Boundary, elicitation: JsonObject): string | undefined {
  if (boundary.elicitation === undefined) return undefined;
  const part = member(elicitation, bodies[boundary.elicitation].key);
  const text = isJsonObject(part) ? member(part, 'text') : undefined;
  return typeof text === 'string' ? text : undefined;
}

/**
 * The fields that a shown question asks for, once it has been found legal; undefined where there is no form or its text is
 * not shown, so that nothing can be said against an answer.
 */
export function requestedForm(boundary: Boundary, event: JsonObject): JsonObject | undefined {
  const elicitation = elicitationOf(boundary, event);
  const text = elicitation === undefined ? undefined : textOf(boundary, elicitation);
  const read = text === undefined ? undefined : readJson(text);
  const form = read?.ok && isJsonObject(read.value) ? member(read.value, 'requestedSchema') : undefined;
  return isJsonObject(form) ? form : undefined;
}

/**
 * What the serialised body of an elicitation gets wrong: a text that is no JSON object, a form outside of the flat
 * vocabulary, or a mode or action that is not the event's own. Pointers start at the event and lead to the text, since what
 * stands within it has no place in the row. A body that is not shown says nothing.
 */
export function bodyFaults(boundary: Boundary, event: JsonObject): readonly ValueFault[] {
  const elicitation = elicitationOf(boundary, event);
  const text = elicitation === undefined ? undefined : textOf(boundary, elicitation);
  if (boundary.elicitation === undefined || elicitation === undefined || text === undefined) return none;
  const { key, name, validator } = bodies[boundary.elicitation];
  const pointer = `/elicitation/${key}/text`;
  const told = (message: string): ValueFault => ({ pointer, code: 'value-invalid', message });
  const read = readJson(text);
  if (!read.ok) return [told(`The text of ${name} is no JSON: ${read.fault.message}`)];
  const body = read.value;
  if (!isJsonObject(body)) return [told(`The text of ${name} is ${valueText(body)}; it must be an object.`)];
  const subject: Subject = {
    whole: `In its text, ${name}`,
    inside: (path) => `In its text, ${code(path)} of ${name}`,
    notes: new Map([['content', 'only an accepted form has content']]),
  };
  const faults = locate(faultsOf(validator, body), body, subject).map(({ message }) => told(message));
  return faults.length > 0 ? faults : contradictions(boundary, elicitation, body, name).map(told);
}

/** Where the event and the body that it carries say different things of one question. */
function contradictions(
  { elicitation: kind }: Boundary,
  elicitation: JsonObject,
  body: JsonObject,
  name: string,
): readonly string[] {
  const mode = member(elicitation, 'mode');
  const within = kind === 'question' ? (member(body, 'mode') ?? 'form') : mode;
  const action = member(elicitation, 'action');
  const said = kind === 'answer' ? member(body, 'action') : action;
  const parted = (what: string, event: JsonValue | undefined, text: JsonValue | undefined) =>
    `The event says the ${what} ${valueText(event)}, and the text of ${name} ${valueText(text)}; they must be the same.`;
  const holds = kind === 'answer' && member(body, 'content') !== undefined;
  return [
    ...(within === mode ? [] : [parted('mode', mode, within)]),
    ...(said === action ? [] : [parted('action', action, said)]),
    ...(holds && mode !== 'form' ? [`The text of ${name} has content; only an accepted form has any.`] : []),
  ];
}
