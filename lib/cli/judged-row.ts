import { type JsonObject, stringifyJson } from '@/lib/json';
import type { Clause } from '@/lib/verify';
import type { Place } from './place';

/** Clauses of the verifier, and those that only a whole suite and its report can break. */
export type JudgedClause = Omit<Clause, 'clause'> & {
  readonly clause: Clause['clause'] | 'unreadable-row' | 'duplicate-row' | 'reported-twice' | 'unknown-row';
};

/** How a row came out. `missing`: the report has no such row; `unknown`: the suite has none. */
export type JudgedStatus =
  | 'passed'
  | 'failed'
  | 'unsupported'
  | 'inapplicable'
  | 'missing'
  | 'unknown'
  | 'unreadable';

/** What a row came to. */
export interface Judged {
  readonly status: JudgedStatus;
  readonly clauses: readonly JudgedClause[];
}

/** One row of a verification, with its place in the file that it stands in (found when asked for). */
export interface JudgedRow extends Judged {
  readonly id: string;
  readonly file: string;
  readonly place: () => Place;
}

/** How many rows came out in which way. */
export type Summary = { readonly [status in JudgedStatus | 'rows']: number };

const order: readonly JudgedStatus[] = [
  'passed',
  'failed',
  'unsupported',
  'inapplicable',
  'missing',
  'unknown',
  'unreadable',
];

/** Counts rows as they come. */
export function createTally(): {
  readonly add: (status: JudgedStatus) => void;
  readonly summary: () => Summary;
} {
  const counts = {
    rows: 0,
    passed: 0,
    failed: 0,
    unsupported: 0,
    inapplicable: 0,
    missing: 0,
    unknown: 0,
    unreadable: 0,
  };
  return {
    add(status) {
      counts.rows += 1;
      counts[status] += 1;
    },
    summary: () => ({ ...counts }),
  };
}

/** The summary in one line: passed and failed always, anything else where there is some. */
export function summaryText(summary: Summary): string {
  return order
    .filter((status) => status === 'passed' || status === 'failed' || summary[status] > 0)
    .map((status) => `${summary[status]} ${status}`)
    .join(', ');
}

/** One row of `verify --json`. */
export function judgedJson({ id, status, clauses }: JudgedRow): JsonObject {
  return { id, status, clauses: clauses.map(clauseJson) };
}

/** What has no expectation, or reports nothing, has no such member. */
function clauseJson({ clause, pointer, expected, actual, message }: JudgedClause): JsonObject {
  return {
    clause,
    pointer,
    ...(expected === undefined ? {} : { expected }),
    ...(actual === undefined ? {} : { actual }),
    message,
  };
}

/** The clauses of a row as indented lines. */
export function clauseLines(clauses: readonly JudgedClause[]): readonly string[] {
  return clauses.flatMap(({ clause, pointer, expected, actual, message, differences = [] }) => [
    `${clause}${pointer === '' ? '' : ` at ${pointer}`}: ${message}`,
    ...(differences.length > 1 || expected === undefined
      ? []
      : [`  expected ${shorten(stringifyJson(expected))}`]),
    ...(differences.length > 1 || actual === undefined
      ? []
      : [`  actual   ${shorten(stringifyJson(actual))}`]),
    ...(differences.length > 1 ? differences : []).slice(0, 20).map((difference) => {
      const [before, after] = [difference.before, difference.after].map((value) =>
        value === undefined ? 'absent' : shorten(stringifyJson(value)),
      );
      return `  ${difference.pointer}: expected ${before}, actual ${after}`;
    }),
    ...(differences.length > 20 ? [`  … and ${differences.length - 20} more`] : []),
  ]);
}

/** Long values are cut in text for people; `--json` gives them whole. */
export function shorten(text: string): string {
  return text.length > 400 ? `${text.slice(0, 397)}…` : text;
}
