import { describe, expect, it } from 'vitest';
import { coreRuns } from './rows.test-support';
import { scrubberTrack } from './track';

describe('scrubberTrack', () => {
  it('covers every step of every core row once, in order', () => {
    for (const { id, evaluation } of coreRuns()) {
      const parts = scrubberTrack(evaluation.steps);
      let next = 0;
      for (const { from, size } of parts) {
        expect(from, id).toBe(next);
        next += size;
      }
      expect(next).toBe(evaluation.steps.length);
      const failed = parts.filter((part) => part.failed);
      expect(failed.length).toBe(evaluation.outcome === 'rejected' ? 1 : 0);
      expect(failed.every(({ size }) => size === 1)).toBe(true);
    }
  });
});
