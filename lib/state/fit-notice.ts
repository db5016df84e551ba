import { resolveReadings } from '@/lib/protocol';
import { betterRevision, type RevisionFit } from '@/lib/workers';
import type { OpenSuite, WorkbenchNotice, WorkbenchState } from './types';

/** What is said of a file whose rows fit another revision than the one in force; null where they do not. */
export function fitNotice(
  { name }: OpenSuite,
  fit: RevisionFit,
  readings: WorkbenchState['readings'],
): WorkbenchNotice | null {
  const { revision } = resolveReadings(readings);
  const better = betterRevision(fit, revision);
  if (better === null) return null;
  const { rows, passed } = fit;
  return {
    id: 'readings',
    tone: 'info',
    text: `${name} seems to be written for revision ${better}: ${passed[better]} of its ${rows} rows come out as they expect there, ${passed[revision]} under ${revision}.`,
    offer: { words: `Read it as ${better}`, readings: { ...readings, revision: better } },
  };
}
