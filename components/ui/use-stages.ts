'use client';

import { useEffect, useState } from 'react';

/**
 * Counts up from 0 to `last`, one a frame: a long page that draws its parts as their turn comes answers in between,
 * where drawing all of it at once would hold it up.
 */
export function useStages(last: number): number {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    if (stage >= last) return;
    const frame = requestAnimationFrame(() => setStage(stage + 1));
    return () => cancelAnimationFrame(frame);
  }, [stage, last]);
  return stage;
}
