import type { ParsedJson, TextRange } from '@/lib/json';
import type { Scenario } from './types';

/** A row that could be read; `offset` and `length` are its span in the file's text, in UTF-16 units. */
export interface ScenarioRow {
  readonly kind: 'row';
  readonly index: number;
  readonly offset: number;
  readonly length: number;
  readonly scenario: Scenario;
  /** Reads the row again, with positions and warnings that are those of the file. */
  readonly parsed: () => ParsedJson;
}

/** Something wrong with one row, or with the file as such (then `index` is -1), located in the file. */
export interface RowProblem {
  readonly kind: 'problem';
  readonly index: number;
  readonly id?: string;
  readonly range: TextRange;
  readonly message: string;
}

/** What a file was read as: a suite, or one row, or only a request with its response (for paste). */
export type ScenarioForm = 'suite' | 'row' | 'exchange' | 'none';

export interface ScenarioFile {
  readonly form: ScenarioForm;
  readonly version: 1;
  readonly rows: readonly ScenarioRow[];
  readonly problems: readonly RowProblem[];
}
