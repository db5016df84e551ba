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
 * @property {Readonly<Record<string, string | undefined>>} [env] added to the runner's, or taken from it
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
 * @property {() => Promise<void>} stop ends every child and waits for it; from then on nothing starts and no step is
 *   told to have ended, so that whoever waits for one says and does nothing more
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
    // One for each stream: a half line of the one must not swallow a line of the other.
    const lines = [lineWriter(`[${step.name}] `, write), lineWriter(`[${step.name}] `, write)];
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

    for (const [index, stream] of [child.stdout, child.stderr].entries()) {
      stream.setEncoding('utf8').on('data', (chunk) => {
        heard = Date.now();
        lines[index]?.push(chunk);
      });
    }

    const heartbeat = setInterval(() => {
      if (Date.now() - heard < heartbeatSeconds * 1000) return;
      heard = Date.now();
      write(`[${step.name}] … still working (${Math.round((heard - started) / 1000)} s)\n`);
    }, 1000);
    const endLate = () => {
      late = true;
      killGroup(child, 'SIGINT');
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
      for (const writer of lines) writer.end();
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
        because = stopped ? undefined : await runCommand(command, step, deadline);
        if (stopped) return new Promise(() => {});
        if (because !== undefined) break;
      }
      const seconds = (Date.now() - started) / 1000;
      return { name: step.name, ok: because === undefined, seconds, because: because ?? 'ok' };
    },
    async stop() {
      stopped = true;
      const waiting = [...running.values()];
      // What Ctrl+C sends: the signal that every tool takes as a wish to tidy up and end.
      for (const pid of running.keys()) killGroup({ pid }, 'SIGINT');
      const killing = setTimeout(kill, graceSeconds * 1000);
      await Promise.allSettled(waiting);
      clearTimeout(killing);
    },
  };
};
