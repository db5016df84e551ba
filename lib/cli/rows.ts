import { commandLineLimits } from '@/lib/json';
import { type RowProblem, type ScenarioRow, scenarioRows } from '@/lib/protocol';

/** What stands in a file, one by one in its order. */
export type Entry =
  | { readonly kind: 'file-problem'; readonly problem: RowProblem }
  /** `repeated` tells that an earlier row has the same id. */
  | { readonly kind: 'row'; readonly row: ScenarioRow; readonly repeated: RowProblem | null }
  | {
      readonly kind: 'unreadable';
      readonly index: number;
      readonly id: string | null;
      /** At least one. */
      readonly problems: readonly RowProblem[];
    };

/**
 * The rows of a suite file, of one row, or of a bare `{ request, response }`, each with the problems that it has.
 * Nothing is kept, so that a long suite costs little more than its text.
 */
export function* readEntries(text: string): Generator<Entry, void> {
  let pending = nothing();
  for (const found of scenarioRows(text, commandLineLimits)) {
    if (found.kind === 'row') {
      if (pending !== null) yield pending;
      pending = { kind: 'row', row: found, repeated: null };
    } else if (found.index < 0) {
      if (pending !== null) yield pending;
      pending = { kind: 'file-problem', problem: found };
    } else if (pending?.kind === 'row' && pending.row.index === found.index) {
      pending = { ...pending, repeated: found };
    } else if (pending?.kind === 'unreadable' && pending.index === found.index) {
      pending = { ...pending, problems: [...pending.problems, found] };
    } else {
      if (pending !== null) yield pending;
      pending = { kind: 'unreadable', index: found.index, id: found.id ?? null, problems: [found] };
    }
  }
  if (pending !== null) yield pending;
}

/** Keeps the variable above as wide as its type, which a loop over a generator would otherwise narrow away. */
function nothing(): Entry | null {
  return null;
}
