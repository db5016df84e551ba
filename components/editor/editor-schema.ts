export type Json = null | boolean | number | string | readonly Json[] | JsonMembers;
interface JsonMembers {
  readonly [key: string]: Json;
}

const isMembers = (value: Json | undefined): value is JsonMembers =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWords = (key: string) => key === 'title' || key === 'description';

/**
 * Rewrites a schema for an editor that knows `$ref` only as older drafts did, where it replaces what stands beside it:
 * both become parts of one `allOf`, which means the same. Title and description come first, because the editor shows the
 * first ones it meets.
 */
export function separateRefs(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(separateRefs);
  if (!isMembers(schema)) return schema;
  const members = Object.entries(schema).map(([key, value]) => [key, separateRefs(value)] as const);
  const ref = schema.$ref;
  if (ref === undefined || members.length === 1) return Object.fromEntries(members);
  const words = Object.fromEntries(members.filter(([key]) => isWords(key)));
  const beside = Object.fromEntries(members.filter(([key]) => key !== '$ref' && !isWords(key)));
  const parts = [words, { $ref: ref }, beside].filter((part) => Object.keys(part).length > 0);
  return { ...words, allOf: parts };
}

/**
 * Adds the choice of `type` to a schema that is one of several local ones told apart by it: the editor completes only by
 * the alternative that fits best, and before a type is written none fits.
 */
export function withTypeChoices(schema: Json): Json {
  if (!isMembers(schema) || !Array.isArray(schema.oneOf) || !isMembers(schema.$defs)) return schema;
  const types = Object.values(schema.$defs)
    .map((part) => (isMembers(part) && isMembers(part.properties) ? part.properties.type : undefined))
    .flatMap((type) => (isMembers(type) && typeof type.const === 'string' ? [type.const] : []));
  return { ...schema, properties: { type: { enum: [...new Set(types)] } } };
}

export interface EditorSchema {
  readonly uri: string;
  readonly schema: Json;
  /** Texts that the schema is for; absent where it only serves others. */
  readonly fileMatch?: string[];
}

// Only a name: the files name each other relatively, and under one base address those names meet.
const base = 'https://ahp.invalid/schemas/';

/** The Expectation tab holds the asserting members of a row. */
const expectation: EditorSchema = {
  uri: `${base}expectation`,
  fileMatch: ['*/expectation.json'],
  schema: {
    type: 'object',
    properties: Object.fromEntries(
      ['expected', 'expectError', 'hostExpected', 'expectedState', 'readings'].map((key) => [
        key,
        { $ref: `${base}suite.schema.json#/$defs/row/properties/${key}` },
      ]),
    ),
  },
};

/** The published schemas as the editor takes them, each for its tab. */
export function editorSchemas(
  published: readonly (readonly [name: string, schema: Json])[],
): readonly EditorSchema[] {
  const schemas = published.map(([name, schema]): EditorSchema => {
    const uri = `${base}${name}.schema.json`;
    const prepared = separateRefs(withTypeChoices(schema));
    const named = isMembers(prepared) ? { ...prepared, $id: uri } : prepared;
    const isTab = name === 'request' || name === 'response';
    return { uri, schema: named, ...(isTab ? { fileMatch: [`*/${name}.json`] } : {}) };
  });
  return [...schemas, expectation];
}
