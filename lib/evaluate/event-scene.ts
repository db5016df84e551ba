import { isJsonObject, type JsonObject, type JsonValue, member, pathOf, stringifyJson } from '@/lib/json';
import { boundaryOf } from '@/lib/protocol';
import { type Question, questionOf } from './question';

/** What an event says, apart from what every event carries and from the payload that the stage shows by itself. */
export interface EventScene {
  readonly type: string;
  readonly members: JsonObject;
  /** Names of members that are too large to be shown beside the stage. */
  readonly left: readonly string[];
  /** What a server asks a person, at the two events about that; null elsewhere. */
  readonly question: Question | null;
}

const common: ReadonlySet<string> = new Set([
  'id',
  'source',
  'type',
  'time',
  'session',
  'parentEventId',
  'turn',
  'gaps',
  'native',
  'extensions',
  'synthesized',
]);

/** Characters of JSON up to which a member is handed to the page with every answer. */
const mostShown = 20_000;

/** The scene of an event, legal or not; null where there is no object with a type. `payload`: it is told as well. */
export function eventScene(
  event: JsonValue | undefined,
  options: { readonly payload: boolean } = { payload: false },
): EventScene | null {
  if (!isJsonObject(event)) return null;
  const type = member(event, 'type');
  if (typeof type !== 'string') return null;
  const question = questionOf(member(event, 'elicitation'));
  const payload = options.payload ? [] : pathOf(boundaryOf(type)?.payloadPath ?? '');
  const own = Object.entries(event).filter(
    ([key]) => !common.has(key) && !(question !== null && key === 'elicitation'),
  );
  const told = own
    .map(([key, value]): readonly [string, JsonValue | undefined] => [
      key,
      key === payload[0] ? without(value, payload.slice(1)) : value,
    ])
    .filter((entry): entry is readonly [string, JsonValue] => entry[1] !== undefined);
  const left = told.filter(([, value]) => isLarge(value)).map(([key]) => key);
  return {
    type,
    members: Object.fromEntries(told.filter(([key]) => !left.includes(key))),
    left,
    question,
  };
}

/** The value without what stands at the path; undefined where nothing is left of it. */
function without(value: JsonValue, [key, ...rest]: readonly string[]): JsonValue | undefined {
  if (key === undefined) return undefined;
  if (!isJsonObject(value)) return value;
  const { [key]: removed, ...kept } = value;
  const inner = removed === undefined ? undefined : without(removed, rest);
  return inner === undefined ? kept : { ...kept, [key]: inner };
}

function isLarge(value: JsonValue): boolean {
  return stringifyJson(value).length > mostShown;
}
