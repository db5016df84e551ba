import type { JsonFault, JsonLimits, JsonValue, Outline, Position, Result, TextRange } from '@/lib/json';

/**
 * What somebody reports of one row. Members are plain JSON, because a report may hold anything; `null` where the
 * format demands a claim and none was made. It fits the verifier's `Reported`.
 */
export interface ReportedRow {
  readonly id: string;
  /** What the adapter gave; undefined where it gave nothing. */
  readonly actual: JsonValue | undefined;
  /** The adapter's own claim; absent in formats that make none. */
  readonly status?: JsonValue;
  /** Ours: the emitted state and payload, where an adapter tells them. */
  readonly state?: JsonValue;
  readonly payload?: JsonValue;
  readonly sdkAccepted?: JsonValue;
  readonly hostAccepted?: JsonValue;
  readonly rejectionLayer?: JsonValue;
  /** The adapter's own words on what went wrong. */
  readonly error?: string;
  /** The expectation that the report repeats (matrix artifacts), to be held against the suite's. */
  readonly expected?: JsonValue;
  /** How the runner judged the row, where that is not the adapter's own claim (matrix artifacts). */
  readonly judged?: JsonValue;
  /** Where it stands in the report's text. */
  readonly offset: number;
}

/** Something in a report that cannot be used, said once; the rest of the report is read all the same. */
export interface ReportProblem {
  readonly message: string;
  readonly range: TextRange;
}

/** Who ran the rows: by name of the factor, such as `client`, `server`, `transport`, `auth` or `language`. */
export type RunLabels = Readonly<Record<string, string>>;

/** One adapter, or one combination of a matrix, over a suite. */
export interface ReportRun {
  readonly labels: RunLabels;
  /** `inapplicable` where the whole combination was not run. */
  readonly status: 'run' | 'inapplicable';
  /** What broke the run as a whole: its rows may be right and count for nothing all the same. */
  readonly integrity: readonly string[];
  readonly rows: readonly ReportedRow[];
  readonly problems: readonly ReportProblem[];
}

export type ReportFormatId = 'adapter-report' | 'matrix-artifact' | 'actual-map';

/** A report whose form is known and whose runs are read one by one, so that a large one can show how far it is. */
export interface OpenReport {
  readonly format: ReportFormatId;
  /** How many runs there are to read. */
  readonly count: number;
  /** Reads the runs in their order. A run that cannot be read is one with no rows and a problem. */
  readonly runs: () => Generator<ReportRun, void>;
}

/** A text under a format's hands. */
export interface ReportSource {
  readonly text: string;
  readonly outline: Outline;
  readonly limits: JsonLimits;
  readonly locate: (offset: number) => Position;
}

/** One form in which results are handed over. Adding a form is adding an entry to the table. */
export interface ReportFormat {
  readonly id: ReportFormatId;
  /** What people call it. */
  readonly label: string;
  /** Whether the top-level members say that the text has this form. */
  readonly detect: (keys: ReadonlySet<string>, source: ReportSource) => boolean;
  readonly parse: (source: ReportSource) => Result<OpenReport, JsonFault>;
}
