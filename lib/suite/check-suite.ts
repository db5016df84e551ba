import {
  commandLineLimits,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  member,
  type Result,
  readJson,
} from '@/lib/json';
import { readScenarioFile, resolveReadings, type Scenario } from '@/lib/protocol';
import type { Check, CheckId, Finding } from './checks/check';
import { correlation } from './checks/correlation';
import { exclusiveContract } from './checks/exclusive-contract';
import { expectedStructure } from './checks/expected-structure';
import { classTag, hostOutcome, outcome } from './checks/outcome';
import { requestValid } from './checks/request-valid';
import { responseFails, responseValid } from './checks/response-shape';
import { coreSuite } from './core/core-suite';
import type { SuiteRow } from './notation/spelling';
import { suiteText } from './suite-text';

/** A fault of a suite file. */
export interface SuiteProblem {
  readonly check: CheckId;
  /** Position and id of the row; null where the fault is the file's. */
  readonly index: number | null;
  readonly id: string | null;
  /** JSON pointer from the file (`/scenarios/3/response/id`). */
  readonly pointer: string;
  /** One sentence: what is wrong. */
  readonly message: string;
}

const rawChecks = [exclusiveContract, expectedStructure, correlation] as const;
const scenarioChecks = [requestValid, responseValid, responseFails, outcome, classTag, hostOutcome] as const;

/**
 * Checks the text of a suite file against everything the contract asks of its generator ("Checks include"), and
 * against engine and verifier. `source` is what the file is generated from: the text must be its exact bytes.
 *
 * @returns every fault, file order; a row's later checks rest on its earlier ones, so each fault is told once.
 */
export function checkSuite(text: string, source: readonly SuiteRow[] = coreSuite): readonly SuiteProblem[] {
  const file = readSuite(text);
  if (!file.ok) return [fileProblem('readable', file.fault)];
  return [...rowProblems(file.value), ...reproducibility(text, source)];
}

function fileProblem(check: CheckId, message: string): SuiteProblem {
  return { check, index: null, id: null, pointer: '', message };
}

/** Rows as raw values, and by index what each was read as: a scenario, or why it is none. */
interface SuiteFile {
  readonly rows: readonly JsonValue[];
  readonly scenarios: ReadonlyMap<number, Scenario>;
  readonly faults: ReadonlyMap<number, string>;
}

function readSuite(text: string): Result<SuiteFile, string> {
  const raw = readJson(text, commandLineLimits);
  if (!raw.ok) return { ok: false, fault: raw.fault.message };
  const file = readScenarioFile(text, commandLineLimits);
  if (!file.ok) return { ok: false, fault: file.fault.message };
  const faults = new Map(file.value.problems.map(({ index, message }) => [index, message]));
  const fault = faults.get(-1);
  if (fault !== undefined) return { ok: false, fault };
  const rows = isJsonObject(raw.value) ? member(raw.value, 'scenarios') : undefined;
  if (!Array.isArray(rows)) return { ok: false, fault: 'The file is no suite.' };
  const scenarios = new Map(file.value.rows.map(({ index, scenario }) => [index, scenario]));
  return { ok: true, value: { rows, scenarios, faults } };
}

function rowProblems({ rows, scenarios, faults }: SuiteFile): readonly SuiteProblem[] {
  const seen = new Set<string>();
  return rows.flatMap((row, index) => {
    const id = idOf(row);
    const found = findingsOf(row, seen, scenarios.get(index), faults.get(index));
    if (id !== null) seen.add(id);
    return found.map(({ check, pointer, message }) => {
      return { check, index, id, pointer: `/scenarios/${index}${pointer}`, message };
    });
  });
}

type Found = Finding & { readonly check: CheckId };

function findingsOf(
  row: JsonValue,
  seen: ReadonlySet<string>,
  scenario: Scenario | undefined,
  fault: string | undefined,
): readonly Found[] {
  const id = idOf(row);
  if (!isJsonObject(row) || id === null) {
    return [{ check: 'row-structure', pointer: '', message: fault ?? 'A row is an object with an id.' }];
  }
  if (seen.has(id)) {
    return [{ check: 'unique-ids', pointer: '/id', message: 'An earlier row has this id already.' }];
  }
  const raw = firstFindings<JsonObject>(rawChecks, row);
  if (raw.length > 0) return raw;
  if (scenario === undefined) {
    return [{ check: 'row-structure', pointer: '', message: fault ?? 'The row cannot be read.' }];
  }
  return firstFindings(scenarioChecks, { scenario, readings: resolveReadings(scenario.readings) });
}

/** What the first check finds that finds anything. */
function firstFindings<Row>(checks: readonly Check<Row>[], row: Row): readonly Found[] {
  for (const { id, run } of checks) {
    const findings = run(row);
    if (findings.length > 0) return findings.map((finding) => ({ ...finding, check: id }));
  }
  return [];
}

function idOf(row: JsonValue): string | null {
  const id = isJsonObject(row) ? member(row, 'id') : undefined;
  return typeof id === 'string' && id !== '' ? id : null;
}

function reproducibility(text: string, source: readonly SuiteRow[]): readonly SuiteProblem[] {
  const wanted = suiteText(source);
  if (text === wanted) return [];
  const lines = text.split('\n');
  const index = wanted.split('\n').findIndex((line, at) => line !== lines[at]);
  const line = index < 0 ? lines.length : index + 1;
  return [fileProblem('reproducible', `The file is not what the generator writes, from line ${line} on.`)];
}
