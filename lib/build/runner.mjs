import { spawn } from 'node:child_process';
import { lineWriter } from './lines.mjs';
import { groupOptions, killGroup } from './process-group.mjs';

/**
 * @typedef {object} Command
 * @property {string} file
 * @property {readonly string[]} args
 * @property {boolean} [shell] only where a platform can start the file in no other way
 *
 * @typedef {object} Step commands that run one after the other until one fails
 * @property {string} name stands before each line of output
 * @property {readonly Command[]} commands
 * @property {number | 'none'} [limitSeconds] after which the step is ended and counts as failed; 15 minutes unless said
 * @property {Readonly<Record<string, string>>} [env] added to the runner's
 *
 * @typedef {object} Ended
 * @property {string} name
 * @property {boolean} ok
 * @property {number} seconds
 * @property {string} because how it ended, in words
 *
 * @typedef {object} Runner
 * @property {(step: Step) => Promise<Ended>} run
 * @property {(line: string) => void} say
 * @property {() => Promise<void>} stop ends every child and waits for it; nothing starts afterwards
 * @property {() => void} kill ends every child at once, for the moment when the program itself goes down
 */

const graceSeconds = 5;

/**
 * Runs steps as child processes, each in its own process group, with prefixed output and a sign of life on steps
 * that stay silent for long. A step that cannot start, crashes or hangs ends as not ok; it never throws.
 *
 * @param {object} options
 * @param {string} options.cwd
 * @param {Readonly<Record<string, string | undefined>>} options.env
 * @param {(text: string) => void} options.write
 * @param {number} [options.heartbeatSeconds]
 * @returns {Runner}
 */
export const createRunner = ({ cwd, env, write, heartbeatSeconds = 20 }) => {
  /** @type {Map<number, Promise<unknown>>} */
  const running = new Map();
  let stopped = false;

  /**
   * @param {Command} command
   * @param {Step} step
   * @param {number | undefined} deadline
   * @returns {Promise<string | undefined>} why it failed
   */
  const runCommand = (command, step, deadline) => {
    if (stopped) return Promise.resolve('stopped');
    const lines = lineWriter(`[${step.name}] `, write);
    const child = spawn(command.file, [...command.args], {
      cwd,
      env: /** @type {NodeJS.ProcessEnv} */ ({ ...env, ...step.env }),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: command.shell ?? false,
      ...groupOptions,
    });
    const started = Date.now();
    let heard = started;
    let late = false;

    /** @param {string} chunk */
    const onText = (chunk) => {
      heard = Date.now();
      lines.push(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', onText);
    child.stderr.setEncoding('utf8').on('data', onText);

    const heartbeat = setInterval(() => {
      if (Date.now() - heard < heartbeatSeconds * 1000) return;
      heard = Date.now();
      write(`[${step.name}] … still working (${Math.round((heard - started) / 1000)} s)\n`);
    }, 1000);
    const endLate = () => {
      late = true;
      killGroup(child, 'SIGTERM');
      setTimeout(() => killGroup(child, 'SIGKILL'), graceSeconds * 1000).unref();
    };
    const limit = deadline === undefined ? undefined : setTimeout(endLate, Math.max(0, deadline - started));

    const ended = new Promise((/** @type {(because: string | undefined) => void} */ resolve) => {
      child.on('error', (error) => resolve(`could not start: ${error.message}`));
      child.on('exit', (code, signal) => {
        // What the step left behind would outlive it and hold its pipes open.
        killGroup(child, 'SIGKILL');
        const because = late
          ? 'took too long and was ended'
          : signal
            ? `ended by ${signal}`
            : code === 0
              ? undefined
              : `exit code ${code}`;
        const drained = setTimeout(() => resolve(because), 2000);
        child.on('close', () => {
          clearTimeout(drained);
          resolve(because);
        });
      });
    }).finally(() => {
      clearInterval(heartbeat);
      clearTimeout(limit);
      lines.end();
    });

    const { pid } = child;
    if (pid !== undefined) {
      running.set(pid, ended);
      ended.finally(() => running.delete(pid));
    }
    return ended;
  };

  const kill = () => {
    stopped = true;
    for (const pid of running.keys()) killGroup({ pid }, 'SIGKILL');
  };

  return {
    kill,
    say: (line) => write(`${line}\n`),
    async run(step) {
      const started = Date.now();
      const limit = step.limitSeconds ?? 900;
      const deadline = limit === 'none' ? undefined : started + limit * 1000;
      /** @type {string | undefined} */
      let because;
      for (const command of step.commands) {
        because = await runCommand(command, step, deadline);
        if (because !== undefined) break;
      }
      const seconds = (Date.now() - started) / 1000;
      return { name: step.name, ok: because === undefined, seconds, because: because ?? 'ok' };
    },
    async stop() {
      stopped = true;
      const waiting = [...running.values()];
      for (const pid of running.keys()) killGroup({ pid }, 'SIGTERM');
      const killing = setTimeout(kill, graceSeconds * 1000);
      await Promise.allSettled(waiting);
      clearTimeout(killing);
    },
  };
};
