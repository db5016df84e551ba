import type { JsonObject, JsonValue } from '@/lib/json';
import type { Readings } from '@/lib/protocol';

// The second opinion's shape checks: each is a plain sentence of the grammar, written by hand. No schema, no
// table of the engine and no helper of another room is used here, so that an agreement means something.

export type Maybe = JsonValue | undefined;
type Check = (value: unknown) => boolean;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isList = (value: unknown): value is readonly JsonValue[] => Array.isArray(value);
/** Own members only: `constructor` of an empty object is absent. */
export const get = (value: unknown, key: string): Maybe =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
export const has = (value: unknown, key: string): boolean => isObject(value) && Object.hasOwn(value, key);

export const isNumeric = (value: unknown): value is number | bigint =>
  typeof value === 'number' || typeof value === 'bigint';

function sameNumber(a: number | bigint, b: number | bigint): boolean {
  if (typeof a === typeof b) return a === b;
  const [whole, double] = typeof a === 'bigint' ? [a, b] : [b, a];
  return typeof double === 'number' && Number.isInteger(double) && BigInt(double) === whole;
}

/** Deep JSON equality: key order is irrelevant, list order is not, 1 is 1.0, true is never 1. */
export function same(a: unknown, b: unknown): boolean {
  if (isNumeric(a) && isNumeric(b)) return sameNumber(a, b);
  if (isList(a) || isList(b)) {
    return isList(a) && isList(b) && a.length === b.length && a.every((item, i) => same(item, b[i]));
  }
  if (isObject(a) || isObject(b)) {
    if (!isObject(a) || !isObject(b)) return false;
    const keys = Object.keys(a);
    return (
      keys.length === Object.keys(b).length &&
      keys.every((key) => has(b, key) && same(get(a, key), get(b, key)))
    );
  }
  return a === b;
}

/** The text, or one that is never looked for: an object may refuse to be made a text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
export const isString: Check = (value) => typeof value === 'string';
export const isFilled: Check = (value) => typeof value === 'string' && value !== '';
export const isBoolean: Check = (value) => typeof value === 'boolean';
export const isAny: Check = (value) => value !== undefined;
export const isInteger: Check = (value) => typeof value === 'bigint' || Number.isInteger(value);
export const isNumberNotBelowZero: Check = (value) => isNumeric(value) && value >= 0;
export const isCount: Check = (value) => isNumberNotBelowZero(value) && isInteger(value);
export const isOneOf =
  (...words: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && words.includes(value);
export const isListOf =
  (check: Check): Check =>
  (value) =>
    isList(value) && value.every(check);
export const isUniqueListOf =
  (check: Check): Check =>
  (value) =>
    isList(value) &&
    value.every(check) &&
    value.every((item, i) => !value.slice(0, i).some((at) => same(at, item)));
/** The member is absent, or it is there and passes. */
export const optional = (value: unknown, key: string, check: Check): boolean =>
  !has(value, key) || check(get(value, key));
/** An object that has no other members than these. */
export const closed = (value: unknown, ...keys: readonly string[]): boolean =>
  isObject(value) && Object.keys(value).every((key) => keys.includes(key));

/** A dotted name in reverse-DNS style: at least two labels, each beginning with a letter. */
export const isDottedName: Check = (value) => {
  const labels = typeof value === 'string' ? value.split('.') : [];
  return labels.length > 1 && labels.every((label) => /^[A-Za-z][A-Za-z0-9_-]*$/.test(label));
};
export const isExtensions: Check = (value) => isObject(value) && Object.keys(value).every(isDottedName);

const isDigest: Check = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isGap: Check = (value) =>
  closed(value, 'reason', 'path') && isFilled(get(value, 'reason')) && optional(value, 'path', isFilled);

/** facts 1.10: `text` is plain text, an `attachment` is anything but text and JSON. */
function isMediaTypeOf(kind: unknown, mediaType: unknown): boolean {
  if (typeof mediaType !== 'string') return false;
  if (kind === 'text') return mediaType === 'text/plain';
  const lower = mediaType.replace(/;.*$/s, '').trim().toLowerCase();
  return lower !== '' && !lower.startsWith('text/') && !lower.endsWith('/json') && !lower.endsWith('+json');
}

/** facts 1.10: one content part, text or attachment, in one of its four variants. */
export const isPart: Check = (part) => {
  const kind = get(part, 'kind');
  if (kind !== 'text' && kind !== 'attachment') return false;
  const content = kind === 'text' ? 'text' : 'body';
  const common =
    isFilled(get(part, 'id')) &&
    isMediaTypeOf(kind, get(part, 'mediaType')) &&
    optional(part, 'category', isFilled) &&
    optional(part, 'synthesized', isBoolean) &&
    optional(part, 'size', isCount) &&
    optional(part, 'sha256', isDigest);
  if (!common) return false;
  const members = ['id', 'kind', 'mediaType', 'selection', 'category', 'synthesized'];
  const selection = get(part, 'selection');
  if (selection === 'metadata' || selection === 'omit') return closed(part, ...members, 'size', 'sha256');
  if (selection !== 'body') return false;
  if (has(part, 'gap')) return closed(part, ...members, 'size', 'sha256', 'gap') && isGap(get(part, 'gap'));
  const held = get(part, content);
  const isHeld = kind === 'text' ? isString(held) : closed(held, 'ref') && isFilled(get(held, 'ref'));
  return closed(part, ...members, content) && isHeld;
};

export const isMessage: Check = (value) =>
  closed(value, 'id', 'role', 'parts', 'synthesized') &&
  isFilled(get(value, 'id')) &&
  isOneOf('system', 'developer', 'user', 'assistant', 'tool')(get(value, 'role')) &&
  isListOf(isPart)(get(value, 'parts')) &&
  optional(value, 'synthesized', isBoolean);
