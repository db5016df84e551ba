/** Marks the entries of the history that this page wrote. */
const ownEntry = { ahpWritten: true };

/**
 * Writes the address by the browser's own method. The one that stands on `history` is the router's: it hears of every
 * address, and on a busy machine writes an older one back after a newer one was written. What the router keeps in an
 * entry stays in it, or going back would load the page anew.
 */
export function writeHistory(method: 'pushState' | 'replaceState', target: string): void {
  History.prototype[method].call(history, Object.assign({}, history.state, ownEntry), '', target);
}

/** True for an entry that this page wrote: its fragment is a trace of a draft, not a link that someone followed. */
export function isOwnEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Reflect.get(state, 'ahpWritten') === true;
}
