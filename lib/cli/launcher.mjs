#!/usr/bin/env node
// Starts the command line. In a package its bundle is there; in a clone the bundle is built first when that is due.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const bundle = `${root}dist/cli.mjs`;

/** What the bundle is made from. */
const sources = [
  'cli',
  'json',
  'protocol',
  'evaluate',
  'verify',
  'suite',
  'diagnose',
  'reports',
  'wire',
  'build',
];

const isTest = /\.(test|test-support|bench)\.ts$/;

/**
 * @param {string} path
 * @param {number} built
 * @returns {boolean} whether the file, or anything in the folder, was changed after `built`
 */
const isNewer = (path, built) => {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return false;
  if (stat.mtimeMs > built) return true;
  if (!stat.isDirectory()) return false;
  return readdirSync(path).some((name) => !isTest.test(name) && isNewer(`${path}/${name}`, built));
};

const built = statSync(bundle, { throwIfNoEntry: false })?.mtimeMs ?? Number.NEGATIVE_INFINITY;
const isClone = existsSync(`${root}lib/cli/main.ts`);
if (
  isClone &&
  [...sources.map((room) => `lib/${room}`), 'package.json', 'package-lock.json'].some((path) =>
    isNewer(root + path, built),
  )
) {
  // The tool installs packages when they are missing, and says so. Its words are for people, so none go to standard output.
  const step = spawnSync(process.execPath, [`${root}lib/build/bundle.mjs`], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (step.status !== 0) {
    console.error('ahp-scenarios could not be built; what went wrong stands above.');
    process.exit(2);
  }
}
await import(new URL('../../dist/cli.mjs', import.meta.url).href);
