import type { StorageFault } from './types';

const kinds = new Map<string, 'quota' | 'closed' | 'unavailable'>([
  ['QuotaExceededError', 'quota'],
  ['InvalidStateError', 'closed'],
  ['SecurityError', 'unavailable'],
]);

/** Turns what a browser's database throws into a fault; the name of the exception decides. */
export function faultOf(error: unknown): StorageFault {
  if (!(error instanceof Error)) return { kind: 'failed', detail: String(error) };
  const detail = error.message === '' ? error.name : error.message;
  const kind = kinds.get(error.name);
  if (kind === 'unavailable') return { kind, detail };
  return kind === undefined ? { kind: 'failed', detail } : { kind };
}
