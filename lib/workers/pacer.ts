/** Lets long work breathe: awaiting `rest()` hands the thread to whoever waits, once the slice is used up. */
export interface Pacer {
  /** True when the slice is used up and `rest` is due. */
  due(): boolean;
  rest(): Promise<void>;
}

/** Other messages (a key stroke to evaluate, a newer file) are served between two slices. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** `budget` is the length of a slice in milliseconds: what a key stroke may have to wait. */
export function createPacer(budget = 8, now: () => number = () => performance.now()): Pacer {
  let started = now();
  return {
    due: () => now() - started >= budget,
    rest: async () => {
      await nextTask();
      started = now();
    },
  };
}
