import type { Scenario } from '@/lib/protocol';
import type { Reported } from '@/lib/verify';
import type { Foretell } from './foretell';
import { agrees, markOf, type Observation, observed } from './observe';

/** A row of the suite with what a report says of it. */
export interface Evidence {
  readonly row: Scenario;
  /** Its place among the rows that can be compared. */
  readonly at: number;
  readonly found: Observation;
  /** What the contract gives. */
  readonly contract: Observation;
  /** The report differs from what the contract gives. */
  readonly differs: boolean;
  /** A number for each way in which the row can come out as far as the report tells; 0 is the contract's. */
  readonly codeOf: (predicted: Observation) => number;
}

/** What a report can be asked, row by row. */
export interface Body {
  /** Rows with an outcome to compare. */
  readonly strong: readonly Evidence[];
  readonly byRow: ReadonlyMap<Scenario, Evidence>;
  readonly suite: readonly Scenario[];
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
  const contract = foretell([]);
  for (const row of suite) {
    const reported = reports.get(row.id);
    const reference = contract(row);
    if (reported === undefined || reported.status === 'unsupported' || reported.status === 'inapplicable')
      silent.push(row.id);
    else if (reference.outcome === null) silent.push(row.id);
    else {
      const found = observed(row, reported);
      if (found.outcome === null) weak.push(row.id);
      else {
        const differs = !agrees(reference, found);
        strong.push({
          row,
          at: strong.length,
          found,
          contract: reference,
          differs,
          codeOf: coder(reference, found),
        });
      }
    }
  }
  return { strong, byRow: new Map(strong.map((one) => [one.row, one])), suite, weak, silent };
}

function coder(contract: Observation, found: Observation): Evidence['codeOf'] {
  const codes = new Map([[markOf(contract, found), 0]]);
  return (predicted) => {
    if (predicted === contract) return 0;
    const mark = markOf(predicted, found);
    const code = codes.get(mark) ?? codes.size;
    codes.set(mark, code);
    return code;
  };
}
