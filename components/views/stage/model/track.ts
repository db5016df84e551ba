import type { Step } from '@/lib/evaluate';
import { type Band, bandOf } from './bands';

/** A stretch of the scrubber: steps of one part of the run, one after another. */
export interface TrackPart {
  readonly band: Band;
  readonly from: number;
  readonly size: number;
  /** The stretch is the one step that failed. */
  readonly failed: boolean;
}

/** The scrubber's stretches, in order; their sizes add up to the number of steps. */
export function scrubberTrack(steps: readonly Step[]): readonly TrackPart[] {
  const parts: TrackPart[] = [];
  for (const step of steps) {
    const band = bandOf(step.phase);
    const failed = step.verdict === 'failed';
    const last = parts.at(-1);
    if (last && last.band === band && !last.failed && !failed) {
      parts[parts.length - 1] = { ...last, size: last.size + 1 };
    } else parts.push({ band, from: step.index, size: 1, failed });
  }
  return parts;
}
