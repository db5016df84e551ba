/**
 * @typedef {object} LockEntry one package as npm's lock files describe it
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional] may be absent, for example because it is for another platform
 *
 * @typedef {object} Lock
 * @property {Readonly<Record<string, LockEntry>>} [packages] by folder, such as `node_modules/next`
 */

/**
 * Compares the lock file with what npm noted about the installed packages and says what is amiss.
 *
 * @param {Lock} lock package-lock.json
 * @param {Lock | undefined} installed node_modules/.package-lock.json, which npm writes when it has finished
 * @param {(folder: string) => boolean} isThere whether a package's folder exists
 * @returns {string | undefined} why an install is due, or nothing when it is not
 */
export const whyInstall = (lock, installed, isThere) => {
  if (installed === undefined) return 'no packages are installed yet';
  const have = new Map(Object.entries(installed.packages ?? {}));
  const want = new Map(Object.entries(lock.packages ?? {}));
  want.delete('');

  for (const [folder, wanted] of want) {
    const found = have.get(folder);
    if (found === undefined) {
      if (wanted.optional) continue;
      return `${folder} is missing`;
    }
    if (found.version !== wanted.version || found.integrity !== wanted.integrity) {
      return `${folder} is not the version that the lock file names`;
    }
    if (!isThere(folder)) return `${folder} has been removed`;
  }
  for (const folder of have.keys()) {
    if (!want.has(folder)) return `${folder} is no longer wanted`;
  }
  return undefined;
};

/**
 * How to start the npm that came with this command: the one that runs us, when one does, else the one on the path.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {string} nodePath
 * @param {NodeJS.Platform} platform
 * @returns {import('./runner.mjs').Command} without arguments
 */
export const npmCommand = (env, nodePath, platform) => {
  const script = env.npm_execpath;
  if (script !== undefined && /[\\/]npm-cli\.js$/.test(script)) return { file: nodePath, args: [script] };
  return { file: 'npm', args: [], shell: platform === 'win32' };
};
