import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand, whyInstall } from './install-due.mjs';
import { root } from './root.mjs';

/**
 * @param {string} path
 * @returns {import('./install-due.mjs').Lock | undefined}
 */
const readLock = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
};

const advice = `The packages could not be installed. What npm said stands above.
If it could not reach its registry, check the network and \`npm config get registry\`, and run the command again.
Otherwise remove the folder node_modules, run \`npm ci --include=dev\` and see what it reports.`;

/**
 * Installs the packages of the lock file when they are not there or not the ones that it names.
 *
 * @param {import('./runner.mjs').Runner} runner
 * @returns {Promise<boolean>} whether the packages are there now
 */
export const installWhenDue = async (runner) => {
  const lock = readLock(join(root, 'package-lock.json'));
  if (lock === undefined) {
    runner.say('package-lock.json is missing or damaged: restore it (`git checkout package-lock.json`).');
    return false;
  }
  const installed = readLock(join(root, 'node_modules/.package-lock.json'));
  const why = whyInstall(lock, installed, (folder) => existsSync(join(root, folder, 'package.json')));
  if (why === undefined) return true;

  runner.say(`Installing packages (${why}). The first time takes a minute or so.`);
  const npm = npmCommand(process.env, process.execPath, process.platform);
  const args = [...npm.args, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const ended = await runner.run({ name: 'install', commands: [{ ...npm, args }], limitSeconds: 1200 });
  runner.say(ended.ok ? `Packages installed in ${Math.round(ended.seconds)} s.` : advice);
  return ended.ok;
};
