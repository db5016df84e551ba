import { _ } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';

/** @typedef {import('./schema-sources.mjs').Schema} Schema */

const banner = '// Generated from public/schemas by lib/build/compile-schemas.mjs: do not edit.\n';

/**
 * The validators as one module without imports and without `eval`.
 * @param {string} root
 * @param {ReadonlyMap<string, Schema>} schemas by the name that `$ref` uses
 * @param {Readonly<Record<string, string>>} exported schema reference by export name
 * @param {ReadonlyMap<string, string>} events export name by event type
 */
export async function validatorModule(root, schemas, exported, events) {
  refuseInheritedNames(schemas);
  const compiler = newCompiler();
  compiler.addSchema(oneDocument(schemas), 'all');
  const references = Object.entries(exported).map(([name, reference]) => [
    name,
    `all${inside(reference, '')}`,
  ]);
  const code = standalone(compiler, Object.fromEntries(references));
  const short = shortenCalls(shortenFaults(code));
  const table = [...events].map(([event, name]) => `[${JSON.stringify(event)}, ${name}]`);
  const bundle = await build({
    stdin: {
      contents: `${faultHelper}${short}\nexport const eventValidators = new Map([${table.join(', ')}]);`,
      resolveDir: root,
    },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    minifySyntax: true,
    write: false,
  });
  return banner + (bundle.outputFiles[0]?.text ?? '');
}

/**
 * The types of that module.
 * @param {Readonly<Record<string, string>>} exported
 */
export function validatorTypes(exported) {
  return `${banner}import type { Validator } from '../validator';
${Object.keys(exported)
  .map((name) => `export const ${name}: Validator;\n`)
  .join('')}export const eventValidators: ReadonlyMap<string, Validator>;
`;
}

const faultHelper = `function fault(list, instancePath, keyword, params) {
  const entry = { instancePath, keyword, params };
  if (list === null) return [entry];
  list.push(entry);
  return list;
}
`;

/**
 * Ajv spells out at each check how a fault is built and kept, most of the code's length. One call does it here;
 * faults inside a condition, which are counted and then forgotten, are only counted.
 * @param {string} code
 */
function shortenFaults(code) {
  const kept =
    /const (err\d+) = \{(.*)\};\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\n/g;
  const parts = /^instancePath(?::(.*?))?,schemaPath:(?:".*?"|[^,]*),keyword:(".*?"),params:(.*)$/;
  const short = code.replace(kept, (_all, _name, body) => {
    if (body === '') return '';
    const found = parts.exec(body);
    if (found === null) throw new Error(`Ajv writes a fault in a way that is not known here: ${body}`);
    const [, path = 'instancePath', keyword, params] = found;
    return `vErrors = fault(vErrors, ${path}, ${keyword}, ${params});\n`;
  });
  if (/\berr\d+\b/.test(short)) throw new Error('Ajv keeps a fault in a way that is not known here.');
  return short;
}

/**
 * Ajv hands each schema an object of four members, of which only the place is used here. The place alone saves that
 * object at every call.
 * @param {string} code
 */
function shortenCalls(code) {
  const head = /\{instancePath="", parentData, parentDataProperty, rootData=data\}=\{\}/g;
  const call = /\{instancePath(?::(.*?))?,parentData(?::[^,]*)?,parentDataProperty(?::[^,]*)?,rootData\}/g;
  const short = code.replace(head, 'instancePath = ""').replace(call, (_all, path) => path ?? 'instancePath');
  if (/parentData|rootData/.test(short))
    throw new Error('Ajv calls a schema in a way that is not known here.');
  return short;
}

/**
 * All schemas in one document: Ajv compiles a definition once for each document that refers to it.
 * @param {ReadonlyMap<string, Schema>} schemas
 * @returns {Schema}
 */
function oneDocument(schemas) {
  const entries = [...schemas].map(([name, { $schema, $id, ...schema }]) => [name, relocate(schema, name)]);
  return { $defs: Object.fromEntries(entries) };
}

/** What is there for people: Ajv would carry it into the code. */
const notes = new Set(['title', 'description', '$comment']);

/**
 * @param {any} node
 * @param {string} name the schema file that the node stands in
 * @returns {any}
 */
function relocate(node, name) {
  if (Array.isArray(node)) return node.map((entry) => relocate(entry, name));
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).filter(
    ([key, value]) => !(notes.has(key) && typeof value === 'string'),
  );
  return Object.fromEntries(
    entries.map(([key, value]) =>
      key === '$ref' && typeof value === 'string' ? [key, inside(value, name)] : [key, relocate(value, name)],
    ),
  );
}

/**
 * A reference from one file to another as a pointer into the one document.
 * @param {string} reference
 * @param {string} name the file it stands in
 */
function inside(reference, name) {
  const [file = '', pointer = ''] = reference.split('#');
  return `#/$defs/${file || name}${pointer}`;
}

/**
 * The validators read members without asking whether they are an object's own, which costs much of their time. That is
 * right as long as no member that a schema names is one that every object inherits.
 * @param {ReadonlyMap<string, Schema>} schemas
 */
function refuseInheritedNames(schemas) {
  /** @type {unknown[]} */
  const open = [...schemas.values()];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const { properties = {}, required = [] } = /** @type {Schema} */ (next);
    const names = [...Object.keys(properties), ...(Array.isArray(required) ? required : [])];
    const inherited = names.find((name) => name in Object.prototype);
    if (inherited !== undefined)
      throw new Error(`A schema names the member ${inherited}, which every object inherits.`);
    open.push(...Object.values(next));
  }
}

function newCompiler() {
  const compiler = new Ajv2020({
    allErrors: true,
    messages: false,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    unicode: false,
    inlineRefs: true,
    logger: false,
    code: {
      source: true,
      esm: true,
      lines: true,
      optimize: 2,
      formats: _`require("./lib/protocol/formats").formats`,
    },
    formats: { 'date-time': () => true, uri: () => true },
  });
  // No schema of ours asks what was evaluated or refers dynamically; tracking both would double the code.
  Object.assign(compiler.opts, { unevaluated: false, dynamicRef: false });
  compiler.removeKeyword('uniqueItems');
  compiler.addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    error: { message: '', params: ({ params }) => _`{at: ${params.at}}` },
    code(cxt) {
      const { gen, data } = cxt;
      // Ajv's own keeps seen entries in an object, where the entry "__proto__" is never found again.
      const find = gen.scopeValue('func', {
        ref: firstRepeat,
        code: _`require("./lib/protocol/first-repeat").firstRepeat`,
      });
      const at = gen.const('at', _`${find}(${data})`);
      cxt.setParams({ at });
      cxt.fail(_`${at} >= 0`);
    },
  });
  return compiler;
}

/** Stands for the function that the generated code takes from the protocol room. */
function firstRepeat() {
  return -1;
}
