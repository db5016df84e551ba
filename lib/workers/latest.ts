/**
 * Runs `act` for the newest argument only: one call at a time, and of those that come meanwhile the last. A call that was
 * overtaken, before or after it ran, resolves to null, so that a stale answer can never be shown.
 */
export function latestOnly<A, R>(act: (argument: A) => Promise<R>): (argument: A) => Promise<R | null> {
  let newest = 0;
  let running: Promise<unknown> | undefined;
  return async (argument) => {
    newest += 1;
    const mine = newest;
    while (running !== undefined) {
      await running.catch(() => undefined);
      if (mine !== newest) return null;
    }
    const run = act(argument);
    running = run;
    try {
      const answer = await run;
      return mine === newest ? answer : null;
    } finally {
      if (running === run) running = undefined;
    }
  };
}
