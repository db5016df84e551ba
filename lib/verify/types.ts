import type { Difference, JsonValue } from '@/lib/json';
import type { Scenario } from '@/lib/protocol';

/** Which clause of the verifier contract failed. */
export type ClauseId =
  | 'missing-key'
  | 'different-value'
  | 'array-length'
  | 'array-order'
  | 'forbidden-key'
  | 'leaked-result'
  | 'rejection-not-given'
  | 'rejection-not-expected'
  | 'nothing-reported'
  | 'status-contradicts'
  | 'host-split'
  | 'state-differs'
  | 'payload-differs'
  | 'invalid-row';

export interface Clause {
  readonly clause: ClauseId;
  /**
   * JSON pointer to the smallest place that holds all of the fault; empty for the whole. It starts at `actual`
   * (`/input/options/limit`), at `{ state, payload }` for `state-differs` and `payload-differs`, and at the
   * reported result for `host-split` and `status-contradicts` (`/hostAccepted`, `/actual/input`, `/status`).
   */
  readonly pointer: string;
  /** What should stand there; absent where nothing should. */
  readonly expected?: JsonValue;
  /** What stands there; absent where nothing does. */
  readonly actual?: JsonValue;
  /** The path list, where the values differ inside: `before` is expected, `after` is actual. */
  readonly differences?: readonly Difference[];
  /** One sentence: what is wrong. */
  readonly message: string;
}

/**
 * `passed` names no clause, every other status at least one. `unsupported` and `inapplicable` repeat what an
 * adapter said of a row it did not run: nothing was shown, so they are not passes either.
 */
export interface Verdict {
  readonly status: 'passed' | 'failed' | 'unsupported' | 'inapplicable';
  readonly clauses: readonly Clause[];
}

/** What a row asserts; a whole `Scenario` is one. */
export type Expectation = Pick<Scenario, 'expected' | 'expectError' | 'hostExpected' | 'expectedState'>;

/**
 * What came of a row, by whoever ran it. Members are plain JSON because an adapter's report may hold anything.
 * The engine makes no claim of its own (`status` absent) and always gives `state`; an adapter always makes a
 * claim (a report without one is given as `status: null`, which is not `passed`) and knows no `state`.
 */
export interface Reported {
  readonly actual: JsonValue | undefined;
  readonly status?: JsonValue | undefined;
  readonly state?: JsonValue | undefined;
  readonly payload?: JsonValue | undefined;
  readonly sdkAccepted?: JsonValue | undefined;
  readonly hostAccepted?: JsonValue | undefined;
  readonly rejectionLayer?: JsonValue | undefined;
  /** The row's request is not legal, so there is no outcome to compare. */
  readonly invalidRequest?: boolean;
}
