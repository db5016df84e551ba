/** @typedef {'SIGINT' | 'SIGTERM' | 'SIGHUP'} EndSignal */

/** @type {Readonly<Record<EndSignal, number>>} */
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/**
 * Ends the program cleanly on Ctrl+C, kill or a closed terminal: first what it started, then itself.
 * A second signal while it is ending is not needed and changes nothing.
 *
 * @param {(signal: EndSignal) => Promise<unknown>} end
 * @param {(signal: EndSignal) => number} [exitCode]
 * @returns {() => void} takes the handlers away again
 */
export const onEndSignal = (end, exitCode = (signal) => exitCodes[signal]) => {
  let ending = false;
  /** @param {EndSignal} signal */
  const onSignal = (signal) => {
    if (ending) return;
    ending = true;
    end(signal).finally(() => process.exit(exitCode(signal)));
  };
  const signals = /** @type {EndSignal[]} */ (Object.keys(exitCodes));
  for (const signal of signals) process.on(signal, onSignal);
  return () => {
    for (const signal of signals) process.off(signal, onSignal);
  };
};
