import { isJsonObject, type JsonArray, type JsonObject, type JsonValue, member } from '@/lib/json';
import type { Boundary } from '@/lib/protocol';
import type { Mutant } from '../types';
import { client, keepingEffects, overlookingShape, setting, skipping, together } from './build';

const task = (input: JsonValue | undefined): JsonValue | undefined =>
  input !== undefined && isJsonObject(input) ? member(input, 'task') : undefined;

/** Depth is bounded by what a text may nest, so that recursion costs no more stack than there is. */
function deepMerge(current: JsonObject, value: JsonObject): JsonObject {
  return Object.fromEntries([
    ...Object.entries(current),
    ...Object.entries(value).map(([key, inner]): [string, JsonValue] => {
      const held = member(current, key);
      return [
        key,
        isJsonObject(inner) && held !== undefined && isJsonObject(held) ? deepMerge(held, inner) : inner,
      ];
    }),
  ]);
}

const without = (value: JsonObject, drop: (inner: JsonValue, key: string) => boolean): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([key, inner]) => !drop(inner, key)));

const idOf = (entry: JsonValue): JsonValue | undefined =>
  isJsonObject(entry) ? member(entry, 'id') : undefined;

function upsert(current: JsonArray, value: JsonArray): JsonArray {
  const list = [...current];
  for (const entry of value) {
    const at = list.findIndex((held) => idOf(held) !== undefined && idOf(held) === idOf(entry));
    if (at === -1) list.push(entry);
    else list[at] = entry;
  }
  return list;
}

/** A tool constraint that lets one more kind of `task` pass. */
const passing = (also: (value: JsonValue | undefined) => boolean) => ({
  rules: ({ satisfiesTool }: { readonly satisfiesTool: (input: JsonValue | undefined) => boolean }) => ({
    satisfiesTool: (input: JsonValue | undefined) => also(task(input)) || satisfiesTool(input),
  }),
});

const takesList = ({ payloadKind }: Boundary): boolean =>
  payloadKind === 'messages' || payloadKind === 'text-parts';

