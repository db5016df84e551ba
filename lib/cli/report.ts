import {
  commandLineLimits,
  isJsonObject,
  type JsonFault,
  type JsonObject,
  type JsonValue,
  member,
  parseJson,
  type Result,
} from '@/lib/json';
import type { Reported } from '@/lib/verify';

/** What an adapter reports of one row, and where it stands in the report. */
export interface ReportedRow {
  readonly id: string;
  readonly outcome: Reported;
  readonly pointer: string;
}

/** An adapter's report, read: its rows by id, in the order of the report. */
export interface AdapterReport {
  readonly language: string | null;
  readonly rows: ReadonlyMap<string, readonly ReportedRow[]>;
}

/**
 * Reads an adapter report `{ language, results: [{ id, status, actual, … }] }`. A text of another form is a fault
 * located at what is wrong. What a row holds is judged later, by the verifier.
 */
export function readReport(text: string): Result<AdapterReport, JsonFault> {
  const parsed = parseJson(text, commandLineLimits);
  if (!parsed.ok) return parsed;
  const { value, rangeOf } = parsed.value;
  const refuse = (pointer: string, message: string): Result<never, JsonFault> => ({
    ok: false,
    fault: { kind: 'syntax', message, range: rangeOf(pointer) },
  });
  if (!isJsonObject(value)) return refuse('', 'A report is an object `{ language, results }`.');
  const results = member(value, 'results');
  if (!Array.isArray(results))
    return refuse('/results', 'A report holds a list `results`, one entry per row.');
  const rows = new Map<string, ReportedRow[]>();
  for (const [index, result] of results.entries()) {
    const pointer = `/results/${index}`;
    const id = isJsonObject(result) ? member(result, 'id') : undefined;
    if (!isJsonObject(result) || typeof id !== 'string') {
      return refuse(pointer, 'A result is an object with the `id` of its row.');
    }
    const known = rows.get(id);
    const row = { id, outcome: outcomeOf(result), pointer };
    if (known === undefined) rows.set(id, [row]);
    else known.push(row);
  }
  const language = member(value, 'language');
  return { ok: true, value: { language: typeof language === 'string' ? language : null, rows } };
}

/** An adapter always makes a claim: one that is missing counts as null, which is not `passed`. */
function outcomeOf(result: JsonObject): Reported {
  const given = (key: string): JsonValue | undefined => member(result, key);
  return {
    actual: given('actual'),
    status: given('status') ?? null,
    sdkAccepted: given('sdkAccepted'),
    hostAccepted: given('hostAccepted'),
    rejectionLayer: given('rejectionLayer'),
  };
}
