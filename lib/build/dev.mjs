// `npm run dev`: Next's development server. It is started directly, because a wrapper would leave its children behind.
import { installWhenDue } from './install.mjs';
import { requireNode } from './preflight.mjs';
import { createProjectRunner, node } from './project-runner.mjs';

requireNode();
const runner = createProjectRunner();
if (!(await installWhenDue(runner))) process.exit(1);
const ended = await runner.run({
  name: 'dev',
  commands: [node('node_modules/next/dist/bin/next', 'dev', ...process.argv.slice(2))],
  limitSeconds: 'none',
});
process.exitCode = ended.ok ? 0 : 1;
