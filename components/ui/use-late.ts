'use client';

import { useEffect, useState } from 'react';

/**
 * A part of the page that is fetched after the first paint; null until it is here. Unlike a suspended one it is drawn in the
 * moment it comes, where React holds a suspended part back for a third of a second.
 *
 * @param load gives the part; it must stay the same function. Its failure is thrown while drawing, as any bug is
 */
export function useLate<T>(load: () => Promise<T>): T | null {
  const [late, setLate] = useState<{ readonly part: T } | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    let gone = false;
    load().then(
      (part) => gone || setLate({ part }),
      (error: unknown) => gone || setFailure({ error }),
    );
    return () => {
      gone = true;
    };
  }, [load]);
  if (failure !== null) throw failure.error;
  return late === null ? null : late.part;
}
