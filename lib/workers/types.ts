import type { EffectSummary, Evaluation, EventScene, OtherReading } from '@/lib/evaluate';
import type { JsonFault, JsonWarning, Result, TextRange } from '@/lib/json';
import type { Boundary, Decision, FixSuggestion, Readings } from '@/lib/protocol';
import type { Expectation, Verdict } from '@/lib/verify';

/** The three texts of a row, each one tab of the editor. */
export type TabId = 'response' | 'request' | 'expectation';

export interface RowTexts {
  readonly response: string;
  readonly request: string;
  /** The row's `expected` or `expectError`, `hostExpected`, `expectedState` and `readings`, as one object. */
  readonly expectation: string;
}

/** What a file is while it is being opened. `done` and `total` are UTF-16 units (bytes while reading). */
export interface Progress {
  readonly phase: 'reading' | 'checking';
  readonly done: number;
  readonly total: number;
}

export interface SuiteSource {
  readonly name: string;
  readonly content: string | Blob;
  /** Key of a bundled suite; an opened file is named by its content. */
  readonly key?: string;
}

/**
 * One row as the library lists it. `index` is its place in the file's list of scenarios. `key` names it in addresses and
 * drafts: its id, with its place added where an earlier row has the same id.
 */
export interface RowSummary {
  readonly index: number;
  readonly key: string;
  readonly id: string;
  readonly tags: readonly string[];
}

/** A row of the file that could not be read, located in the file. Index -1: the file as such. */
export interface RowProblemSummary {
  readonly index: number;
  readonly id?: string;
  readonly range: TextRange;
  readonly message: string;
}

export interface SuiteSummary {
  readonly key: string;
  readonly name: string;
  readonly rows: readonly RowSummary[];
  readonly problems: readonly RowProblemSummary[];
}

/** Why a file was not opened. What was open before stays as it was. */
export interface SuiteFault {
  readonly kind:
    | JsonFault['kind']
    | 'not-utf-8'
    | 'no-rows'
    /** The report of an adapter: it belongs to the debug page. */
    | 'report'
    | 'unreadable-file'
    | 'superseded'
    | 'crashed';
  readonly message: string;
  readonly range?: TextRange;
}

/**
 * How a row fares against its own expectation; `decision` of an accepted row. `none`: nothing can be said, because the
 * row asserts nothing or an edited text is not JSON.
 */
export interface RowJudgement {
  readonly index: number;
  readonly status: 'passed' | 'failed' | 'none';
  readonly outcome: Evaluation['outcome'] | 'unreadable';
  readonly decision: Decision | null;
}

export type Revision = Readings['revision'];

/** What a harness told those who only listen. */
export interface Observed {
  readonly scene: EventScene | null;
  /** A backend can be asked about this event too; here it is only told. */
  readonly intercepted: boolean;
  /** Why it is no legal notification, in the order of the text. */
  readonly faults: readonly { readonly message: string; readonly line: number; readonly column: number }[];
}

/** How many rows of a file come out as they expect under each revision. */
export interface RevisionFit {
  /** Rows that expect something and name no revision themselves. */
  readonly rows: number;
  readonly passed: { readonly [revision in Revision]: number };
}

/** Texts of a row that stand in place of the file's own. */
export interface RowEdit {
  readonly index: number;
  readonly texts: Partial<RowTexts>;
}

export interface Marker {
  readonly tab: TabId;
  readonly range: TextRange;
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
  /** Diagnostic code, warning kind or clause: a closed word. */
  readonly code: string;
  /** What would mend it, where that can be known. */
  readonly fix?: FixSuggestion;
}

export interface EffectRange {
  readonly effect: number;
  readonly range: TextRange;
}

export interface Place {
  readonly tab: TabId;
  readonly range: TextRange;
}

export interface LocatedWarning {
  readonly tab: TabId;
  readonly warning: JsonWarning;
}

export interface UnreadableTexts {
  readonly kind: 'unreadable';
  readonly which: 'response' | 'request';
  readonly fault: JsonFault;
  readonly markers: readonly Marker[];
}

export interface EvaluatedTexts {
  readonly kind: 'evaluated';
  readonly evaluation: Evaluation;
  /** Whether the steps were told; a response of very many effects has an outcome only. */
  readonly staged: boolean;
  /** Null while the Expectation tab asserts nothing, or is not JSON. */
  readonly verdict: Verdict | null;
  /** Null as the verdict is; `expectationFault` says why the tab is not JSON. */
  readonly expectation: Expectation | null;
  readonly expectationFault: JsonFault | null;
  /** The readings that the row itself names; they win over the page's. */
  readonly ownReadings: Partial<Readings>;
  /** What would come of the row under other readings, where that differs; empty where the texts are very large. */
  readonly otherReadings: readonly OtherReading[];
  readonly effects: readonly EffectSummary[];
  readonly boundary: Boundary | undefined;
  /** What the event says beside its payload; null where the request holds no event. */
  readonly scene: EventScene | null;
  readonly warnings: readonly LocatedWarning[];
  readonly markers: readonly Marker[];
  /** Where each effect stands in the Response tab; empty where no steps were told. */
  readonly effectRanges: readonly EffectRange[];
}

export type TextsAnswer = UnreadableTexts | EvaluatedTexts;

export type OpenResult =
  | { readonly ok: true; readonly value: SuiteSummary }
  | { readonly ok: false; readonly fault: SuiteFault };

/**
 * The owner of parsed files. It runs in the page's worker (or in the same thread, in tests); the page only ever gets
 * what it shows. BigInts pass as they are.
 */
export interface Documents {
  /** A sign of life: answers as soon as nothing else is being done. */
  alive(): Promise<void>;
  /** Reads a suite file. A file that cannot be read leaves everything that is open untouched. */
  openSuite(source: SuiteSource, onProgress: (progress: Progress) => void): Promise<OpenResult>;
  /** Gives up the file that is being opened; its `openSuite` answers `superseded`. */
  cancelOpening(): Promise<void>;
  /** Forgets an open suite. */
  closeSuite(key: string): Promise<void>;
  /** The texts of a row as its file has them, re-indented; null where the suite is not open or has no such row. */
  row(suite: string, index: number): Promise<RowTexts | null>;
  /**
   * Judges every row of the suite under these readings and its own, an edited one by its edited texts, in slices; resolves when all are done, or when
   * another suite is judged or this one is closed.
   */
  judge(
    suite: string,
    edits: readonly RowEdit[],
    readings: Partial<Readings>,
    onJudged: (judged: readonly RowJudgement[]) => void,
  ): Promise<void>;
  /** Reads a `hooks/observe` notification; null where the content is something else. */
  readNotification(content: string | Blob): Promise<Observed | null>;
  /** How the suite's rows fare under each revision; null where it is not open, or another one is asked about. */
  fitRevision(suite: string, readings: Partial<Readings>): Promise<RevisionFit | null>;
  /** Evaluates the texts as they stand. Never fails: text that is not JSON is an answer too. */
  evaluateTexts(texts: RowTexts, readings: Partial<Readings>): Promise<TextsAnswer>;
  /**
   * Where a pointer that starts at the row (`/response/result/effects/1`) stands in the texts: the value, or its closest
   * ancestor. Null while that text is not JSON.
   */
  locate(texts: RowTexts, pointer: string): Promise<Place | null>;
  /** The text of the exchange that follows in the chain (`nextExchange`), or the sentence that says why there is none. */
  nextExchange(texts: RowTexts, readings: Partial<Readings>): Promise<Result<string, string>>;
}
