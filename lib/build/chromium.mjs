import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/**
 * @typedef {object} Machine what is asked of the machine, so that a test can be another one
 * @property {Readonly<Record<string, string | undefined>>} env
 * @property {NodeJS.Platform} platform
 * @property {string} home
 * @property {(path: string) => boolean} isProgram
 * @property {(path: string) => boolean} answers whether it starts and says that it is a Chromium
 *
 * @typedef {{ readonly kind: 'found', readonly path: string }
 *   | { readonly kind: 'wrong', readonly path: string }
 *   | { readonly kind: 'none' }} Found `wrong`: CHROME_PATH names something that is no program
 */

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const macPrograms = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
];

const unixPlaces = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/usr/lib/chromium',
  '/usr/lib64/chromium',
];

/**
 * Where an installed Chromium or Chrome may be, best first.
 *
 * @param {Pick<Machine, 'env' | 'platform' | 'home'>} machine
 * @returns {readonly string[]}
 */
export const chromiumPlaces = ({ env, platform, home }) => {
  const onPath = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  if (platform === 'win32') {
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe'));
  }
  const folders = [...new Set([...onPath, ...unixPlaces])];
  const programs = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  if (platform !== 'darwin') return programs;
  const bundles = ['/Applications', join(home, 'Applications')];
  return [...macPrograms.flatMap((program) => bundles.map((folder) => join(folder, program))), ...programs];
};

/**
 * Looks for a Chromium that is installed already; CHROME_PATH decides when it is set.
 *
 * @param {Machine} machine
 * @returns {Found}
 */
export const findChromium = (machine) => {
  const named = machine.env.CHROME_PATH;
  if (named) return { kind: machine.isProgram(named) ? 'found' : 'wrong', path: named };
  // A place can hold a stub that only says how to install the real one, so each candidate has to answer.
  const path = chromiumPlaces(machine).find((place) => machine.isProgram(place) && machine.answers(place));
  return path === undefined ? { kind: 'none' } : { kind: 'found', path };
};

/**
 * @returns {Machine} the one that this runs on
 */
export const thisMachine = () => ({
  env: process.env,
  platform: process.platform,
  home: homedir(),
  isProgram: (path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  },
  answers: (path) => {
    // On Windows `--version` opens a window instead.
    if (process.platform === 'win32') return true;
    const { stdout } = spawnSync(path, ['--version'], {
      encoding: 'utf8',
      timeout: 30_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return /chrom/i.test(stdout ?? '');
  },
});
