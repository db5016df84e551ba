import { equalJson, type JsonValue, parseJson } from '@/lib/json';
import type { Guess, Truth, ValueGuess } from './guess';

/** What the guess says: `came` for the usual; undefined while nothing is said, or the text is no JSON. */
function saidOf(
  { choice, text }: ValueGuess,
  usual: JsonValue | undefined,
): { readonly value: JsonValue | undefined } | undefined {
  if (choice === null) return undefined;
  if (choice === 'usual') return { value: usual };
  const read = parseJson(text);
  return read.ok ? { value: read.value.value } : undefined;
}

function same(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  return a === undefined || b === undefined ? a === b : equalJson(a, b);
}

/** Whether everything that is asked was said in JSON that can be read. */
export function areSaid({ input, result }: Guess, truth: Truth): boolean {
  return (
    (truth.input === null || saidOf(input, truth.input.came) !== undefined) &&
    (truth.result === null || saidOf(result, undefined) !== undefined)
  );
}

/** Which of the values were guessed right, by the verifier's deep equality; null for one that was not asked for. */
export function rightValues(
  { input, result }: Guess,
  truth: Truth,
): { readonly input: boolean | null; readonly result: boolean | null } {
  const [put, given] = [saidOf(input, truth.input?.came), saidOf(result, undefined)];
  return {
    input: truth.input === null ? null : put !== undefined && same(put.value, truth.input.became),
    result: truth.result === null ? null : given !== undefined && same(given.value, truth.result.value),
  };
}
