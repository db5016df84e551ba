import { isJsonObject, type JsonObject, type JsonValue, member } from '@/lib/json';
import { elicitationContent, messages, object, textParts, workspace } from './generated/validators';
import { locate, type Subject } from './locate';
import { checkReturnValue } from './payload';
import type { Boundary, ModifyTarget, PayloadKind, Readings, ValueFault } from './types';
import { faultsOf, type Validator } from './validator';
import { valueText } from './wording';

/** Names the effect in sentences; asked only when there is something to say. */
export type SubjectOf = () => Subject;

const none: readonly ValueFault[] = [];

/** What a modify of a target holds; `content` is a list or an object as the boundary has it. */
const kinds: ReadonlyMap<string, PayloadKind | 'by-boundary'> = new Map<
  ModifyTarget,
  PayloadKind | 'by-boundary'
>([
  ['input', 'object'],
  ['output', 'messages'],
  ['prompt', 'messages'],
  ['request', 'messages'],
  ['response', 'messages'],
  ['content', 'by-boundary'],
  ['instructions', 'text-parts'],
  ['summary', 'text-parts'],
  ['workspace', 'workspace'],
]);

const isList = (kind: PayloadKind | null): boolean => kind === 'messages' || kind === 'text-parts';

/**
 * Faults of an effect's `value`, whose type hangs on target, boundary and revision; pointers start at the effect.
 * A missing value is the shape's business.
 */
export function checkEffectValue(
  effect: JsonObject,
  boundary: Boundary,
  readings: Readings,
  subject: SubjectOf,
): readonly ValueFault[] {
  const value = member(effect, 'value');
  if (value === undefined) return none;
  switch (member(effect, 'type')) {
    case 'modify':
      return readings.revision === 'r2'
        ? modifyOfR2(effect, value, boundary, subject)
        : modifyValue(effect, value, boundary, readings, subject);
    case 'inject':
      return readings.revision === 'r2' ? none : judge(messages, value, subject);
    case 'return':
      return readings.revision === 'r4' ? returnValue(value, boundary, readings, subject) : none;
    default:
      return none;
  }
}

function judge(validator: Validator, value: JsonValue, subject: SubjectOf): readonly ValueFault[] {
  const faults = faultsOf(validator, value);
  return faults.length === 0 ? none : locate(faults, value, subject(), ['value']);
}

function modifyValue(
  effect: JsonObject,
  value: JsonValue,
  boundary: Boundary,
  readings: Readings,
  subject: SubjectOf,
): readonly ValueFault[] {
  const target = member(effect, 'target');
  const kind = typeof target === 'string' ? kinds.get(target) : undefined;
  const typed = readings.revision === 'r4';
  switch (kind) {
    case undefined:
      return none;
    case 'messages':
      return judge(messages, value, subject);
    case 'text-parts':
      return judge(textParts, value, subject);
    case 'workspace':
      return judge(typed ? workspace : object, value, subject);
    case 'by-boundary':
      return contentValue(value, boundary, typed, subject);
    case 'object':
    case 'elicitation-content':
      return judge(object, value, subject);
  }
}

/** `content` is a list of messages or an object; a boundary that has this target says which. */
function contentValue(
  value: JsonValue,
  boundary: Boundary,
  typed: boolean,
  subject: SubjectOf,
): readonly ValueFault[] {
  const kind = boundary.target === 'content' ? boundary.payloadKind : null;
  if (kind === 'messages' || (kind === null && Array.isArray(value))) {
    if (!isJsonObject(value)) return judge(messages, value, subject);
    return [wrongValueType(value, `a list at ${boundary.event}`, subject)];
  }
  if (kind === null) {
    return isJsonObject(value) ? none : [wrongValueType(value, 'a list or an object', subject)];
  }
  if (Array.isArray(value)) return [wrongValueType(value, `an object at ${boundary.event}`, subject)];
  return judge(typed ? elicitationContent : object, value, subject);
}

function wrongValueType(value: JsonValue, wanted: string, subject: SubjectOf): ValueFault {
  const message = `${subject().inside('value')} is ${valueText(value)}; it must be ${wanted}.`;
  return { pointer: '/value', code: 'wrong-type', message };
}

/** Under r2 merge takes an object and cannot be used on a list; replace is free save for a tool's input. */
function modifyOfR2(
  effect: JsonObject,
  value: JsonValue,
  boundary: Boundary,
  subject: SubjectOf,
): readonly ValueFault[] {
  const target = member(effect, 'target');
  const merges = member(effect, 'operation') === 'merge';
  const faults = merges || target === 'input' ? judge(object, value, subject) : none;
  if (!merges || target !== boundary.target || !isList(boundary.payloadKind)) return faults;
  const message = `${subject().whole} merges into a list, which revision r2 does not know; only replace is possible.`;
  return [...faults, { pointer: '/operation', code: 'wrong-value', message }];
}

function returnValue(
  value: JsonValue,
  boundary: Boundary,
  readings: Readings,
  subject: SubjectOf,
): readonly ValueFault[] {
  return checkReturnValue(boundary, value, readings).map((fault) => ({
    ...fault,
    pointer: `/value${fault.pointer}`,
    message: `${subject().whole}: ${fault.message}`,
  }));
}
