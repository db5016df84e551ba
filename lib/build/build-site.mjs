import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePathOf } from './base-path.mjs';
import { sourceStamp, stampFile, whyBuild } from './freshness.mjs';
import { node } from './project-runner.mjs';
import { root } from './root.mjs';
import { writeSitePolicies } from './site-policies.mjs';

/** @type {readonly import('./runner.mjs').Step[]} */
const beforePolicies = [
  { name: 'schemas', commands: [node('lib/build/compile-schemas.mjs', '--check')] },
  { name: 'site', commands: [node('node_modules/next/dist/bin/next', 'build')], limitSeconds: 900 },
];

/** @type {import('./runner.mjs').Step} */
const bundle = { name: 'bundle', commands: [node('lib/build/bundle.mjs')] };

/**
 * Makes out/ (the site with its policies) and dist/ (the programs for Node).
 *
 * @param {import('./runner.mjs').Runner} runner
 * @returns {Promise<import('./runner.mjs').Ended>} of the step that failed, or of the whole
 */
export const buildSite = async (runner) => {
  const started = Date.now();
  const basePath = basePathOf(process.env);
  // Taken before, so that a file saved while the build runs makes the next one due; written when the new site is whole.
  const stamp = sourceStamp(root, basePath);
  rmSync(join(root, stampFile), { force: true });

  for (const step of beforePolicies) {
    const ended = await runner.run(step);
    if (!ended.ok) return ended;
  }
  const pages = writeSitePolicies(join(root, 'out'), basePath);
  runner.say(`Policies written for ${pages} pages.`);
  const bundled = await runner.run(bundle);
  if (!bundled.ok) return bundled;

  // Some static hosts drop folders that begin with an underscore unless this file is there.
  writeFileSync(join(root, 'out/.nojekyll'), '');
  writeFileSync(join(root, stampFile), `${stamp}\n`);
  return { name: 'build', ok: true, seconds: (Date.now() - started) / 1000, because: 'ok' };
};

/**
 * Builds the site when its sources differ from what it was last built from.
 *
 * @param {import('./runner.mjs').Runner} runner
 * @returns {Promise<import('./runner.mjs').Ended>}
 */
export const buildWhenDue = async (runner) => {
  const why = whyBuild(root, basePathOf(process.env));
  if (why === undefined) return { name: 'build', ok: true, seconds: 0, because: 'the build is current' };
  runner.say(`Building the site (${why}).`);
  return buildSite(runner);
};
