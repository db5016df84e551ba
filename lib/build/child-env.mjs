/**
 * The environment that every step runs in, whatever the caller's shell has set:
 * NODE_ENV must not reach them (`production` would drop the development packages and change what React and the
 * test runner do), nothing may call home, and colour is for terminals only.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {boolean} isTerminal whether a person's terminal shows the output
 * @returns {Record<string, string | undefined>}
 */
export const childEnvironment = (env, isTerminal) => {
  const { NODE_ENV: _mode, FORCE_COLOR: forced, NO_COLOR: plain, ...rest } = env;
  const colour = plain ? false : forced === undefined ? isTerminal : forced !== '0' && forced !== 'false';
  return {
    ...rest,
    NEXT_TELEMETRY_DISABLED: '1',
    // Next would otherwise ask a registry when it thinks that the lock file lacks a platform's compiler.
    NEXT_IGNORE_INCORRECT_LOCKFILE: '1',
    DO_NOT_TRACK: '1',
    // Setting both makes every Node child print a warning.
    ...(colour ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
  };
};
