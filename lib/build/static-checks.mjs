import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inParallel } from './in-parallel.mjs';
import { node } from './project-runner.mjs';
import { countStep, countVitest } from './tally.mjs';

const tsc = 'node_modules/typescript/bin/tsc';

/** @type {readonly import('./runner.mjs').Step[]} */
export const staticChecks = [
  {
    name: 'types',
    // The first writes the types that Next derives from the pages; a fresh clone has none.
    commands: [
      node('node_modules/next/dist/bin/next', 'typegen'),
      node(tsc, '--noEmit', '-p', 'tsconfig.json'),
    ],
  },
  { name: 'pure types', commands: [node(tsc, '--noEmit', '-p', 'tsconfig.pure.json')] },
  {
    name: 'lint and format',
    commands: [node('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')],
  },
  {
    name: 'architecture',
    commands: [
      node(
        'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
        '--config',
        '.dependency-cruiser.cjs',
        'app',
        'components',
        'lib',
        'e2e',
      ),
    ],
  },
];

/**
 * @param {string} reportFile
 * @returns {import('./runner.mjs').Step}
 */
const unitTests = (reportFile) => ({
  name: 'unit tests',
  commands: [
    node(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
    ),
  ],
});

/**
 * Reads what a test runner reported; one that crashed left nothing, or half of it.
 *
 * @param {string} path
 */
export const readReport = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
};

/**
 * Everything that needs neither a build nor a browser: static checks and unit tests, two at a time.
 *
 * @param {import('./runner.mjs').Runner} runner
 * @param {string} reports an empty folder
 * @returns {Promise<readonly import('./tally.mjs').Tally[]>}
 */
export const checkStatically = (runner, reports) => {
  const unitReport = join(reports, 'unit.json');
  const checks = staticChecks.map((step) => async () => countStep(await runner.run(step)));
  // The longest first.
  return inParallel(2, [
    async () => {
      const ended = await runner.run(unitTests(unitReport));
      return countVitest(readReport(unitReport), ended);
    },
    ...checks,
  ]);
};
