import type { RunLabels } from '@/lib/reports';
import type {
  Behaviour,
  ClearestRow,
  Factor,
  FileAnalysis,
  Finding,
  Fold,
  RowStatus,
  Sentence,
  VoidRun,
} from './types';

/** A list of which only the beginning is handed over. */
export interface Listed<T> {
  readonly first: readonly T[];
  readonly total: number;
}

/** One run without its cells: those are in `ReportsView.statuses`. */
export interface RunView {
  readonly file: number;
  readonly name: string;
  readonly labels: RunLabels;
  readonly status: 'run' | 'inapplicable';
  readonly integrity: Listed<string>;
  readonly counts: Readonly<Record<RowStatus, number>>;
  readonly unknown: Listed<string>;
  readonly missing: Listed<string>;
  readonly duplicate: Listed<string>;
  readonly problems: Listed<string>;
  readonly tellsState: boolean;
  readonly behaviour: number | null;
}

/** A row of an older and a newer report of one adapter. */
export interface ChangedRow {
  readonly row: string;
  /** Place of the newer run. */
  readonly run: number;
}

/** What a newer report of an adapter changed. */
export interface Changes {
  readonly older: string;
  readonly newer: string;
  readonly fixed: Listed<ChangedRow>;
  readonly broken: Listed<ChangedRow>;
  readonly differentlyBroken: Listed<ChangedRow>;
  readonly stillBroken: Listed<ChangedRow>;
  readonly otherwise: Listed<ChangedRow>;
  readonly same: number;
}

/** What the page shows of the reports that are open. Plain data, cut where it could be long. */
export interface ReportsView {
  readonly suite: { readonly name: string; readonly rows: number };
  /** Every open file, newest last; `superseded` by a newer report of the same adapter. */
  readonly files: readonly (Pick<FileAnalysis, 'name' | 'format'> & {
    readonly id: number;
    readonly runs: number;
    readonly superseded: boolean;
  })[];
  readonly rows: readonly string[];
  readonly runs: readonly RunView[];
  /** One byte a cell, run after run: an index into `rowStatuses`. */
  readonly statuses: Uint8Array;
  readonly groups: {
    readonly own: Listed<Fold>;
    readonly void: Listed<VoidRun>;
    readonly claimed: Listed<Fold>;
  };
  readonly factor: Factor | null;
  readonly behaviours: readonly Behaviour[];
  readonly findings: readonly Finding[];
  readonly sentence: Sentence;
  readonly clearest: ClearestRow | null;
  readonly otherExpectations: readonly string[];
  readonly changes: Changes | null;
}

/** The order of the statuses in `ReportsView.statuses`. */
export const rowStatuses: readonly RowStatus[] = [
  'passed',
  'failed',
  'claimed-wrongly',
  'void',
  'unsupported',
  'inapplicable',
  'missing',
];