export const isMessages = isListOf(isMessage);
export const isTextParts = isListOf((part) => isPart(part) && get(part, 'kind') === 'text');

/** facts 1.9: a workspace change or prior, never empty. */
export const isWorkspace: Check = (value) =>
  closed(value, 'cwd', 'workspaceRoots') &&
  isObject(value) &&
  Object.keys(value).length > 0 &&
  optional(value, 'cwd', isFilled) &&
  optional(value, 'workspaceRoots', isUniqueListOf(isFilled));

/** facts 2 and 5.7: content stands only beside an accepted form. */
const isElicitResult: Check = (value) =>
  isOneOf('accept', 'decline', 'cancel')(get(value, 'action')) &&
  optional(value, 'content', isObject) &&
  (!has(value, 'content') || get(value, 'action') === 'accept') &&
  optional(value, '_meta', isObject);

/** facts 2: what a `return` may hold at this event; nobody looked before the third revision. */
export function isReturnValue(value: unknown, event: string, revision: Readings['revision']): boolean {
  if (revision === 'r2') return isAny(value);
  if (event === 'model.request.before') return isMessages(value);
  if (event === 'context.compact.before') return isTextParts(value);
  if (event === 'user.elicitation.request')
    return isElicitResult(value) && (revision !== 'r4' || optional(value, 'content', isFormContent));
  return isAny(value);
}

/** facts 2: the value of a modify by the target it names (content: by the event where only one form fits). */
function isModifyValue(value: unknown, target: unknown, event: string): boolean {
  switch (target) {
    case 'prompt':
    case 'request':
    case 'response':
    case 'output':
      return isMessages(value);
    case 'instructions':
    case 'summary':
      return isTextParts(value);
    case 'input':
    case 'workspace':
      return isObject(value);
    case 'content':
      if (event === 'user.message.outbound') return isMessages(value);
      if (event === 'user.elicitation.result') return isObject(value);
      return isMessages(value) || isObject(value);
    default:
      return false;
  }
}

/** facts 5.1: the events whose payload is a list. */
const listTargets: ReadonlyMap<string, string> = new Map([
  ['tool.after', 'output'],
  ['turn.start', 'prompt'],
  ['turn.finish.before', 'response'],
  ['model.request.before', 'request'],
  ['model.response.after', 'response'],
  ['context.compact.before', 'instructions'],
  ['context.compact.after', 'summary'],
  ['user.message.inbound', 'prompt'],
  ['user.message.outbound', 'content'],
]);

/** facts 2, fourth revision: a filled form holds texts, numbers, booleans and lists of texts. */
const isFormContent: Check = (value) =>
  isObject(value) &&
  Object.values(value).every(
    (at) => isString(at) || isNumeric(at) || isBoolean(at) || isListOf(isString)(at),
  );

function isModify(effect: unknown, event: string, revision: Readings['revision']): boolean {
  const target = get(effect, 'target');
  const operation = get(effect, 'operation');
  const value = get(effect, 'value');
  const targets = [
    'input',
    'output',
    'prompt',
    'request',
    'response',
    'content',
    'instructions',
    'summary',
    'workspace',
  ];
  if (!closed(effect, 'type', 'target', 'operation', 'value') || !isOneOf(...targets)(target)) return false;
  if (!isOneOf('replace', 'merge')(operation)) return false;
  if (revision === 'r2') {
    // facts 2: in the second revision a merge took an object, an input was one, and anything else was any JSON;
    // semantics: so a merge is refused where the payload is a list.
    if (operation === 'merge' && listTargets.get(event) === target) return false;
    return operation === 'merge' || target === 'input' ? isObject(value) : isAny(value);
  }
  if (revision === 'r4' && event === 'user.elicitation.result' && target === 'content')
    return isFormContent(value);
  if (revision === 'r4' && target === 'workspace') return isWorkspace(value);
  return isModifyValue(value, target, event);
}

/** facts 2: the exact fields of one effect, of whatever type; every effect object is closed. */
export function isEffect(effect: unknown, event: string, revision: Readings['revision']): boolean {
  switch (get(effect, 'type')) {
    case 'deny':
      return (
        closed(effect, 'type', 'reason', 'code', 'extensions') &&
        isFilled(get(effect, 'reason')) &&
        optional(effect, 'code', isDottedName) &&
        optional(effect, 'extensions', isExtensions)
      );
    case 'allow':
    case 'ask':
      return closed(effect, 'type');
    case 'modify':
      return isModify(effect, event, revision);
    case 'message':
      return closed(effect, 'type', 'text') && isString(get(effect, 'text'));
    case 'return':
      return (
        closed(effect, 'type', 'value') &&
        has(effect, 'value') &&
        (revision !== 'r4' || isReturnValue(get(effect, 'value'), event, revision))
      );
    case 'flow':
      if (get(effect, 'operation') === 'stop') {
        return closed(effect, 'type', 'operation', 'reason') && isFilled(get(effect, 'reason'));
      }
      return (
        get(effect, 'operation') === 'continue' &&
        closed(effect, 'type', 'operation', 'instruction') &&
        optional(effect, 'instruction', isFilled)
      );
    case 'inject':
      return (
        closed(effect, 'type', 'target', 'operation', 'deliverAt', 'value') &&
        get(effect, 'target') === 'context' &&
        get(effect, 'operation') === 'append' &&
        isOneOf('now', 'next_turn')(get(effect, 'deliverAt')) &&
        (revision === 'r2' ? has(effect, 'value') : isMessages(get(effect, 'value')))
      );
    default:
      return false;
  }
}
