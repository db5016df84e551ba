import type { Scenario } from '@/lib/protocol';
import type { Reported } from '@/lib/verify';
import type { Foretell } from './foretell';
import { agrees, type Observation, observed } from './observe';

/** A row of the suite with what a report says of it. */
export interface Evidence {
  readonly row: Scenario;
  readonly found: Observation;
  /** The report differs from what the contract gives. */
  readonly differs: boolean;
}

/** What a report can be asked, row by row. */
export interface Body {
  /** Rows with an outcome to compare. */
  readonly strong: readonly Evidence[];
  /** Ids of rows that failed without an outcome: a crash, or a bare status. They decide nothing. */
  readonly weak: readonly string[];
  /** Ids of rows that were not run, or of which the report says nothing. */
  readonly silent: readonly string[];
}

/** Sorts a report's rows by what they can prove. */
export function evidenceOf(
  suite: readonly Scenario[],
  reports: ReadonlyMap<string, Reported>,
  foretell: Foretell,
): Body {
  const strong: Evidence[] = [];
  const weak: string[] = [];
  const silent: string[] = [];
  for (const row of suite) {
    const reported = reports.get(row.id);
    const reference = foretell([], row);
    if (reported === undefined || reported.status === 'unsupported' || reported.status === 'inapplicable')
      silent.push(row.id);
    else if (reference.outcome === null) silent.push(row.id);
    else {
      const found = observed(row, reported);
      if (found.outcome === null) weak.push(row.id);
      else strong.push({ row, found, differs: !agrees(reference, found) });
    }
  }
  return { strong, weak, silent };
}
