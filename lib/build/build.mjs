// `npm run build`: always builds; `npm start` and `npm test` build when that is due.
import { buildSite } from './build-site.mjs';
import { installWhenDue } from './install.mjs';
import { requireNode } from './preflight.mjs';
import { createProjectRunner } from './project-runner.mjs';

requireNode();
const runner = createProjectRunner();
if (!(await installWhenDue(runner))) process.exit(1);

const ended = await buildSite(runner);
runner.say(
  ended.ok
    ? `Built in ${Math.round(ended.seconds)} s: out/ is the site, dist/ holds the programs.`
    : `The build stopped at "${ended.name}" (${ended.because}). What went wrong stands above.`,
);
process.exitCode = ended.ok ? 0 : 1;
