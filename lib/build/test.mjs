// `npm test`: everything that `npm run check` does, then the build, the bundled suite and the browser tests.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testSite } from './browser-tests.mjs';
import { buildWhenDue } from './build-site.mjs';
import { installWhenDue } from './install.mjs';
import { requireNode } from './preflight.mjs';
import { createProjectRunner, node } from './project-runner.mjs';
import { checkStatically } from './static-checks.mjs';
import { summarise } from './summary.mjs';
import { countStep } from './tally.mjs';

requireNode();
const started = Date.now();
const runner = createProjectRunner();
const reports = mkdtempSync(join(tmpdir(), 'ahp-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

/** @type {import('./runner.mjs').Step} */
const suiteCheck = { name: 'generate --check', commands: [node('dist/cli.mjs', 'generate', '--check')] };

/**
 * @param {string} name
 * @param {string} because
 * @returns {import('./tally.mjs').Tally}
 */
const failed = (name, because) => ({ name, count: { passed: 0, failed: 1 }, notes: [`${name}: ${because}`] });

/** @returns {Promise<readonly import('./tally.mjs').Tally[]>} */
const testAll = async () => {
  if (!(await installWhenDue(runner))) return [failed('install', 'the packages could not be installed')];
  const checked = await checkStatically(runner, reports);
  const built = await buildWhenDue(runner);
  if (!built.ok) {
    const because = 'not run, because the build failed';
    return [...checked, countStep(built), failed(suiteCheck.name, because), failed('browser tests', because)];
  }
  const suite = await runner.run(suiteCheck);
  return [...checked, countStep(built), countStep(suite), await testSite(runner, reports)];
};

process.exitCode = summarise(await testAll(), (Date.now() - started) / 1000, runner.say);
