import {
  type Difference,
  diffJson,
  equalJson,
  type JsonArray,
  type JsonValue,
  pathOf,
  pointerOf,
} from '@/lib/json';
import { isList } from './list';
import type { Clause } from './types';
import { inWords, placeName } from './wording';

/** Beyond this many moved elements a list is called different rather than reordered: matching them is quadratic. */
const mostMovedElements = 200;

/**
 * Compares an asserted value with the value found, deeply: object keys in any order, lists by length and
 * position, booleans never equal to numbers, integers exact.
 *
 * @returns undefined when they are equal; otherwise one clause at the smallest place that holds every difference,
 * `base` being the pointer of the two values themselves.
 */
export function compareValues(expected: JsonValue, actual: JsonValue, base: string): Clause | undefined {
  const differences = diffJson(expected, actual);
  if (differences.length === 0) return undefined;
  const place = locate(expected, actual, commonPath(differences));
  const pointer = base + pointerOf(place.path);
  const located = differences.map((difference) => ({ ...difference, pointer: base + difference.pointer }));
  return {
    ...faultAt(place.expected, place.actual, pointer, located),
    differences: located,
  };
}

interface Place {
  readonly path: readonly string[];
  readonly expected: JsonValue | undefined;
  readonly actual: JsonValue | undefined;
}

/** Follows the path that all differences share, but stops at a list whose length is wrong: that is the fault. */
function locate(expected: JsonValue, actual: JsonValue, path: readonly string[]): Place {
  let wanted: JsonValue | undefined = expected;
  let found: JsonValue | undefined = actual;
  let depth = 0;
  for (const key of path) {
    if (isList(wanted) && isList(found) && wanted.length !== found.length) break;
    wanted = childOf(wanted, key);
    found = childOf(found, key);
    depth += 1;
  }
  return { path: path.slice(0, depth), expected: wanted, actual: found };
}

function childOf(value: JsonValue | undefined, key: string): JsonValue | undefined {
  if (value === null || typeof value !== 'object') return undefined;
  if (isList(value)) return value[Number(key)];
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

function commonPath(differences: readonly Difference[]): readonly string[] {
  const [first, ...rest] = differences.map(({ pointer }) => pathOf(pointer));
  let shared = first ?? [];
  for (const path of rest) {
    let length = 0;
    while (length < shared.length && shared[length] === path[length]) length += 1;
    shared = shared.slice(0, length);
  }
  return shared;
}

function faultAt(
  expected: JsonValue | undefined,
  actual: JsonValue | undefined,
  pointer: string,
  differences: readonly Difference[],
): Clause {
  const place = placeName(pointer);
  if (actual === undefined) {
    const message = `${place} is asserted, and the outcome has no such value.`;
    return expected === undefined
      ? { clause: 'missing-key', pointer, message }
      : { clause: 'missing-key', pointer, expected, message };
  }
  if (expected === undefined) {
    const message = `${place} stands in the outcome, but not in the value asserted around it.`;
    return { clause: 'different-value', pointer, actual, message };
  }
  const both = { pointer, expected, actual };
  if (isList(expected) && isList(actual)) {
    if (expected.length !== actual.length) {
      const message = `${place} has ${actual.length} elements where ${expected.length} are expected.`;
      return { clause: 'array-length', ...both, message };
    }
    if (isReordered(expected, actual)) {
      return {
        clause: 'array-order',
        ...both,
        message: `${place} has the expected elements in another order.`,
      };
    }
  }
  const message =
    isContainer(expected) && isContainer(actual) && isList(expected) === isList(actual)
      ? `${place} differs in ${differences.length} places; ${inSentence(differences[0])}.`
      : `${place} is ${inWords(actual)} where ${inWords(expected)} is expected.`;
  return { clause: 'different-value', ...both, message };
}

function isContainer(value: JsonValue): boolean {
  return value !== null && typeof value === 'object';
}

/** The first of several differences, to end a sentence with. */
function inSentence(difference: Difference | undefined): string {
  if (difference === undefined) return 'none of them could be named';
  const { kind, pointer, before, after } = difference;
  const place = placeName(pointer);
  if (kind === 'removed') return `the first: ${place} is missing`;
  if (kind === 'added') return `the first: ${place} should not be there`;
  return `the first: ${place} is ${inWords(after)} where ${inWords(before)} is expected`;
}

function isReordered(expected: JsonArray, actual: JsonArray): boolean {
  const moved = expected.flatMap((value, index) => {
    const found = actual[index];
    return found === undefined || equalJson(value, found) ? [] : [{ value, found }];
  });
  if (moved.length > mostMovedElements) return false;
  const unmatched = moved.map(({ found }) => found);
  return moved.every(({ value }) => {
    const at = unmatched.findIndex((found) => equalJson(value, found));
    if (at >= 0) unmatched.splice(at, 1);
    return at >= 0;
  });
}
