'use client';

import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds; `first` is what the exported page assumes before it knows. */
export function useMedia(query: string, first: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => first,
  );
}

/** From 900 pixels on the three panes stand side by side. */
export const wideQuery = '(min-width: 900px)';
