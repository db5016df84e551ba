import { isJsonObject, type JsonObject, type JsonValue, member } from '@/lib/json';
import type { ReportedRow } from './types';

const carried = ['state', 'payload', 'sdkAccepted', 'hostAccepted', 'rejectionLayer'] as const;

/**
 * One entry of a list of results `{ id, actual, … }` (facts, report formats). What it holds is judged later, by
 * the verifier: here only a missing id makes it unusable.
 *
 * @param claim the member that holds the adapter's own claim; one that is missing counts as null, which is no pass
 * @returns the row, or the sentence that says why it is none
 */
export function readResult(value: JsonValue, claim: string, offset: number): ReportedRow | string {
  if (!isJsonObject(value)) return 'A result is an object with the `id` of its row.';
  const id = member(value, 'id');
  if (typeof id !== 'string' || id === '') return 'A result has the `id` of its row, a text.';
  const error = errorOf(value);
  return {
    id,
    actual: member(value, 'actual'),
    status: member(value, claim) ?? null,
    ...given(value),
    ...(error === undefined ? {} : { error }),
    offset,
  };
}

function given(value: JsonObject): Partial<ReportedRow> {
  const found = carried.map((key) => [key, member(value, key)] as const);
  return Object.fromEntries(found.filter(([, held]) => held !== undefined));
}

/** Adapters write what went wrong as a text or as an object with a `message`. */
function errorOf(value: JsonObject): string | undefined {
  const error = member(value, 'error');
  if (typeof error === 'string') return error === '' ? undefined : error;
  const message = isJsonObject(error) ? member(error, 'message') : undefined;
  return typeof message === 'string' && message !== '' ? message : undefined;
}
