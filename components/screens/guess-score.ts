/** How a row was guessed the first time; `values` is null where they were not asked for, or passed over. */
export interface Played {
  readonly first: boolean;
  readonly values: boolean | null;
}

/** The rows that were guessed in this visit, by suite and key. */
export type Score = ReadonlyMap<string, Played>;

/** The score with this row in; only the first guess at a row counts, though its values may follow. */
export function scored(score: Score, row: string, played: Played): Score {
  const known = score.get(row);
  if (known === undefined) return new Map(score).set(row, played);
  if (known.values !== null || played.values === null) return score;
  return new Map(score).set(row, { ...known, values: played.values });
}

/** The score as a sentence; empty before the first guess. */
export function scoreText(score: Score): string {
  const all = [...score.values()];
  if (all.length === 0) return '';
  const values = all.flatMap(({ values }) => (values === null ? [] : [values]));
  const right = (list: readonly boolean[]) => list.filter(Boolean).length;
  const first = `This visit: ${right(all.map((one) => one.first))} of ${all.length} right`;
  return values.length === 0
    ? `${first}.`
    : `${first}; input and result ${right(values)} of ${values.length}.`;
}

/** The next row after the shown one, going round, that was not shown yet; null where all were. */
export function nextUnseen<R extends { readonly key: string }>(
  rows: readonly R[],
  shown: string | null,
  seen: ReadonlySet<string>,
): R | null {
  const from = rows.findIndex(({ key }) => key === shown) + 1;
  return [...rows.slice(from), ...rows.slice(0, from)].find(({ key }) => !seen.has(key)) ?? null;
}
