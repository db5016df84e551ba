import type { Difference, JsonValue } from '@/lib/json';

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
  /** JSON pointer into the compared value (`/input/options/limit`); empty for the whole. */
  readonly pointer: string;
  readonly expected?: JsonValue;
  readonly actual?: JsonValue;
  /** The path list, where values differ inside. */
  readonly differences?: readonly Difference[];
  /** One sentence: what is wrong. */
  readonly message: string;
}

/** `failed` names at least one clause; `passed` none. */
export interface Verdict {
  readonly status: 'passed' | 'failed';
  readonly clauses: readonly Clause[];
}
