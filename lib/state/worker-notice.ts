import type { WorkbenchNotice } from './types';

/** What became of the worker that reads and evaluates. `lost` names open files that can no longer be read. */
export type WorkerEvent =
  | { readonly kind: 'restarted'; readonly reason: string; readonly lost: readonly string[] }
  | { readonly kind: 'stopped'; readonly reason: string };

/** What is told of it, and what there is to do. */
export function workerNotice(event: WorkerEvent): WorkbenchNotice {
  if (event.kind === 'stopped') {
    const text = `The part of the page that reads and evaluates has stopped (${event.reason}). Reload the page; what was saved is kept.`;
    return { id: 'worker', tone: 'error', text };
  }
  const { reason, lost } = event;
  const started = `The part of the page that reads and evaluates broke down (${reason}) and was started again. Your edits are all here.`;
  if (lost.length === 0) return { id: 'worker', tone: 'info', text: started };
  const text = `${started} ${lost.join(', ')} can no longer be read: open ${lost.length === 1 ? 'it' : 'them'} again to go on there.`;
  return { id: 'worker', tone: 'warning', text };
}
