import type { StorageFault } from './types';

/** The sentence that tells a person what happened to their edits and what to do. Every kind has its own. */
export function describeStorageFault(fault: StorageFault): string {
  switch (fault.kind) {
    case 'unavailable':
      return `This browser gives the page no storage (a private window, perhaps: ${fault.detail}). Edits live only as long as this tab.`;
    case 'blocked':
      return 'Another tab keeps an older form of the storage open. Close the other tabs of this page and reload; until then edits live only as long as this tab.';
    case 'closed':
      return 'The storage was taken over by a newer version of this page or closed by the browser. Edits from now on are not saved; reload the page to go on.';
    case 'silent':
      return 'The browser’s storage does not answer. What was saved earlier cannot be read now, and edits from now on will not survive this tab; reload the page to try again.';
    case 'quota':
      return 'The disk space this browser grants is full: the last edit is not saved. Free some space, then type on, and it is tried again.';
    case 'conflict':
      return 'This row was edited in another tab as well. Edits here are not saved until you choose which text to keep.';
    case 'failed':
      return `The last edit could not be saved: ${fault.detail}. Typing on tries again.`;
  }
}
