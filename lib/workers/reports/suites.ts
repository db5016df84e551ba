import { pageLimits, type Result, stringifyJson } from '@/lib/json';
import { readScenarioFile, type Scenario } from '@/lib/protocol';
import type { ReportFault } from './types';

/** A suite that reports are judged by. `keyOf` says in which suite of the page a row stands. */
export interface JudgingSuite {
  readonly name: string;
  readonly rows: readonly Scenario[];
  readonly keyOf: (id: string) => string | null;
}

/** The suites of the page as they were given. */
export interface BundledRows {
  readonly core: readonly Scenario[];
  readonly extended: readonly Scenario[];
}

/** The rows of a suite file; a row that cannot be read is left out, a file without rows is a fault. */
export function readSuite(text: string): Result<readonly Scenario[], ReportFault> {
  const file = readScenarioFile(text, pageLimits);
  if (!file.ok) return file;
  const rows = file.value.rows.map(({ scenario }) => scenario);
  const [problem] = file.value.problems;
  if (rows.length > 0) return { ok: true, value: rows };
  const message = problem?.message ?? 'The file holds no scenarios.';
  const range = problem?.range;
  return { ok: false, fault: { kind: 'no-rows', message, ...(range === undefined ? {} : { range }) } };
}

/** The core suite, or both suites of the page where a report has rows of the second one. */
export function bundledSuite({ core, extended }: BundledRows, both: boolean): JudgingSuite {
  const ids = { core: idsOf(core), extended: idsOf(extended) };
  return {
    name: both ? 'Core and extended suite' : 'Core suite',
    rows: both ? [...core, ...extended.filter(({ id }) => !ids.core.has(id))] : core,
    keyOf: (id) => (ids.core.has(id) ? 'core' : ids.extended.has(id) ? 'extended' : null),
  };
}

/** A suite that was opened on the page; rows that stand in a suite of the page word for word are found there. */
export function openedSuite(
  name: string,
  rows: readonly Scenario[],
  { core, extended }: BundledRows,
): JudgingSuite {
  const places = new Map<string, readonly [string, string]>();
  for (const [key, suite] of [
    ['extended', extended],
    ['core', core],
  ] as const)
    for (const row of suite) places.set(row.id, [key, exchangeOf(row)]);
  const texts = new Map(rows.map((row) => [row.id, exchangeOf(row)]));
  return {
    name,
    rows,
    keyOf: (id) => {
      const place = places.get(id);
      return place !== undefined && place[1] === texts.get(id) ? place[0] : null;
    },
  };
}

function exchangeOf({ request, response }: Scenario): string {
  return stringifyJson([request, response]);
}

function idsOf(rows: readonly Scenario[]): ReadonlySet<string> {
  return new Set(rows.map(({ id }) => id));
}
