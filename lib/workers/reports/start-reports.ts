import { proxy, wrap } from 'comlink';
import type { Reports } from './types';

/** A worker at work on reports. */
export interface RunningReports {
  readonly reports: Reports;
  readonly stop: () => void;
}

/**
 * Starts the debug page's worker. `onCrash` hears why it broke down; what was open is gone with it, so the page starts
 * another one and gives it its files again.
 */
export function startReports(onCrash: (message: string) => void): RunningReports {
  const worker = new Worker(new URL('../reports.worker.ts', import.meta.url), {
    type: 'module',
    name: 'reports',
  });
  worker.addEventListener('error', (event) => onCrash(event.message || 'the worker could not be loaded'));
  worker.addEventListener('messageerror', () => onCrash('a message to the worker could not be read'));
  const remote = wrap<Reports>(worker);
  return {
    stop: () => worker.terminate(),
    reports: {
      giveBundled: (core, extended) => remote.giveBundled(core, extended),
      add: (name, content, onProgress) => remote.add(name, content, proxy(onProgress)),
      remove: (file) => remote.remove(file),
      dropSuite: () => remote.dropSuite(),
      cancel: () => remote.cancel(),
      analyse: (onProgress) => remote.analyse(proxy(onProgress)),
      detail: (run, row) => remote.detail(run, row),
      witness: (finding) => remote.witness(finding),
      parting: (one, other) => remote.parting(one, other),
    },
  };
}
