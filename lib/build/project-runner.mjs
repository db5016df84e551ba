import { childEnvironment } from './child-env.mjs';
import { root } from './root.mjs';
import { createRunner } from './runner.mjs';
import { onEndSignal } from './signals.mjs';

/**
 * The runner that the commands share: it works in the project's folder, prints to standard output and ends all its
 * children when the command is ended.
 *
 * @returns {import('./runner.mjs').Runner & { readonly ignoreSignals: () => void }} the latter leaves signals to another
 */
export const createProjectRunner = () => {
  const runner = createRunner({
    cwd: root,
    env: childEnvironment(process.env, process.stdout.isTTY === true),
    write: (text) => process.stdout.write(text),
  });
  process.on('exit', runner.kill);
  // Whoever read our output has gone (`npm test | head`): nothing is left to do, and nothing to complain to.
  process.stdout.on('error', () => process.exit(1));
  const ignoreSignals = onEndSignal(() => {
    runner.say('Stopping …');
    return runner.stop();
  });
  return { ...runner, ignoreSignals };
};

/**
 * A command that runs a script of this project or of a package with this same Node.
 *
 * @param {string} script relative to the project's folder
 * @param {...string} args
 * @returns {import('./runner.mjs').Command}
 */
export const node = (script, ...args) => ({ file: process.execPath, args: [script, ...args] });
