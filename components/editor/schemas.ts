import { jsonDefaults } from './monaco';
import { schemaNames } from './schema-names';

const base = 'https://ahp.invalid/schemas/';
const row = `${base}suite.schema.json#/$defs/row/properties`;

/** The Expectation tab holds the asserting members of a row. */
const expectation = {
  type: 'object',
  properties: Object.fromEntries(
    ['expected', 'expectError', 'hostExpected', 'expectedState', 'readings'].map((key) => [
      key,
      { $ref: `${row}/${key}` },
    ]),
  ),
};

async function fetchSchema(path: string, name: string) {
  const file = `${name}.schema.json`;
  const response = await fetch(`${path}/schemas/${file}`);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  const uses = name === 'request' || name === 'response' ? { fileMatch: [`*/${name}.json`] } : {};
  const schema: unknown = await response.json();
  // The files name each other relatively; under one base address those names meet.
  return { uri: `${base}${file}`, schema: Object.assign({}, schema, { $id: `${base}${file}` }), ...uses };
}

/**
 * Gives the editor our schemas for completion and hover. Its own validation is off: the markers are those of the
 * evaluator, which knows the boundary and the capabilities. `path` is where the site is hosted, without a slash at the end.
 */
export async function registerSchemas(path: string): Promise<void> {
  const schemas = await Promise.all(schemaNames.map((name) => fetchSchema(path, name)));
  jsonDefaults.setDiagnosticsOptions({
    validate: false,
    enableSchemaRequest: false,
    schemas: [
      ...schemas,
      { uri: `${base}expectation`, schema: expectation, fileMatch: ['*/expectation.json'] },
    ],
  });
}
