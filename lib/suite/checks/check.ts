import type { JsonObject } from '@/lib/json';
import type { Readings, Scenario } from '@/lib/protocol';

/** What a suite can fail at: the contract's list of generator checks, then our own. */
export type CheckId =
  | 'unique-ids'
  | 'correlation'
  | 'exclusive-contract'
  | 'expected-structure'
  | 'request-valid'
  | 'response-valid'
  | 'response-fails'
  | 'reproducible'
  | 'readable'
  | 'row-structure'
  | 'outcome'
  | 'class-tag'
  | 'host-outcome';

/** A fault found by one check of one row; the pointer starts at the row. */
export interface Finding {
  readonly pointer: string;
  readonly message: string;
}

/**
 * One check of a row: of its raw JSON, or of the scenario it was read as. A check may rely on those that stand
 * before it in its list, so a fault is found by one check alone.
 */
export interface Check<Row> {
  readonly id: CheckId;
  /** What holds when nothing is found, in one line. */
  readonly title: string;
  readonly run: (row: Row) => readonly Finding[];
}

export type RawCheck = Check<JsonObject>;
export type ScenarioCheck = Check<ScenarioUnderCheck>;

export interface ScenarioUnderCheck {
  readonly scenario: Scenario;
  /** The readings that its expectation was written for. */
  readonly readings: Readings;
}
