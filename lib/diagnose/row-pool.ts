import { type Evaluation, type Exchange, evaluate } from '@/lib/evaluate';
import type { Readings, Scenario } from '@/lib/protocol';
import { emittedMark, outcomeMark } from './contrast';
import { furtherEdits, singleEdits } from './edits';

/** An exchange to try a mistake on, with what the contract makes of it. */
export interface PoolEntry {
  /** The row that it is, or was made from. */
  readonly row: Scenario;
  readonly exchange: Exchange;
  readonly from: 'suite' | 'made';
  readonly readings: Partial<Readings>;
  readonly outcome: string;
  readonly emitted: string;
}

/** Exchanges to search: rows as they stand, then their single edits. Made as far as somebody asks, and kept. */
export interface RowPool {
  readonly entries: () => Generator<PoolEntry, void>;
}

/** How many edited rows a pool holds at most. */
const mostMade = 20_000;

/** Creates a pool over rows; searches for many mistakes share it, so that the contract is asked once. */
export function createRowPool(rows: readonly Scenario[]): RowPool {
  const made: PoolEntry[] = [];
  const source = entriesOf(rows);
  return {
    *entries() {
      for (let at = 0; ; at += 1) {
        const known = made[at];
        if (known !== undefined) {
          yield known;
          continue;
        }
        const next = source.next();
        if (next.done) return;
        made.push(next.value);
        yield next.value;
      }
    },
  };
}

function* entriesOf(rows: readonly Scenario[]): Generator<PoolEntry, void> {
  for (const row of rows) yield* entryOf(row, { request: row.request, response: row.response }, 'suite');
  let count = 0;
  for (const row of rows) {
    for (const edits of [singleEdits, furtherEdits]) {
      for (const { exchange } of edits(row, row.readings)) {
        count += 1;
        if (count > mostMade) return;
        yield* entryOf(row, exchange, 'made');
      }
    }
  }
}

function* entryOf(row: Scenario, exchange: Exchange, from: PoolEntry['from']): Generator<PoolEntry, void> {
  const readings = row.readings ?? {};
  const evaluation: Evaluation = evaluate(exchange, { readings, steps: false });
  if (evaluation.outcome === 'invalid-request') return;
  yield { row, exchange, from, readings, outcome: outcomeMark(evaluation), emitted: emittedMark(evaluation) };
}
