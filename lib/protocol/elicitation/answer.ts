import { isJsonObject, type JsonArray, type JsonObject, type JsonValue, member, pointerOf } from '@/lib/json';
import { isDateTime, isUri } from '../formats';
import type { ValueFault } from '../types';
import { code, oneOf, valueText } from '../wording';

/**
 * What a form's fields say against an answer: a small interpreter of the flat vocabulary, so that nothing a server sends is
 * ever compiled or run. `form` is a `requestedSchema` that fits our schema of forms; pointers start at the content. A field
 * that the form does not name is free, as JSON Schema has it, and a default is never put in. Lengths are counted in
 * characters, not in UTF-16 units.
 */
export function answerFaults(form: JsonObject, content: JsonObject): readonly ValueFault[] {
  const fields = objectAt(form, 'properties');
  const missing = listAt(form, 'required').filter(
    (name) => typeof name === 'string' && member(content, name) === undefined,
  );
  return [
    ...missing.map((name): ValueFault => {
      const field = String(name);
      return {
        pointer: '',
        code: 'missing-member',
        member: field,
        message: `The answer has no ${code(field)}, which the form requires.`,
      };
    }),
    ...Object.entries(content).flatMap(([name, value]) => {
      const field = member(fields, name);
      const wanted = isJsonObject(field) ? wantedOf(field, value) : null;
      if (wanted === null) return [];
      const message = `${code(name)} of the answer is ${valueText(value)}; the form wants ${wanted}.`;
      return [{ pointer: pointerOf([name]), code: 'value-invalid' as const, message }];
    }),
  ];
}

/** What the field wants in place of this value; null where the value serves. */
function wantedOf(field: JsonObject, value: JsonValue): string | null {
  switch (member(field, 'type')) {
    case 'string':
      return typeof value === 'string' ? wantedText(field, value) : 'a text';
    case 'number':
    case 'integer':
      return wantedNumber(field, value);
    case 'boolean':
      return typeof value === 'boolean' ? null : 'true or false';
    case 'array':
      return Array.isArray(value) ? wantedChoices(field, value) : 'a list of choices';
    default:
      return null;
  }
}

function wantedText(field: JsonObject, value: string): string | null {
  const choices = choicesOf(field, 'oneOf');
  if (choices !== null && !choices.includes(value)) return oneOf(choices.map(valueText));
  const length = [...value].length;
  const least = numberAt(field, 'minLength');
  const most = numberAt(field, 'maxLength');
  if (least !== null && length < least) return `at least ${characters(least)}`;
  if (most !== null && length > most) return `at most ${characters(most)}`;
  const format = member(field, 'format');
  const form = typeof format === 'string' ? forms.get(format) : undefined;
  return form === undefined || form.holds(value) ? null : form.words;
}

const characters = (count: number | bigint): string => `${count} ${count === 1 ? 'character' : 'characters'}`;

/** The kinds of text that a form may ask for. */
const forms: ReadonlyMap<string, { readonly words: string; readonly holds: (text: string) => boolean }> =
  new Map([
    ['email', { words: 'an e-mail address', holds: isAddress }],
    ['uri', { words: 'an absolute URI', holds: isUri }],
    [
      'date',
      {
        words: 'a day such as 2026-01-31',
        holds: (text) => text.length === 10 && isDateTime(`${text}T00:00:00Z`),
      },
    ],
    ['date-time', { words: 'a date and time with an offset', holds: isDateTime }],
  ]);

/** Something, one @, something: whether mail arrives there nobody knows from the text. */
function isAddress(text: string): boolean {
  const at = text.indexOf('@');
  return at > 0 && at === text.lastIndexOf('@') && at < text.length - 1 && !/\s/.test(text);
}

function wantedNumber(field: JsonObject, value: JsonValue): string | null {
  const whole = member(field, 'type') === 'integer';
  const isNumber = typeof value === 'bigint' || typeof value === 'number';
  if (!isNumber || (whole && typeof value === 'number' && !Number.isInteger(value)))
    return whole ? 'a whole number' : 'a number';
  const least = numberAt(field, 'minimum');
  const most = numberAt(field, 'maximum');
  if (least !== null && value < least) return `${least} or more`;
  return most !== null && value > most ? `${most} or less` : null;
}

function wantedChoices(field: JsonObject, value: JsonArray): string | null {
  const choices = choicesOf(objectAt(field, 'items'), 'anyOf') ?? [];
  if (!value.every((entry) => typeof entry === 'string' && choices.includes(entry)))
    return `choices out of ${oneOf(choices.map(valueText), 'and')}`;
  const least = numberAt(field, 'minItems');
  const most = numberAt(field, 'maxItems');
  if (least !== null && value.length < least) return `at least ${least} of its choices`;
  return most !== null && value.length > most ? `at most ${most} of its choices` : null;
}

/** The values to choose from, plain or with titles; null where any text serves. */
function choicesOf(field: JsonObject, titled: 'oneOf' | 'anyOf'): readonly string[] | null {
  const plain = member(field, 'enum');
  const withTitles = member(field, titled);
  if (Array.isArray(withTitles))
    return withTitles.map((choice) => (isJsonObject(choice) ? String(member(choice, 'const')) : ''));
  return Array.isArray(plain) ? plain.map(String) : null;
}

function numberAt(object: JsonObject, key: string): number | bigint | null {
  const value = member(object, key);
  return typeof value === 'number' || typeof value === 'bigint' ? value : null;
}

function objectAt(object: JsonObject, key: string): JsonObject {
  const value = member(object, key);
  return isJsonObject(value) ? value : {};
}

function listAt(object: JsonObject, key: string): JsonArray {
  const value = member(object, key);
  return Array.isArray(value) ? value : [];
}
