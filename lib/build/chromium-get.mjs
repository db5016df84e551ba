import { existsSync } from 'node:fs';
import { findChromium, thisMachine } from './chromium.mjs';
import { node } from './project-runner.mjs';

/** @typedef {{ readonly path: string } | { readonly problem: string }} Chromium */

const advice = `No Chromium could be found or installed for the browser tests.
Install one (Debian and Ubuntu: \`apt-get install chromium\`; macOS: Google Chrome; anywhere: \`npx playwright install chromium\`)
or set CHROME_PATH to the program of one, and run the command again.`;

/** @returns {Promise<string | undefined>} the browser that Playwright downloaded, when it has */
const playwrightsOwn = async () => {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) && thisMachine().answers(path) ? path : undefined;
};

const mayUseApt = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @type {import('./runner.mjs').Step} */
const download = {
  name: 'chromium',
  commands: [node('node_modules/playwright/cli.js', 'install', 'chromium')],
  limitSeconds: 300,
};

/** @type {import('./runner.mjs').Step} */
const aptInstall = {
  name: 'chromium',
  commands: [
    { file: '/usr/bin/apt-get', args: ['update', '-q'] },
    { file: '/usr/bin/apt-get', args: ['install', '-q', '-y', '--no-install-recommends', 'chromium'] },
  ],
  env: { DEBIAN_FRONTEND: 'noninteractive' },
  limitSeconds: 420,
};

/**
 * Finds a Chromium, or installs one: an installed one first, then Playwright's, then the distribution's package where
 * this user may install it. Says what it does.
 *
 * @param {import('./runner.mjs').Runner} runner
 * @returns {Promise<Chromium>}
 */
export const getChromium = async (runner) => {
  const installed = findChromium(thisMachine());
  switch (installed.kind) {
    case 'wrong':
      return { problem: `CHROME_PATH is ${installed.path}, which is no program: correct it or unset it.` };
    case 'found':
      runner.say(`Browser tests use ${installed.path}.`);
      return { path: installed.path };
    case 'none':
      break;
  }

  const own = await playwrightsOwn();
  if (own !== undefined) {
    runner.say(`Browser tests use Playwright's Chromium, ${own}.`);
    return { path: own };
  }
  runner.say('No Chromium is installed. Downloading the one that Playwright offers …');
  await runner.run(download);
  const downloaded = await playwrightsOwn();
  if (downloaded !== undefined) return { path: downloaded };

  if (mayUseApt()) {
    runner.say("That did not give a working browser. Installing the distribution's package chromium …");
    await runner.run(aptInstall);
    const packaged = findChromium(thisMachine());
    if (packaged.kind === 'found') return { path: packaged.path };
  }
  return { problem: advice };
};
