import { isJsonObject, type JsonObject, type JsonValue, member, pointerOf } from '@/lib/json';
import { claimsSplit, judgeSplit, splitNotOffered } from './host-split';
import type { Clause, Reported } from './types';

const rejection: JsonObject = { rejected: true };

/**
 * Judges the outcome of a row that expects rejection: `actual` must be exactly `{ "rejected": true }`. Nothing
 * reported, a crash or a refusal to run is no rejection. A row that knows the host's own outcome may be answered
 * by the split between SDK and host instead.
 *
 * @returns one clause per fault; none when the rejection was given.
 */
export function judgeRejection(hostExpected: JsonObject | undefined, reported: Reported): readonly Clause[] {
  if (!claimsSplit(reported)) return judgePlain(reported.actual);
  if (hostExpected !== undefined) return judgeSplit(hostExpected, reported);
  return [...judgePlain(reported.actual), splitNotOffered(reported)];
}

function judgePlain(actual: JsonValue | undefined): readonly Clause[] {
  if (actual === undefined || actual === null) {
    return [notGiven('', actual, 'A rejection is expected and nothing was reported, which is no rejection.')];
  }
  if (!isJsonObject(actual) || !Object.hasOwn(actual, 'rejected')) {
    return [notGiven('', actual, 'A rejection is expected, and the response was not rejected.')];
  }
  const value = member(actual, 'rejected');
  if (value !== true) {
    return [notGiven('/rejected', value, 'A rejection is expected, and `rejected` is not literally true.')];
  }
  return Object.keys(actual)
    .filter((key) => key !== 'rejected')
    .map((key) => beside(key, member(actual, key)));
}

function notGiven(pointer: string, actual: JsonValue | undefined, message: string): Clause {
  const expected = pointer === '' ? rejection : true;
  const clause = { clause: 'rejection-not-given', pointer, expected, message } as const;
  return actual === undefined ? clause : { ...clause, actual };
}

function beside(key: string, actual: JsonValue | undefined): Clause {
  const message = `A rejection reports nothing but \`rejected: true\`, and \`${key}\` stands beside it.`;
  const clause = { clause: 'forbidden-key', pointer: pointerOf([key]), message } as const;
  return actual === undefined ? clause : { ...clause, actual };
}
