import type { Readings } from '@/lib/protocol';
import type { Draft, DraftTexts, StorageFault } from '@/lib/storage';
import type {
  EvaluatedTexts,
  Observed,
  Place,
  Progress,
  RowJudgement,
  RowProblemSummary,
  RowSummary,
  RowTexts,
  SuiteFault,
  TabId,
  UnreadableTexts,
} from '@/lib/workers';
import type { Address } from './address';
import type { Aside } from './aside';

export type SuiteOrigin = 'bundled' | 'file' | 'pasted';

export interface OpenSuite {
  readonly key: string;
  readonly name: string;
  readonly origin: SuiteOrigin;
  readonly rows: readonly RowSummary[];
  readonly problems: readonly RowProblemSummary[];
}

/** A file that was opened in this visit and not closed since; never a suite of the page. */
export type ShelvedSuite = Pick<OpenSuite, 'key' | 'name' | 'origin'>;

/** Which suite is open, how its rows fare, and what is being opened beside it. */
export interface SuiteSlice {
  readonly suite: OpenSuite | null;
  /** In the order in which they were opened; the suites of the page are not among them. */
  readonly shelf: readonly ShelvedSuite[];
  /** By the row's index; a hole is a row not judged yet. */
  readonly judgements: readonly (RowJudgement | undefined)[];
  readonly opening: { readonly name: string; readonly progress: Progress | null } | null;
  /** The last file that could not be opened. */
  readonly refused: { readonly name: string; readonly fault: SuiteFault } | null;
}

/**
 * `file`: the address belongs to an opened file that this browser does not keep. `link`: the edits that the address
 * carries cannot be read; `message` says why.
 */
export interface Missing {
  readonly kind: 'scenario' | 'file' | 'link';
  readonly address: Address;
  /** The end of the address, with its `#`, as it came. */
  readonly fragment?: string;
  readonly message?: string;
  /** Edits that wait for their row. */
  readonly link?: DraftTexts;
}

/** A place in a text that the editor is asked to show. Each asking is an object of its own, so that equal ones count. */
export interface Reveal extends Place {
  /** What stands there was written just now: it is selected, so that it can be typed over. */
  readonly written?: true;
}

/** What was done to the texts by something else than typing. */
export interface Deed {
  /** For people, without a full stop. */
  readonly words: string;
  readonly before: RowTexts;
}

/** Where the reader is. */
export interface SelectionSlice {
  /** An observe notification that is shown in the place of the row's steps; the row stays open behind it. */
  readonly observed: Observed | null;
  /** The row that is shown; its texts and evaluation belong together. */
  readonly row: RowSummary | null;
  /** The row that was asked for last; it differs from `row` while that one is on its way. */
  readonly wanted: number | null;
  /** What an address named and is not here; nothing is shown in its place. */
  readonly missing: Missing | null;
  readonly step: number;
  readonly effect: number | null;
  readonly tab: TabId;
  readonly reveal: Reveal | null;
}

/** How the draft is read where its public sources differ (semantics: readings). */
export interface ReadingsSlice {
  /** Those of the page that are not the default; a row's own win over them. */
  readonly readings: Partial<Readings>;
}

/** The texts of the shown row. */
export interface TextsSlice {
  /** As the suite's file has them. */
  readonly source: RowTexts | null;
  /** As they stand now: the one source of truth for everything shown. */
  readonly texts: RowTexts | null;
  /** Grows whenever the texts were replaced by something else than typing, so that the editor takes them over. */
  readonly replaced: number;
  /** The last deed, until the texts change again. */
  readonly deed: Deed | null;
}

/** What came of the texts. */
export interface EvaluationSlice {
  /** The last readable answer of the shown row. */
  readonly answer: EvaluatedTexts | null;
  /** The texts that the newest answer is about: while they are not `texts`, a newer answer is on its way. */
  readonly answered: RowTexts | null;
  /** Set while a text is not JSON: `answer` is then older than the texts. */
  readonly unreadable: UnreadableTexts | null;
}

/** What is saved, and what is not. */
export interface DraftsSlice {
  /** Keys of rows with edited texts. */
  readonly edited: ReadonlySet<string>;
  /** Rows that another tab wrote as well, with what it wrote. */
  readonly conflicts: ReadonlyMap<string, Draft>;
  /** The second text of the shown row, and one that was let go a moment ago. */
  readonly aside: Aside | null;
  readonly letGo: Aside | null;
  /** The last thing that happened to an edit. */
  readonly saving: 'idle' | 'waiting' | 'saved' | 'failed';
}

export type NoticeTone = 'info' | 'warning' | 'error';

/** A sentence that stays until it is dismissed. `id` names the matter: a newer one replaces the older. */
export interface WorkbenchNotice {
  readonly id: 'storage' | 'address' | 'kept-file' | 'worker' | 'link' | 'handed' | 'chain' | 'readings';
  readonly tone: NoticeTone;
  readonly text: string;
  readonly fault?: StorageFault['kind'];
  /** What can be done about it: a button's words, and the readings that it sets. */
  readonly offer?: { readonly words: string; readonly readings: Partial<Readings> };
}

export interface NoticesSlice {
  readonly notices: readonly WorkbenchNotice[];
}

export interface WorkbenchState
  extends SuiteSlice,
    SelectionSlice,
    ReadingsSlice,
    TextsSlice,
    EvaluationSlice,
    DraftsSlice,
    NoticesSlice {}
