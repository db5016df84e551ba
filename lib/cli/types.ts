import type { Readings } from '@/lib/protocol';

/** 0: as expected. 1: something differs. 2: the command or its input cannot be used. */
export type ExitCode = 0 | 1 | 2;

/** What a command gives, piece by piece, so that a suite of any length runs in the memory of its text. */
export type Chunk =
  | { readonly kind: 'output'; readonly text: string }
  | { readonly kind: 'error'; readonly text: string }
  | {
      readonly kind: 'progress';
      readonly done: number;
      /** What is counted and how many there are, where that is known; else rows are, without an end. */
      readonly of?: { readonly what: string; readonly total: number };
    };

/** A command: a pure function of texts and options that yields chunks and returns its exit code. */
export type Command = Generator<Chunk, ExitCode, undefined>;

/** A text and the name by which messages call it. */
export interface Source {
  readonly name: string;
  readonly text: string;
}

export type Format = 'text' | 'json' | 'junit';

/** What all commands over rows have in common. */
export interface RowOptions {
  /** Row patterns; a row that fits any of them is taken, and every row where there are none. */
  readonly filters: readonly string[];
  /** Given on the command line; they win over those of a row. */
  readonly readings: Partial<Readings>;
  /** Text may carry colour. */
  readonly color: boolean;
}

export interface GenerateOptions {
  readonly check: boolean;
  /** Without the keys that only this project knows; then `out` is given. */
  readonly portable: boolean;
  /** Another file than the suite's own; `-` is standard output. */
  readonly out: string | null;
  /** The id of a bundled suite; null stands for all of them, or for the first where a file is named. */
  readonly suite: string | null;
  /** Those that the adapters follow for whom a portable suite is written. */
  readonly readings: Partial<Readings>;
}

export interface EvaluateCommandOptions extends RowOptions {
  readonly format: 'text' | 'json';
  readonly id: string | null;
  readonly steps: boolean;
}

export interface VerifyCommandOptions extends RowOptions {
  readonly format: Format;
}

export interface LintCommandOptions extends RowOptions {
  readonly format: 'text' | 'json';
}

export interface DiagnoseCommandOptions {
  readonly format: 'text' | 'json';
  readonly color: boolean;
}

export type MutantsCommandOptions = DiagnoseCommandOptions;
