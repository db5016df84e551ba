import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

/** @typedef {Record<string, any>} Schema */
/** @typedef {import('../protocol/types').Boundary} Boundary */

/** The schemas that are written by this tooling; every other one is written by hand. */
export const boundariesFile = 'boundaries.schema.json';
export const eventsFile = 'events.schema.json';
const written = new Set([boundariesFile, eventsFile]);

/**
 * The hand-written schemas by file name, in the order of their names.
 * @param {string} root
 * @returns {Promise<Map<string, Schema>>}
 */
export async function readSchemas(root) {
  const folder = join(root, 'public/schemas');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.schema.json') && !written.has(name));
  /** @type {Map<string, Schema>} */
  const schemas = new Map();
  for (const name of names.sort()) schemas.set(name, JSON.parse(await readFile(join(folder, name), 'utf8')));
  return schemas;
}

/**
 * The boundary table, and the events that are only observed. Their file is compiled and run as text, because the tooling
 * imports no room.
 * @param {string} root
 * @returns {Promise<{ readonly boundaries: readonly Boundary[], readonly observedEvents: readonly string[] }>}
 */
export async function readEvents(root) {
  const bundle = await build({
    entryPoints: [join(root, 'lib/protocol/boundaries.ts')],
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    write: false,
  });
  const source = bundle.outputFiles[0]?.text ?? '';
  return import(`data:text/javascript,${encodeURIComponent(source)}`);
}

/**
 * The file that holds an event's own schema.
 * @param {string} event
 */
export const eventFile = (event) => `event.${event}.schema.json`;
