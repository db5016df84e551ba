// Bundles dist/cli.mjs and dist/server.mjs: part of the build, and all that `npm pack` and the launcher need.
import { bundlePrograms } from './bundle-step.mjs';
import { installWhenDue } from './install.mjs';
import { requireNode } from './preflight.mjs';
import { createProjectRunner } from './project-runner.mjs';
import { root } from './root.mjs';

requireNode();
const runner = createProjectRunner();
if (!(await installWhenDue(runner))) process.exit(1);
await bundlePrograms(root, runner.say);
