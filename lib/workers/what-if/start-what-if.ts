import { wrap } from 'comlink';
import type { WhatIf } from './types';

/** A worker that tries variants of a row. */
export interface RunningWhatIf {
  readonly whatIf: WhatIf;
  readonly stop: () => void;
}

/** Starts it; `onCrash` hears why it broke down. */
export function startWhatIf(onCrash: (message: string) => void): RunningWhatIf {
  const worker = new Worker(new URL('../what-if.worker.ts', import.meta.url), {
    type: 'module',
    name: 'what-if',
  });
  worker.addEventListener('error', (event) => onCrash(event.message || 'the worker could not be loaded'));
  worker.addEventListener('messageerror', () => onCrash('a message to the worker could not be read'));
  const remote = wrap<WhatIf>(worker);
  return {
    stop: () => worker.terminate(),
    whatIf: {
      ask: (texts, readings) => remote.ask(texts, readings),
      variant: (decider) => remote.variant(decider),
    },
  };
}
