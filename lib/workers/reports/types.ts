import type { CellDetail, ReportsView } from '@/lib/diagnose';
import type { JsonValue, TextRange } from '@/lib/json';
import type { RowTexts } from '../types';

/** How far the work on reports is; `name` is the file that is read. */
export interface ReportsProgress {
  readonly phase: 'reading' | 'checking' | 'diagnosing';
  readonly name: string | null;
  readonly done: number;
  readonly total: number;
}

/** Why a file was not taken in. What was open stays as it was. */
export interface ReportFault {
  readonly kind: string;
  readonly message: string;
  readonly range?: TextRange;
}

/** What became of a file: by its content it is a report, a suite to judge by, or a single row, which is no report. */
export type AddedFile =
  | { readonly ok: true; readonly kind: 'report' | 'suite' }
  | { readonly ok: false; readonly fault: ReportFault };

/** One row in one run, and where the row is found in the stage. */
export interface CellView extends CellDetail {
  readonly runName: string;
  /** Key of the suite of the page that has the row; null where only the opened suite has it. */
  readonly suite: string | null;
}

/** The smallest scenario that shows a mistake. */
export interface WitnessView {
  readonly row: string;
  /** The row that it was made from, and the page's suite that has it; null where only the opened suite does. */
  readonly from: { readonly row: string; readonly suite: string | null };
  readonly shows: 'outcome' | 'state';
  readonly contract: JsonValue;
  readonly mistaken: JsonValue;
  readonly markdown: string;
  /** The row as text, as a suite file has it. */
  readonly text: string;
  readonly texts: RowTexts;
  readonly least: boolean;
}

/** A row that would tell two mistakes of a group apart. */
export interface PartingView {
  readonly one: string;
  readonly other: string;
  /** The id of a row of a suite; null where it was made for this. */
  readonly row: string | null;
  readonly text: string;
}

/** The owner of reports, behind a worker's message port: reports never cross it, only what the page shows of them. */
export interface Reports {
  /** Gives the suites that come with the page, as texts or files. */
  giveBundled(core: string | Blob, extended: string | Blob): Promise<void>;
  /** Takes in a file, told by its content. A refused one leaves everything as it was. */
  add(
    name: string,
    content: string | Blob,
    onProgress: (progress: ReportsProgress) => void,
  ): Promise<AddedFile>;
  remove(file: number): Promise<void>;
  /** Judges by the page's suites again. */
  dropSuite(): Promise<void>;
  /** Gives up what is being read or analysed. */
  cancel(): Promise<void>;
  /** Analyses what is open; null when it was given up, or nothing is open. */
  analyse(onProgress: (progress: ReportsProgress) => void): Promise<ReportsView | null>;
  detail(run: number, row: string): Promise<CellView | null>;
  /** The smallest scenario for a finding; null where none was found. */
  witness(finding: number): Promise<WitnessView | null>;
  /** For a group of mistakes that these rows cannot tell apart: the row that would. */
  parting(one: string, other: string): Promise<PartingView | null>;
}
