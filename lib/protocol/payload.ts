import { isJsonObject, type JsonObject, type JsonValue, member, pathOf, readJson } from '@/lib/json';
import { boundaries } from './boundaries';
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
 * form's fields are typed.
 */
export function checkPayload(
  boundary: Boundary,
  payload: JsonValue,
  readings: Readings,
): readonly ValueFault[] {
  const { payloadKind, role } = boundary;
  if (payloadKind === null) return none;
  const typedFields = payloadKind === 'elicitation-content' && readings.revision === 'r4';
  const validator = typedFields ? elicitationContent : payloadValidators[payloadKind];
  const faults = faultsOf(validator, payload);
  const located = faults.length === 0 ? none : locate(faults, payload, payloadSubject);
  return role === null ? located : [...located, ...strangers(payload, role)];
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
 * of the effect's shape under r4, where an accepted form's fields are typed as well.
 */
export function checkReturnValue(
  boundary: Boundary,
  value: JsonValue,
  readings: Readings,
): readonly ValueFault[] {
  const { returns } = boundary;
  if (returns === null || returns === 'any' || readings.revision === 'r2') return none;
  const faults = faultsOf(returnValidators[returns], value);
  const located = faults.length === 0 ? none : locate(faults, value, returnSubject);
  if (returns !== 'elicit-result' || readings.revision !== 'r4' || !isJsonObject(value)) return located;
  const content = member(value, 'content');
  if (!isJsonObject(content)) return located;
  return [...located, ...locate(faultsOf(elicitationContent, content), content, returnSubject, ['content'])];
}
