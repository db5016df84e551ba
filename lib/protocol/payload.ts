import { isJsonObject, type JsonObject, type JsonValue, member, pathOf, readJson } from '@/lib/json';
import { boundaries } from './boundaries';
import { answerFaults } from './elicitation/answer';
import { elicitationOf, requestedForm } from './elicitation/body';
import {
  elicitationContent,
  elicitResult,
  messages,
  object,
  textParts,
  workspace,
} from './generated/validators';
import { locate, type Subject } from './locate';
import type { Boundary, PayloadKind, Readings, ReturnKind, ValueFault } from './types';
import { faultsOf, type Validator } from './validator';
import { valueText } from './wording';

const none: readonly ValueFault[] = [];

const payloadValidators: { readonly [kind in PayloadKind]: Validator } = {
  object,
  messages,
  'text-parts': textParts,
  workspace,
  'elicitation-content': object,
};

const returnValidators: { readonly [kind in Exclude<ReturnKind, 'any'>]: Validator } = {
  messages,
  'text-parts': textParts,
  'elicit-result': elicitResult,
};

const payloadSubject: Subject = {
  whole: 'The payload',
  inside: (path) => `\`${path}\` of the payload`,
  notes: new Map(),
};

const returnSubject: Subject = {
  whole: 'The returned value',
  inside: (path) => `\`${path}\` of the returned value`,
  notes: new Map([['content', 'only an accepted form has content']]),
};

/** The steps of every payload path, taken apart once. */
const payloadPaths: ReadonlyMap<string, readonly string[]> = new Map(
  boundaries.flatMap(({ payloadPath }) => (payloadPath === null ? [] : [[payloadPath, pathOf(payloadPath)]])),
);

/**
 * The JSON at the boundary's target path (rules 1 and 4), or undefined where the boundary has no target or nothing
 * stands there. A form's content is written inside a text; where that text is no JSON there is no payload.
 */
export function payloadOf(boundary: Boundary, event: JsonObject): JsonValue | undefined {
  if (boundary.payloadPath === null) return undefined;
  let found: JsonValue | undefined = event;
  for (const step of payloadPaths.get(boundary.payloadPath) ?? pathOf(boundary.payloadPath)) {
    found = isJsonObject(found) ? member(found, step) : undefined;
  }
  return boundary.payloadKind === 'elicitation-content' ? contentOf(found) : found;
}

function contentOf(text: JsonValue | undefined): JsonValue | undefined {
  const read = typeof text === 'string' ? readJson(text) : undefined;
  return read?.ok && isJsonObject(read.value) ? member(read.value, 'content') : undefined;
}

/**
 * What the boundary's own schema says against a staged payload (rule 4); pointers start at the payload. Under r4 a
 * form's fields are typed. What a form holds is a payload only where the event tells of an accepted form; which fields were
 * asked for, the event about the answer does not say.
 */
export function checkPayload(
  boundary: Boundary,
  payload: JsonValue,
  readings: Readings,
  event: JsonObject,
): readonly ValueFault[] {
  const { payloadKind, role } = boundary;
  if (payloadKind === null) return none;
  const typedFields = payloadKind === 'elicitation-content' && readings.revision === 'r4';
  const validator = typedFields ? elicitationContent : payloadValidators[payloadKind];
  const faults = faultsOf(validator, payload);
  const located = faults.length === 0 ? none : locate(faults, payload, payloadSubject);
  if (payloadKind === 'elicitation-content') return [...located, ...unfilled(boundary, event)];
  return role === null ? located : [...located, ...strangers(payload, role)];
}

/** Only an accepted form holds anything: an answer that was declined, or given elsewhere, has no content to change. */
function unfilled(boundary: Boundary, event: JsonObject): readonly ValueFault[] {
  const elicitation = elicitationOf(boundary, event);
  if (elicitation === undefined) return none;
  const [mode, action] = [member(elicitation, 'mode'), member(elicitation, 'action')];
  if (mode === 'form' && action === 'accept') return none;
  const message = `The answer is ${valueText(action)} in the mode ${valueText(mode)}; only an accepted form has content.`;
  return [{ pointer: '', code: 'value-invalid', message }];
}

/** Messages that speak in a role which the boundary does not have; a role that no message has is the schema's. */
function strangers(payload: JsonValue, role: string): readonly ValueFault[] {
  if (!Array.isArray(payload)) return none;
  return payload.flatMap((message: JsonValue, index) => {
    const found = isJsonObject(message) ? member(message, 'role') : undefined;
    if (typeof found !== 'string' || found === role || !roles.has(found)) return [];
    const place = payloadSubject.inside(`[${index}].role`);
    const sentence = `${place} is ${valueText(found)}; only ${valueText(role)} may speak at this boundary.`;
    return [{ pointer: `/${index}/role`, code: 'wrong-value', message: sentence }];
  });
}

const roles: ReadonlySet<string> = new Set(['system', 'developer', 'user', 'assistant', 'tool']);

/**
 * What the boundary says against a returned value; pointers start at the value. Free under r2, prose under r3, part
 * of the effect's shape under r4, where an accepted form's fields are typed as well. With the event at hand an answer to a
 * question is held against it: its mode, and the fields that it asks for.
 */
export function checkReturnValue(
  boundary: Boundary,
  value: JsonValue,
  readings: Readings,
  event?: JsonObject,
): readonly ValueFault[] {
  const { returns } = boundary;
  if (returns === null || returns === 'any' || readings.revision === 'r2') return none;
  const faults = faultsOf(returnValidators[returns], value);
  const located = faults.length === 0 ? none : locate(faults, value, returnSubject);
  if (returns !== 'elicit-result' || located.length > 0 || !isJsonObject(value)) return located;
  const typed = readings.revision === 'r4' ? untypedFields(value) : none;
  return typed.length > 0 || event === undefined ? typed : questionFaults(boundary, value, event);
}

/** Fields of an accepted form that hold what no field can hold. */
function untypedFields(answer: JsonObject): readonly ValueFault[] {
  const content = member(answer, 'content');
  if (!isJsonObject(content)) return none;
  return locate(faultsOf(elicitationContent, content), content, returnSubject, ['content']);
}

/** What the question says against an answer; an answer without content fills in nothing, and nothing is held against it. */
function questionFaults(boundary: Boundary, answer: JsonObject, event: JsonObject): readonly ValueFault[] {
  const content = member(answer, 'content');
  const elicitation = elicitationOf(boundary, event);
  if (elicitation === undefined || !isJsonObject(content)) return none;
  if (member(elicitation, 'mode') !== 'form') {
    const message = 'The question is answered elsewhere, at an address; only an accepted form has `content`.';
    return [{ pointer: '/content', code: 'value-invalid', message }];
  }
  const form = requestedForm(boundary, event);
  if (form === undefined) return none;
  return answerFaults(form, content).map((fault) => ({ ...fault, pointer: `/content${fault.pointer}` }));
}
