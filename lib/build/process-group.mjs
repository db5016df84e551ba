import { spawnSync } from 'node:child_process';

const hasGroups = process.platform !== 'win32';

/** Spawn options that make a child the head of its own process group, so that it can be ended with all it started. */
export const groupOptions = { detached: hasGroups, windowsHide: true };

/**
 * Sends a signal to a child and to everything it started. A group that is already gone is not an error.
 *
 * @param {{ readonly pid?: number | undefined }} child started with `groupOptions`
 * @param {NodeJS.Signals} signal
 */
export const killGroup = ({ pid }, signal) => {
  if (pid === undefined) return;
  if (!hasGroups) {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch (error) {
    // macOS says EPERM of a group whose members have all ended.
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code !== 'ESRCH' && code !== 'EPERM') throw error;
  }
};
