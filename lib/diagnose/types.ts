import type { Exchange, Phase, Rules } from '@/lib/evaluate';
import type { JsonValue } from '@/lib/json';
import type { Readings, RuleNumber } from '@/lib/protocol';

/** How a mutant differs from the reference. Alterations are functions of what they alter, so that two can be combined. */
export interface Alteration {
  /** Entries of the rules table that are replaced. */
  readonly rules?: (rules: Rules) => Partial<Rules>;
  /** The phases as this mutant runs them. */
  readonly phases?: (phases: readonly Phase[]) => readonly Phase[];
  /** What a server makes of the scripted response before the client sees it. */
  readonly response?: (exchange: Exchange) => JsonValue;
  /** Another reading of the draft, in force whatever the row says. */
  readonly readings?: Partial<Readings>;
}

/** Where a mistake lies: in a client's evaluator, in a server's hands, or in another reading, which is no mistake. */
export type MutantKind = 'client' | 'server' | 'reading';

/** One known mistake: an evaluator that makes exactly it, and what to tell people about it. */
export interface Mutant {
  readonly id: string;
  readonly kind: MutantKind;
  /** The rule of the contract that it breaks. */
  readonly rule: RuleNumber;
  /** What it does, to follow "the adapter": "merges nested objects deeply". */
  readonly claim: string;
  /** What to look at or change, one sentence. */
  readonly hint: string;
  /** Entries of the catalogue of real defects that it stands for; empty for a neighbour of one. */
  readonly defects: readonly string[];
  readonly alteration: Alteration;
}

/** What people are told of a mistake: data alone, which a message port can carry. */
export type MutantFacts = Omit<Mutant, 'alteration'>;

/** One explanation: mistakes made together, and how it fares on the rows of the report. */
export interface Hypothesis {
  /**
   * The mistakes. Each stands as a group: the first is the one that is named, the others cannot be told from it by
   * these rows.
   */
  readonly mistakes: readonly (readonly Mutant[])[];
  /** Ids of rows that differ from the contract and come out exactly so under these mistakes. */
  readonly explained: readonly string[];
  /** Ids of rows that these mistakes would have turned out another way than reported. */
  readonly contradicted: readonly string[];
  /** Ids of rows that differ from the contract and on which these mistakes change nothing. */
  readonly missed: readonly string[];
}
