import type { SchemaFault } from './validator';
import { oneOf, valueText } from './wording';

/** What the schemas' types are called in a sentence. */
const types: ReadonlyMap<string, string> = new Map([
  ['string', 'a string'],
  ['integer', 'a whole number'],
  ['number', 'a number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'an object'],
  ['null', 'null'],
]);

/** What the schemas' patterns ask for; a test holds this list against the schemas. */
export const patternWords: ReadonlyMap<string, string> = new Map([
  [
    '^[A-Za-z][A-Za-z0-9_-]*(\\.[A-Za-z0-9_][A-Za-z0-9_-]*)+$',
    'a dotted name in reverse-DNS style, such as com.example.policy',
  ],
  ['^[0-9a-f]{64}$', '64 lower-case hexadecimal digits'],
  [
    '^(?![tT][eE][xX][tT]/)(?![^;]*[/+][jJ][sS][oO][nN][ \\t]*(;|$))',
    'a media type that is neither text nor JSON, because it belongs to an attachment',
  ],
  ['^(http|sse|stdio|_.+)$', 'http, sse, stdio or a name that starts with an underscore'],
  ['^[hH][tT][tT][pP][sS]?:', 'an http or https address'],
  ['^[A-Z]{3}$', 'three capital letters'],
]);

const formatWords: ReadonlyMap<string, string> = new Map([
  ['date-time', 'a date and time as RFC 3339 writes them, with T, an offset or Z, and a day that exists'],
  ['uri', 'an absolute URI'],
]);

/** What a value should have been, to follow "it must be"; undefined where it must merely not be empty. */
export function wantedBy({ keyword, params }: SchemaFault): string | undefined {
  switch (keyword) {
    case 'type':
      return oneOf(textsOf(params.type).map((type) => types.get(type) ?? type));
    case 'enum':
      return oneOf(textsOf(params.allowedValues).map(quoted));
    case 'const':
      return quoted(params.allowedValue);
    case 'pattern':
      return patternWords.get(String(params.pattern)) ?? 'in another form';
    case 'format':
      return formatWords.get(String(params.format)) ?? 'in another form';
    case 'minimum':
      return `${params.limit} or more`;
    case 'maxItems':
      return 'an empty list';
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      return undefined;
    case 'not':
      return 'true, because the other operation is false and a grant allows at least one';
    default:
      return 'something else';
  }
}

function textsOf(words: unknown): readonly string[] {
  return Array.isArray(words) ? words.map(String) : [String(words)];
}

function quoted(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? valueText(value)
    : String(value);
}