/** Staging of modifies (rule 4). */
export const modifyMutants: readonly Mutant[] = [
  client(
    'merges-deeply',
    4,
    'C1',
    'merges nested objects deeply',
    'Merge is shallow: a nested object replaces the nested object whole.',
    {
      rules: () => ({ mergeObject: deepMerge }),
    },
  ),
  client(
    'null-deletes',
    4,
    'C2',
    'deletes a key that is merged with null',
    'Null is a literal value, not a deletion.',
    {
      rules: () => ({
        mergeObject: (current, value) =>
          without({ ...current, ...value }, (inner, key) => inner === null && Object.hasOwn(value, key)),
      }),
    },
  ),
  client(
    'null-is-ignored',
    4,
    'C2',
    'ignores a null that is merged',
    'Null is a literal value: it replaces what stood at the key.',
    {
      rules: () => ({
        mergeObject: (current, value) => ({ ...current, ...without(value, (inner) => inner === null) }),
      }),
    },
  ),
  client(
    'replace-keeps-omitted-keys',
    4,
    'C3',
    'keeps keys that a replace leaves out',
    'Replace substitutes the whole value.',
    {
      rules: ({ replacePayload }) => ({
        replacePayload: (current, value) =>
          current !== undefined && isJsonObject(current) && isJsonObject(value)
            ? { ...current, ...value }
            : replacePayload(current, value),
      }),
    },
  ),
  client(
    'merge-replaces',
    4,
    'C4',
    'executes merge as replace',
    'Merge keeps every key that it does not name.',
    {
      rules: () => ({ mergeObject: (_current, value) => value }),
    },
  ),
  client(
    'merge-keeps-existing-values',
    4,
    '',
    'lets existing values win in a merge',
    'The merged value wins over the one that stood there.',
    {
      rules: () => ({ mergeObject: (current, value) => ({ ...value, ...current }) }),
    },
  ),
  client('merge-adds-no-keys', 4, '', 'merges only keys that the input has already', 'Merge adds keys too.', {
    rules: () => ({
      mergeObject: (current, value) => ({
        ...current,
        ...without(value, (_inner, key) => !Object.hasOwn(current, key)),
      }),
    }),
  }),
  client(
    'modifies-in-reverse',
    4,
    'C5',
    'stages modifies from the last to the first',
    'Stage modifies in response order.',
    {
      rules: ({ stagingOrder }) => ({ stagingOrder: (effects) => stagingOrder(effects).toReversed() }),
    },
  ),
  client(
    'first-modify-only',
    4,
    'C5',
    'stages only the first modify',
    'Stage every modify, each on what the ones before it left.',
    {
      rules: ({ stagingOrder }) => ({
        stagingOrder: (effects) => {
          const first = effects.findIndex(({ type }) => type === 'modify');
          return stagingOrder(effects).filter(
            (index) => effects[index]?.type !== 'modify' || index === first,
          );
        },
      }),
    },
  ),
  client(
    'last-modify-only',
    4,
    'C5',
    'stages only the last modify',
    'Stage every modify, each on what the ones before it left.',
    {
      rules: ({ stagingOrder }) => ({
        stagingOrder: (effects) => {
          const last = effects.findLastIndex(({ type }) => type === 'modify');
          return stagingOrder(effects).filter((index) => effects[index]?.type !== 'modify' || index === last);
        },
      }),
    },
  ),
  client(
    'modify-is-ignored',
    4,
    '',
    'accepts modifies and never applies them',
    'Stage the modifies before anything else is derived.',
    skipping('stage'),
  ),
  client(
    'reports-original-input',
    9,
    '',
    'reports the input as it came',
    'Report the effective input after acceptance.',
    setting('commit', ({ snapshot }) => ({ payload: snapshot.payload })),
  ),
  client('list-merge-replaces', 4, 'C6', 'replaces a list that is merged', 'A merge into a list appends.', {
    rules: () => ({ mergeList: (_current, value) => value }),
  }),
  client(
    'list-merge-upserts',
    4,
    'C7',
    'overwrites list entries of the same id',
    'A merge into a list appends; entries of the same id both stay.',
    {
      rules: () => ({ mergeList: upsert }),
    },
  ),
  client(
    'list-merge-skips-known-ids',
    4,
    'C7',
    'leaves out appended entries whose id is there already',
    'A merge into a list appends; entries of the same id both stay.',
    {
      rules: () => ({
        mergeList: (current, value) => [
          ...current,
          ...value.filter(
            (entry) => !current.some((held) => idOf(held) !== undefined && idOf(held) === idOf(entry)),
          ),
        ],
      }),
    },
  ),
  client(
    'list-merge-prepends',
    4,
    'C8',
    'puts appended entries first',
    'A merge into a list appends at its end.',
    {
      rules: () => ({ mergeList: (current, value) => [...value, ...current] }),
    },
  ),
  client(
    'list-merged-as-no-keys',
    4,
    'C9',
    'takes a list merged into a tool input for an object without keys',
    'A tool input is modified with an object; a list is malformed and refuses the response.',
    together(
      overlookingShape(
        ({ pointer, code }, effect) =>
          code === 'wrong-type' &&
          pointer.endsWith('/value') &&
          effect.type === 'modify' &&
          Array.isArray(effect.value),
      ),
      {
        rules: () => ({ mergeList: (current) => current }),
        ...keepingEffects(
          'stage',
          (effect, _index, { boundary }) =>
            effect.type !== 'modify' || takesList(boundary) || !Array.isArray(effect.value),
        ),
      },
    ),
  ),
  client(
    'object-for-list-accepted',
    4,
    'C10',
    'accepts an object where a list of messages or parts is due',
    'These targets take lists, and so does their modify.',
    together(
      overlookingShape(
        ({ pointer }, effect) =>
          effect.type === 'modify' && isJsonObject(effect.value) && /\/value($|\/)/.test(pointer),
      ),
      {
        rules: ({ checkPayload }) => ({
          checkPayload: (boundary, payload, readings, event) =>
            takesList(boundary) && isJsonObject(payload)
              ? []
              : checkPayload(boundary, payload, readings, event),
        }),
      },
    ),
  ),
  client(
    'list-for-object-accepted',
    4,
    'C11',
    'accepts a list where the content of an elicitation is due',
    'The content of an elicitation is an object.',
    together(
      overlookingShape(
        ({ pointer }, effect) =>
          effect.type === 'modify' &&
          effect.target === 'content' &&
          Array.isArray(effect.value) &&
          /\/value($|\/)/.test(pointer),
      ),
      {
        rules: ({ checkPayload }) => ({
          checkPayload: (boundary, payload, readings, event) =>
            boundary.payloadKind === 'elicitation-content' && Array.isArray(payload)
              ? []
              : checkPayload(boundary, payload, readings, event),
        }),
      },
    ),
  ),
  client(
    'message-for-text-part-accepted',
    4,
    'C12',
    'accepts whole messages and attachments where text parts are due',
    'Instructions and summaries hold text parts only.',
    together(
      overlookingShape(
        ({ pointer }, effect) =>
          effect.type === 'modify' &&
          (effect.target === 'instructions' || effect.target === 'summary') &&
          /\/value\//.test(pointer),
      ),
      {
        rules: ({ checkPayload }) => ({
          checkPayload: (boundary, payload, readings, event) =>
            boundary.payloadKind === 'text-parts' ? [] : checkPayload(boundary, payload, readings, event),
        }),
      },
    ),
  ),
  client(
    'roles-unchecked',
    4,
    'C13',
    'lets any role into the messages of a user',
    'Inbound messages have the role user, outbound ones the role assistant.',
    {
      rules: ({ checkPayload }) => ({
        checkPayload: (boundary, payload, readings, event) =>
          checkPayload(boundary, payload, readings, event).filter(
            ({ pointer }) => !pointer.endsWith('/role'),
          ),
      }),
    },
  ),
  client(
    'workspace-unchecked',
    4,
    'C15',
    'accepts any object as a change of the workspace',
    'A change holds cwd, workspaceRoots or both, of their types.',
    {
      rules: ({ checkPayload }) => ({
        checkPayload: (boundary, payload, readings, event) =>
          boundary.payloadKind === 'workspace' ? [] : checkPayload(boundary, payload, readings, event),
      }),
    },
  ),
  client(
    'staged-payload-unchecked',
    4,
    'C12 C13 C15',
    'never checks what a modify leaves',
    'Check every staged payload against its boundary.',
    {
      rules: () => ({ checkPayload: () => [] }),
    },
  ),
  client(
    'tool-constraint-unchecked',
    4,
    'K11',
    "never checks the tool's constraint",
    'Every staged input of the fixture tool has a positive integer task.',
    {
      rules: () => ({ satisfiesTool: () => true }),
    },
  ),
  client(
    'boolean-is-an-integer',
    4,
    'K11',
    'takes true for an integer task',
    'Booleans are no integers.',
    passing((value) => value === true),
  ),
  client(
    'fraction-is-an-integer',
    4,
    'K11',
    'takes a fraction for an integer task',
    'A task is a whole number.',
    passing((value) => typeof value === 'number' && value > 0),
  ),
  client(
    'zero-is-positive',
    4,
    'K11',
    'takes zero for a positive task',
    'A task is greater than zero.',
    passing((value) => value === 0),
  ),
  client(
    'negative-is-positive',
    4,
    'K11',
    'lets a negative task pass',
    'A task is greater than zero.',
    passing((value) => typeof value === 'number' && Number.isInteger(value) && value < 0),
  ),
  client(
    'missing-task-passes',
    4,
    'K11',
    'lets an input without a task pass',
    'Every staged tool input has a task.',
    passing((value) => value === undefined),
  ),
];
