import { type Factor, factorText, type RowStatus } from '@/lib/diagnose';

/** What a status is called, and what it means. */
export const statusWords: { readonly [S in RowStatus]: { readonly word: string; readonly means: string } } = {
  passed: { word: 'passed', means: 'right, and said to be' },
  failed: { word: 'failed', means: 'wrong, and said to be' },
  'claimed-wrongly': { word: 'claimed', means: 'said to be passed, and wrong' },
  void: { word: 'void', means: 'right, but its combination broke integrity, so it counts for nothing' },
  unsupported: { word: 'unsupported', means: 'the adapter says that it cannot; not the same as right' },
  inapplicable: { word: 'inapplicable', means: 'not run here; not the same as right' },
  missing: { word: 'missing', means: 'the report does not have this row' },
};

/** "1 row", "9 rows"; `many` where the plural is not made by an s. */
export const counted = (count: number, what: string, many = `${what}s`): string =>
  `${count} ${count === 1 ? what : many}`;

/** How many runs are named one by one. */
const mostNames = 3;

/** Which runs are meant: by the factor that says exactly these, by name where they are few, else by number. */
export function runsText(
  places: readonly number[],
  factor: Factor | null,
  runs: readonly { readonly name: string }[],
): string {
  if (places.length === runs.length && runs.length > 1) return `all ${runs.length} runs`;
  if (factor !== null) return `${factorText(factor)} (${counted(places.length, 'run')})`;
  if (places.length > mostNames) return counted(places.length, 'run');
  return places.map((place) => runs[place]?.name ?? '').join('; ');
}
