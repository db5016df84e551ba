import { isJsonObject, type JsonObject, type JsonValue } from '@/lib/json';
import { compareValues } from './compare';
import type { Clause, Reported } from './types';
import { inWords } from './wording';

/** The three diagnostics that say: the SDK accepted the response, the host's own input rule then refused. */
const split = [
  ['sdkAccepted', true],
  ['hostAccepted', false],
  ['rejectionLayer', 'host-input-schema'],
] as const;

/** Whether a report gives any of the diagnostics, rightly or not. */
export function claimsSplit(reported: Reported): boolean {
  return (
    reported.sdkAccepted !== undefined ||
    reported.hostAccepted !== undefined ||
    reported.rejectionLayer !== undefined
  );
}

/**
 * Judges a split on a row that has `hostExpected`: all three diagnostics exact, and `actual` the host's outcome,
 * whole and with nothing beside it. A plain rejection next to the diagnostics contradicts them.
 */
export function judgeSplit(hostExpected: JsonObject, reported: Reported): readonly Clause[] {
  const { actual } = reported;
  const clauses = split.flatMap(([name, value]) =>
    reported[name] === value ? [] : [wrongDiagnostic(name, value, reported[name])],
  );
  if (isJsonObject(actual) && Object.hasOwn(actual, 'rejected')) {
    const message = 'The report says both that the response was rejected and that the SDK accepted it.';
    return [...clauses, { clause: 'host-split', pointer: '/actual/rejected', actual, message }];
  }
  const difference =
    actual === undefined ? noOutcome(hostExpected) : compareValues(hostExpected, actual, '/actual');
  return difference === undefined ? clauses : [...clauses, { ...difference, clause: 'host-split' }];
}

/** A row without `hostExpected` has no split to report, not even beside a plain rejection. */
export function splitNotOffered(reported: Reported): Clause {
  const [name = 'sdkAccepted'] = split
    .map(([member]) => member)
    .filter((member) => reported[member] !== undefined);
  const message = `\`${name}\` claims a split between SDK and host, and this row has no outcome of a host.`;
  return withActual({ clause: 'host-split', pointer: `/${name}`, message }, reported[name]);
}

/**
 * On a row that expects acceptance, the diagnostics may only confirm it: `true` twice and no rejection layer.
 *
 * @returns a clause when a diagnostic says that somebody refused, undefined otherwise.
 */
export function refusalClaimed(reported: Reported): Clause | undefined {
  const { sdkAccepted = true, hostAccepted = true, rejectionLayer } = reported;
  if (sdkAccepted === true && hostAccepted === true && rejectionLayer === undefined) return undefined;
  const name =
    sdkAccepted !== true ? 'sdkAccepted' : hostAccepted !== true ? 'hostAccepted' : 'rejectionLayer';
  const message = `\`${name}\` is ${inWords(reported[name])}: a refusal, on a row that expects acceptance.`;
  return withActual({ clause: 'host-split', pointer: `/${name}`, message }, reported[name]);
}

function wrongDiagnostic(name: string, expected: JsonValue, actual: JsonValue | undefined): Clause {
  const message = `\`${name}\` must be ${inWords(expected)} in a split between SDK and host, and is ${inWords(actual)}.`;
  return withActual({ clause: 'host-split', pointer: `/${name}`, expected, message }, actual);
}

function noOutcome(expected: JsonObject): Clause {
  const message = 'The report claims a split between SDK and host and gives no outcome.';
  return { clause: 'host-split', pointer: '/actual', expected, message };
}

function withActual(clause: Clause, actual: JsonValue | undefined): Clause {
  return actual === undefined ? clause : { ...clause, actual };
}
