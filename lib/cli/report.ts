import {
  commandLineLimits,
  createLocator,
  isJsonObject,
  type JsonFault,
  type JsonObject,
  type JsonValue,
  member,
  outlineRows,
  type Position,
  type Result,
  readSpan,
} from '@/lib/json';
import type { Reported } from '@/lib/verify';

/** What an adapter reports of one row, and where it stands in the report. */
export interface ReportedRow {
  readonly id: string;
  readonly outcome: Reported;
  readonly offset: number;
}

/** An adapter's report, read: its rows by id, in the order of the report. */
export interface AdapterReport {
  readonly rows: ReadonlyMap<string, readonly ReportedRow[]>;
  readonly locate: (offset: number) => Position;
}

/**
 * Reads an adapter report `{ language, results: [{ id, status, actual, … }] }`. A text of another form is a fault
 * located at what is wrong. What a row holds is judged later, by the verifier.
 */
export function readReport(text: string): Result<AdapterReport, JsonFault> {
  const outline = outlineRows(text, 'results', commandLineLimits);
  if (!outline.ok) return outline;
  const locate = createLocator(text);
  const refuse = (offset: number, length: number, message: string): Result<never, JsonFault> => ({
    ok: false,
    fault: { kind: 'syntax', message, range: { offset, length, ...locate(offset) } },
  });
  const { kind, members, rows: spans } = outline.value;
  if (kind !== 'object') return refuse(0, 1, 'A report is an object `{ language, results }`.');
  if (spans === null) {
    const results = members.findLast(({ key }) => key === 'results');
    return refuse(
      results?.offset ?? 0,
      results?.length ?? 1,
      'A report holds a list `results`, one entry per row.',
    );
  }
  const rows = new Map<string, ReportedRow[]>();
  for (const span of spans) {
    const read = readSpan(text, span, commandLineLimits, locate);
    if (!read.ok) return read;
    const id = isJsonObject(read.value) ? member(read.value, 'id') : undefined;
    if (!isJsonObject(read.value) || typeof id !== 'string') {
      return refuse(span.offset, span.length, 'A result is an object with the `id` of its row.');
    }
    const row = { id, outcome: outcomeOf(read.value), offset: span.offset };
    const known = rows.get(id);
    if (known === undefined) rows.set(id, [row]);
    else known.push(row);
  }
  return { ok: true, value: { rows, locate } };
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
