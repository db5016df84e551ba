import { evaluate } from '@/lib/evaluate';
import { pageLimits } from '@/lib/json';
import { type Readings, readingValues, scenarioRows } from '@/lib/protocol';
import { reportedOf, verify } from '@/lib/verify';
import type { OpenedSuite } from './open-suite';
import type { Pacer } from './pacer';
import type { Revision, RevisionFit } from './types';

/**
 * Judges the rows of a suite under each revision in turn, in slices; the other readings are those given, and a row's own
 * win. Null where another suite is asked about meanwhile.
 */
export async function fitRevision(
  { text }: OpenedSuite,
  readings: Partial<Readings>,
  pacer: Pacer,
  current: () => boolean,
): Promise<RevisionFit | null> {
  const passed = { r2: 0, r3: 0, r4: 0 };
  let rows = 0;
  for (const row of scenarioRows(text, pageLimits)) {
    if (row.kind !== 'row') continue;
    const { scenario } = row;
    const asserts = scenario.expected !== undefined || scenario.expectError !== undefined;
    if (!asserts || scenario.readings?.revision !== undefined) continue;
    rows += 1;
    for (const revision of readingValues.revision) {
      const all = { ...readings, ...scenario.readings, revision };
      const { status } = verify(scenario, reportedOf(evaluate(scenario, { steps: false, readings: all })));
      if (status === 'passed') passed[revision] += 1;
    }
    if (!pacer.due()) continue;
    await pacer.rest();
    if (!current()) return null;
  }
  return { rows, passed };
}

/** The revision under which more rows come out as they expect than under this one; null where there is none. */
export function betterRevision({ passed }: RevisionFit, than: Revision): Revision | null {
  const [best] = readingValues.revision.toSorted((a, b) => passed[b] - passed[a]);
  return best !== undefined && passed[best] > passed[than] ? best : null;
}
