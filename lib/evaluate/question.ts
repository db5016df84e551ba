import { isJsonObject, type JsonObject, type JsonValue, member, parseJson } from '@/lib/json';

/** One field of a form, in words for people. */
export interface QuestionField {
  readonly name: string;
  readonly title: string | null;
  readonly about: string | null;
  /** "text", "a whole number", "yes or no", "one of", "any of"; else the type as the form spells it. */
  readonly kind: string;
  readonly required: boolean;
  readonly choices: readonly string[];
  /** "at least 3 characters", "up to 10". */
  readonly limits: readonly string[];
}

/** What a server asks a person, as the event's serialised text says it; nothing in it is trusted or judged here. */
export interface Question {
  readonly server: string | null;
  readonly mode: string | null;
  /** What the person did, at the event about the answer. */
  readonly action: string | null;
  readonly message: string | null;
  /** Where a link leads; it is shown as text and never followed. */
  readonly url: string | null;
  readonly fields: readonly QuestionField[];
  /** There are more fields than are shown. */
  readonly more: number;
}

const mostFields = 50;
const mostChoices = 50;
const mostText = 100_000;

const text = (object: JsonObject, key: string): string | null => {
  const value = member(object, key);
  return typeof value === 'string' ? value : null;
};

const objectAt = (object: JsonObject, key: string): JsonObject => {
  const value = member(object, key);
  return isJsonObject(value) ? value : {};
};

const listAt = (object: JsonObject, key: string): readonly JsonValue[] => {
  const value = member(object, key);
  return Array.isArray(value) ? value : [];
};

/** Reads `elicitation` of an event; null where it is no object. A text that is no JSON object leaves the body empty. */
export function questionOf(elicitation: JsonValue | undefined): Question | null {
  if (!isJsonObject(elicitation)) return null;
  const body = bodyIn(objectAt(elicitation, 'request'));
  const schema = objectAt(body, 'requestedSchema');
  const required = new Set(listAt(schema, 'required'));
  const properties = Object.entries(objectAt(schema, 'properties'));
  return {
    server: text(elicitation, 'server'),
    mode: text(elicitation, 'mode'),
    action: text(elicitation, 'action'),
    message: text(body, 'message'),
    url: text(body, 'url'),
    fields: properties
      .slice(0, mostFields)
      .map(([name, field]) => fieldOf(name, isJsonObject(field) ? field : {}, required.has(name))),
    more: Math.max(0, properties.length - mostFields),
  };
}

function bodyIn(part: JsonObject): JsonObject {
  const serialised = text(part, 'text');
  if (serialised === null || serialised.length > mostText) return {};
  const read = parseJson(serialised);
  return read.ok && isJsonObject(read.value.value) ? read.value.value : {};
}

const kinds: ReadonlyMap<string | null, string> = new Map([
  ['string', 'text'],
  ['integer', 'a whole number'],
  ['number', 'a number'],
  ['boolean', 'yes or no'],
]);

function fieldOf(name: string, field: JsonObject, required: boolean): QuestionField {
  const type = text(field, 'type');
  const many = type === 'array';
  const choices = choicesOf(many ? objectAt(field, 'items') : field);
  const kind = many ? 'any of' : choices.length > 0 ? 'one of' : (kinds.get(type) ?? type ?? 'anything');
  return {
    name,
    title: text(field, 'title'),
    about: text(field, 'description'),
    kind,
    required,
    choices: choices.slice(0, mostChoices),
    limits: limitsOf(field),
  };
}

/** A choice is a plain value, or a constant with a title; its title may also stand in a list of names beside. */
function choicesOf(field: JsonObject): readonly string[] {
  const names = listAt(field, 'enumNames');
  const plain = listAt(field, 'enum').map((value, index) => names[index] ?? value);
  const titled = [...listAt(field, 'oneOf'), ...listAt(field, 'anyOf')].map((choice) =>
    isJsonObject(choice) ? (member(choice, 'title') ?? member(choice, 'const') ?? '') : choice,
  );
  return [...plain, ...titled].map(String);
}

const limitWords: readonly (readonly [string, (limit: string) => string])[] = [
  ['format', (format) => format],
  ['minLength', (limit) => `at least ${limit} characters`],
  ['maxLength', (limit) => `at most ${limit} characters`],
  ['minimum', (limit) => `from ${limit}`],
  ['maximum', (limit) => `up to ${limit}`],
  ['minItems', (limit) => `at least ${limit}`],
  ['maxItems', (limit) => `at most ${limit}`],
];

function limitsOf(field: JsonObject): readonly string[] {
  return limitWords.flatMap(([key, words]) => {
    const limit = member(field, key);
    const plain = typeof limit === 'string' || typeof limit === 'number' || typeof limit === 'bigint';
    return plain ? [words(String(limit))] : [];
  });
}
