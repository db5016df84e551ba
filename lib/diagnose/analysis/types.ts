import type { JsonValue } from '@/lib/json';
import type { OpenReport, ReportFormatId, ReportProblem, RunLabels } from '@/lib/reports';
import type { ClauseId } from '@/lib/verify';
import type { MutantFacts } from '../types';
import type { PartingStep } from './parting-step';

/** A report as it comes in: its file's name and a reader of its runs. */
export interface ReportFile {
  readonly name: string;
  readonly report: OpenReport;
}

/**
 * What became of a row of the suite in a run. `failed` and `claimed-wrongly` (said to be passed, and is not) are wrong
 * on their own; `void` is right, but its combination broke integrity, so it counts for nothing.
 */
export type RowStatus =
  | 'passed'
  | 'failed'
  | 'claimed-wrongly'
  | 'void'
  | 'unsupported'
  | 'inapplicable'
  | 'missing';

/** A clause of the verifier without its values; `reported-twice` where a report has a row more than once. */
export interface ClauseSummary {
  readonly clause: ClauseId | 'reported-twice';
  readonly pointer: string;
  readonly message: string;
}

/** One row in one run. */
export interface Cell {
  readonly status: RowStatus;
  /** The first clause that the row breaks; null where it passes, or is right and void. */
  readonly clause: ClauseSummary | null;
}

/** One adapter, or one combination of a matrix, held against the suite. */
export interface RunAnalysis {
  /** Its place in `Analysis.runs`. */
  readonly index: number;
  /** The place of its file in `Analysis.files`. */
  readonly file: number;
  /** What people call it: its labels, or the name of its file. */
  readonly name: string;
  readonly labels: RunLabels;
  readonly status: 'run' | 'inapplicable';
  /** What broke the run as a whole; empty where nothing did. */
  readonly integrity: readonly string[];
  /** In the order of `Analysis.rows`. */
  readonly cells: readonly Cell[];
  readonly counts: Readonly<Record<RowStatus, number>>;
  /** Ids that the suite does not have, that the run does not have, and that the run has more than once. */
  readonly unknown: readonly string[];
  readonly missing: readonly string[];
  readonly duplicate: readonly string[];
  /** Rows whose expectation in the artifact is another than the suite's. */
  readonly otherExpectations: readonly string[];
  readonly problems: readonly ReportProblem[];
  /** Whether it tells emitted state or payload, so that mistakes which only these show can be named. */
  readonly tellsState: boolean;
  /** Its place in `Analysis.behaviours`; null where nothing was run. */
  readonly behaviour: number | null;
}

export interface FileAnalysis {
  readonly name: string;
  readonly format: ReportFormatId;
  /** Places in `Analysis.runs`. */
  readonly runs: readonly number[];
}

/** Failures that are the same: one row, one outcome, in some runs. */
export interface Fold {
  readonly row: string;
  readonly clause: ClauseSummary;
  /** What was reported; undefined where nothing was. */
  readonly actual: JsonValue | undefined;
  /** The adapter's own words, from the first run that has any. */
  readonly error: string | null;
  /** Places in `Analysis.runs`, and the factor that says exactly these. */
  readonly runs: readonly number[];
  readonly factor: Factor | null;
}

/** Right rows that count for nothing, by combination. */
export interface VoidRun {
  readonly run: number;
  readonly integrity: readonly string[];
  readonly rows: readonly string[];
}

/** What is wrong, in three groups. */
export interface Groups {
  readonly own: readonly Fold[];
  readonly void: readonly VoidRun[];
  readonly claimed: readonly Fold[];
}

/** One value of a factor, or two values of two: `client` is `python`. */
export type Factor = readonly { readonly name: string; readonly value: string }[];

/** A hypothesis of the diagnosis, as data. */
export interface HypothesisFacts {
  /** The mistakes, each as the group of those that these rows cannot tell apart; the first of a group is named. */
  readonly mistakes: readonly (readonly MutantFacts[])[];
  readonly explained: readonly string[];
  readonly contradicted: readonly string[];
  readonly missed: readonly string[];
}

/** The first row on which the best hypothesis foretells something else than was reported. */
export interface Objection {
  readonly row: string;
  /** JSON pointer into the outcome, and what stands there; absent where nothing does. */
  readonly pointer: string;
  readonly foretold?: JsonValue;
  readonly reported?: JsonValue;
}

/** Runs that gave the same outcomes on the same rows, diagnosed once. */
export interface Behaviour {
  readonly index: number;
  readonly runs: readonly number[];
  /** Exactly these runs, of all that were run, have this factor; null where none says so. */
  readonly factor: Factor | null;
  /** Rows that differ from the contract. */
  readonly differing: readonly string[];
  /** Rows that failed without an outcome, a crash or a bare status: evidence too weak to decide by. */
  readonly weak: readonly string[];
  /** Best first. */
  readonly hypotheses: readonly HypothesisFacts[];
  /** Whether the first hypothesis is likely: it explains half of what differs, and more than it contradicts. */
  readonly likely: boolean;
  /** Where nothing is likely: the closest known mistake and where it goes another way. */
  readonly closest: HypothesisFacts | null;
  readonly objection: Objection | null;
}

/** One thing to tell: mistakes that are made together, and the runs that show them; or what nothing known explains. */
export interface Finding {
  /** Each as the group under which it stands; empty where nothing known explains what differs. */
  readonly mistakes: readonly (readonly MutantFacts[])[];
  /** Places in `Analysis.runs`, and the factor that says exactly these. */
  readonly runs: readonly number[];
  readonly factor: Factor | null;
  /** Rows of the telling behaviour that differ; those that its hypothesis explains and contradicts. */
  readonly differing: readonly string[];
  readonly explained: readonly string[];
  readonly contradicted: readonly string[];
  /** The behaviour that shows it most plainly: a place in `Analysis.behaviours`. */
  readonly behaviour: number;
}

/** The one sentence, and the parts it is built from. */
export interface Sentence {
  readonly text: string;
  /** Who: "python as client", "rust", "3 combinations". */
  readonly subject: string;
  readonly tone: 'right' | 'explained' | 'unexplained' | 'unsure';
}

/** The row to look at first: where the best hypothesis and the contract part earliest, on the smallest row. */
export interface ClearestRow {
  readonly row: string;
  readonly run: number;
  /** Where the steps of both part; null where nothing known explains the row. */
  readonly parting: PartingStep | null;
  readonly error: string | null;
}

/** What is to be told of some reports; plain data. */
export interface Analysis {
  /** Ids of the suite's rows, in its order. */
  readonly rows: readonly string[];
  readonly files: readonly FileAnalysis[];
  readonly runs: readonly RunAnalysis[];
  readonly groups: Groups;
  /** The smallest factor that says exactly which runs fail; null where none does, or all or none fail. */
  readonly factor: Factor | null;
  readonly behaviours: readonly Behaviour[];
  /** Most telling first. */
  readonly findings: readonly Finding[];
  readonly sentence: Sentence;
  readonly clearest: ClearestRow | null;
  /** Ids whose expectation an artifact has otherwise: ask for its scenarios.json before accusing anybody. */
  readonly otherExpectations: readonly string[];
}

/** How far an analysis is. `done` of `total` runs are read, or of known mistakes are tried. */
export interface AnalysisProgress {
  readonly stage: 'reading' | 'diagnosing';
  readonly done: number;
  readonly total: number;
}
