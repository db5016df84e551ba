// `npm start`: installs and builds when that is due, then serves out/ in this process until it is told to end.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWhenDue } from './build-site.mjs';
import { installWhenDue } from './install.mjs';
import { requireNode } from './preflight.mjs';
import { createProjectRunner } from './project-runner.mjs';
import { root } from './root.mjs';
import { onEndSignal } from './signals.mjs';
import { parseStartOptions, startUsage } from './start-options.mjs';

/** @param {import('./start-options.mjs').StartOptions} options */
const start = async (options) => {
  const runner = createProjectRunner();
  if (!(await installWhenDue(runner))) return 1;
  const built = await buildWhenDue(runner);
  if (!built.ok) {
    runner.say(
      `The site could not be built: "${built.name}" failed (${built.because}). What went wrong stands above.`,
    );
    return 1;
  }
  const { openServer } = await import(pathToFileURL(join(root, 'dist/server.mjs')).href);
  const opened = await openServer({ ...options, dir: join(root, 'out') });
  if (!opened.ok) {
    runner.say(opened.fault);
    return 1;
  }
  // Being told to end is how serving ends well, so that npm has nothing to complain about.
  runner.ignoreSignals();
  onEndSignal(opened.value.close, () => 0);
  runner.say(`The explorer is at ${opened.value.url} (Ctrl+C ends it).`);
  return 0;
};

requireNode();
const parsed = parseStartOptions(process.argv.slice(2));
switch (parsed.kind) {
  case 'help':
    console.log(startUsage);
    break;
  case 'problem':
    console.error(`${parsed.message}\n\n${startUsage}`);
    process.exitCode = 2;
    break;
  case 'start':
    process.exitCode = await start(parsed.options);
}
