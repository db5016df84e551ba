import { useEffect } from 'react';
import type { Workbench } from '@/lib/state';

/** Saves what waits when the page is hidden or left; warns before leaving while something cannot be saved. */
export function useFlush(workbench: Workbench | null): void {
  useEffect(() => {
    if (workbench === null) return;
    const flush = () => void workbench.flush();
    const hidden = () => document.visibilityState === 'hidden' && flush();
    const leave = (event: BeforeUnloadEvent) => {
      flush();
      if (workbench.stuck()) event.preventDefault();
    };
    addEventListener('pagehide', flush);
    addEventListener('beforeunload', leave);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      removeEventListener('pagehide', flush);
      removeEventListener('beforeunload', leave);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [workbench]);
}
