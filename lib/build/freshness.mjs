import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that the build reads. Contents are compared, not times: a checkout or a copy changes every time. */
const sources = [
  'app',
  'components',
  'lib',
  'public',
  'next.config.js',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

const isTest = /\.(test|test-support|bench)\.tsx?$/;

/**
 * @param {string} folder
 * @param {string} path relative to `folder`
 * @returns {string[]} the files at or under a path, in a fixed order
 */
const filesUnder = (folder, path) => {
  if (!existsSync(join(folder, path))) return [];
  /** @type {string[]} */
  const files = [];
  const waiting = [path];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    try {
      for (const entry of readdirSync(join(folder, next))) {
        if (!entry.startsWith('.')) waiting.push(`${next}/${entry}`);
      }
    } catch {
      files.push(next);
    }
  }
  return files.filter((file) => !isTest.test(file)).sort();
};

/**
 * A fingerprint of all that decides what the build gives: sources, settings, locked packages and the base path.
 *
 * @param {string} folder the project's folder
 * @param {string} basePath
 * @returns {string} 64 hexadecimal digits
 */
export const sourceStamp = (folder, basePath) => {
  const hash = createHash('sha256').update(`base path ${basePath}\n`);
  for (const source of sources) {
    for (const file of filesUnder(folder, source)) {
      const content = createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex');
      hash.update(`${content} ${file}\n`);
    }
  }
  return hash.digest('hex');
};

/** What a whole build leaves, besides the site. */
const programs = ['dist/cli.mjs', 'dist/server.mjs'];

/** Where the build notes, as its last act, what it was made from. */
export const stampFile = 'out/.stamp';

/**
 * @param {string} folder
 * @param {string} basePath
 * @returns {string | undefined} why a build is due, or nothing when the last one is current
 */
export const whyBuild = (folder, basePath) => {
  const path = join(folder, stampFile);
  if (![path, ...programs.map((program) => join(folder, program))].every(existsSync))
    return 'there is none yet';
  if (readFileSync(path, 'utf8').trim() !== sourceStamp(folder, basePath)) return 'sources have changed';
  return undefined;
};
