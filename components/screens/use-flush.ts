import { useEffect } from 'react';
import type { Workbench } from '@/lib/state';

/** Saves what waits when the page is hidden or left; warns before leaving while something cannot be saved. */
export function useFlush(workbench: Workbench | null): void {
  useEffect(() => {
    if (workbench === null) return;
    const flush = () => void workbench.flush();
    const hidden = () => document.visibilityState === 'hidden' && flush();
    const asked = (event: BeforeUnloadEvent) => {
      flush();
      if (workbench.stuck()) event.preventDefault();
    };
    addEventListener('pagehide', workbench.leave);
    // Back out of the browser's page cache: what was left unwritten is written, and its last words go.
    addEventListener('pageshow', flush);
    addEventListener('beforeunload', asked);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      removeEventListener('pagehide', workbench.leave);
      removeEventListener('pageshow', flush);
      removeEventListener('beforeunload', asked);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [workbench]);
}
