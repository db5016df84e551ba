import { evaluate } from '@/lib/evaluate';
import { type Readings, resolveReadings } from '@/lib/protocol';
import { reportedOf, verify } from '@/lib/verify';
import type { SuiteRow } from './notation/spelling';

/** A suite without what only we know of rows, and what that costs: ids of rows, in their order. */
export interface PortableSuite {
  readonly rows: readonly SuiteRow[];
  /** Rows left out: what they expect holds under other readings than the chosen ones. */
  readonly leftOut: readonly string[];
  /** Rows that no longer assert the emitted state. */
  readonly state: readonly string[];
  /** Rows that no longer assert the payload. */
  readonly payload: readonly string[];
  /** Rows whose note is gone. */
  readonly notes: readonly string[];
}

/**
 * The suite for adapters that know the contract's keys alone: `expectedState`, `readings` and `note` are dropped
 * (semantics, Emitted state). An adapter follows one set of readings, so a row stays only where it names no other value
 * and what it expects holds under the chosen ones.
 */
export function portableSuite(suite: readonly SuiteRow[], readings: Partial<Readings> = {}): PortableSuite {
  const chosen = resolveReadings(readings);
  const kept = suite.filter((row) => fits(row, chosen));
  const idsOf = (rows: readonly SuiteRow[]) => rows.map(({ id }) => id);
  return {
    rows: kept.map(({ expectedState: _state, readings: _readings, note: _note, ...row }) => row),
    leftOut: idsOf(suite.filter((row) => !kept.includes(row))),
    state: idsOf(kept.filter(({ expectedState = {} }) => Object.hasOwn(expectedState, 'state'))),
    payload: idsOf(kept.filter(({ expectedState = {} }) => Object.hasOwn(expectedState, 'payload'))),
    notes: idsOf(kept.filter(({ note }) => note !== undefined)),
  };
}

function fits(row: SuiteRow, chosen: Readings): boolean {
  const own = resolveReadings({ ...chosen, ...row.readings });
  const names = ['revision', 'tool-constraint', 'chained-continue'] as const;
  if (names.some((name) => own[name] !== chosen[name])) return false;
  return verify(row, reportedOf(evaluate(row, { readings: chosen, steps: false }))).status === 'passed';
}
