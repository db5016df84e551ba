import { useCallback, useEffect, useState } from 'react';

/** A yes or no that this browser remembers. The first paint shows `initial`; where nothing can be kept it lasts as long as the page. */
export function useKeptFlag(name: string, initial: boolean): readonly [boolean, (value: boolean) => void] {
  const [value, setValue] = useState(initial);

  useEffect(() => {
    try {
      const kept = localStorage.getItem(name);
      if (kept !== null) setValue(kept === 'yes');
    } catch {
      // A private window: the choice lasts as long as the page.
    }
  }, [name]);

  const keep = useCallback(
    (next: boolean) => {
      setValue(next);
      try {
        localStorage.setItem(name, next ? 'yes' : 'no');
      } catch {
        // As above.
      }
    },
    [name],
  );
  return [value, keep];
}
