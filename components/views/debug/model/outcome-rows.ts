import { equalJson, isJsonObject, type JsonValue, member } from '@/lib/json';

/** The three outcomes of a row in a run; undefined where there is none. */
export interface ThreeOutcomes {
  readonly expected: JsonValue | undefined;
  readonly actual: JsonValue | undefined;
  readonly reference: JsonValue | undefined;
}

/** One member of the outcomes; `key` is null where one of them has no members and all are shown whole. */
export interface OutcomeRow extends ThreeOutcomes {
  readonly key: string | null;
  /** What was reported is not what the contract gives. */
  readonly differs: boolean;
}

const same = (a: JsonValue | undefined, b: JsonValue | undefined): boolean =>
  a === undefined || b === undefined ? a === b : equalJson(a, b);

/** The outcomes member by member, those that differ first. */
export function outcomeRows({ expected, actual, reference }: ThreeOutcomes): readonly OutcomeRow[] {
  const all = [reference, actual, expected];
  const objects = all.filter((outcome) => outcome !== undefined && isJsonObject(outcome));
  if (objects.length < all.length)
    return [{ key: null, expected, actual, reference, differs: !same(actual, reference) }];
  const keys = new Set(objects.flatMap((outcome) => Object.keys(outcome)));
  const of = (outcome: JsonValue | undefined, key: string) =>
    outcome !== undefined && isJsonObject(outcome) ? member(outcome, key) : undefined;
  const rows = [...keys].map((key) => {
    const row = { expected: of(expected, key), actual: of(actual, key), reference: of(reference, key) };
    return { ...row, key, differs: !same(row.actual, row.reference) };
  });
  return [...rows.filter(({ differs }) => differs), ...rows.filter(({ differs }) => !differs)];
}
