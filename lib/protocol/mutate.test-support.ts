import fc from 'fast-check';
import { isJsonObject, type JsonValue } from '@/lib/json';

/** Values that stand near what schemas ask for, or far from it. */
export const oddValue: fc.Arbitrary<JsonValue> = fc.oneof(
  fc.constantFrom<JsonValue>(null, true, false, 0, 1, 2, -1, 1.5, '', 'x', 'com.example.x', [], {}),
  fc.constantFrom<JsonValue>(
    'stop',
    'continue',
    'now',
    'body',
    'omit',
    'text',
    'attachment',
    'mcp',
    'native',
  ),
  fc.constantFrom<JsonValue>(['deny', 'deny'], ['modify'], ['flow'], ['stop', 'continue'], [1], [{}], [[]]),
  fc.constantFrom<JsonValue>({ value: null }, { id: 'x' }, { replace: false, merge: false }, { reason: 'x' }),
  fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value))),
);

const someKey = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  'reason',
  'value',
  'gap',
  'mcp',
  'x',
  'a/b~c',
);

/** One edit at a random place: the value replaced, a member dropped, a member added, an element repeated. */
const edit = fc.record({
  way: fc.array(fc.nat(), { maxLength: 8 }),
  what: fc.constantFrom('replace', 'drop', 'add', 'repeat'),
  key: someKey,
  value: oddValue,
});
type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;

/** JSON that differs from one of the given values by a few edits. */
export function mutated(...from: readonly JsonValue[]): fc.Arbitrary<JsonValue> {
  return fc
    .tuple(fc.constantFrom(...from), fc.array(edit, { maxLength: 3 }))
    .map(([value, edits]) => edits.reduce((current: JsonValue, next) => apply(current, next, 0), value));
}

function apply(value: JsonValue, change: Edit, depth: number): JsonValue {
  const choice = change.way[depth];
  const children = childrenOf(value);
  const chosen = choice === undefined ? undefined : children[choice % Math.max(children.length, 1)];
  if (chosen === undefined) return here(value, change);
  const [key, child] = chosen;
  return rebuilt(
    value,
    children.map(([name, old]): [string, JsonValue] => [
      name,
      name === key ? apply(child, change, depth + 1) : old,
    ]),
  );
}

function here(value: JsonValue, { what, key, value: odd }: Edit): JsonValue {
  const children = childrenOf(value);
  if (what === 'drop' && children.length > 0) return rebuilt(value, children.slice(1));
  if (what === 'add' && isJsonObject(value))
    return rebuilt(value, [...children.filter(([name]) => name !== key), [key, odd]]);
  if (what === 'repeat' && Array.isArray(value) && value.length > 0) return [...value, value[0]];
  return odd;
}

function childrenOf(value: JsonValue): readonly (readonly [string, JsonValue])[] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function rebuilt(value: JsonValue, children: readonly (readonly [string, JsonValue])[]): JsonValue {
  return Array.isArray(value) ? children.map(([, child]) => child) : Object.fromEntries(children);
}
