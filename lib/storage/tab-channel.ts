import type { DraftChange } from './types';

/** Tells the other tabs of this origin what was written. A channel never hears itself. */
export interface TabChannel {
  announce(change: DraftChange): void;
  watch(listener: (change: DraftChange) => void): () => void;
  close(): void;
}

const name = 'ahp-scenario-explorer-drafts';

/** Without BroadcastChannel nothing is announced; a conflict then shows at the next write. */
export function createTabChannel(): TabChannel {
  if (typeof BroadcastChannel === 'undefined') {
    return { announce: () => undefined, watch: () => () => undefined, close: () => undefined };
  }
  const channel = new BroadcastChannel(name);
  return {
    announce: (change) => channel.postMessage(change),
    watch: (listener) => {
      const receive = (event: MessageEvent<DraftChange>) => listener(event.data);
      channel.addEventListener('message', receive);
      return () => channel.removeEventListener('message', receive);
    },
    close: () => channel.close(),
  };
}
