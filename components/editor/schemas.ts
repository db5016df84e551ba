import { editorSchemas, type Json } from './editor-schema';
import { jsonDefaults } from './monaco';
import { schemaNames } from './schema-names';

async function fetchSchema(path: string, name: string): Promise<Json> {
  const response = await fetch(`${path}/schemas/${name}.schema.json`);
  if (!response.ok) throw new Error(`${name}: status ${response.status}`);
  return response.json();
}

/** What of the editor's JSON language is used. The rest would read the whole text again after every key, for nothing. */
const features: Parameters<typeof jsonDefaults.setModeConfiguration>[0] = {
  tokens: true,
  completionItems: true,
  hovers: true,
  documentFormattingEdits: true,
  documentRangeFormattingEdits: true,
  foldingRanges: true,
  selectionRanges: true,
  diagnostics: false,
  documentSymbols: false,
  colors: false,
};

/**
 * Gives the editor our schemas for completion and hover. Its own validation is off: the markers are those of the
 * evaluator, which knows the boundary and the capabilities. `path` is where the site is hosted, without a slash at the end.
 */
export async function registerSchemas(path: string): Promise<void> {
  const texts = await Promise.all(
    schemaNames.map(async (name) => [name, await fetchSchema(path, name)] as const),
  );
  jsonDefaults.setModeConfiguration(features);
  jsonDefaults.setDiagnosticsOptions({
    validate: false,
    enableSchemaRequest: false,
    schemas: [...editorSchemas(texts)],
  });
}
