import fc from 'fast-check';
import type { JsonObject, JsonValue } from '@/lib/json';
import type { Readings } from '@/lib/protocol';
import { evaluate } from './index';
import { type OracleRow, type OracleVerdict, oracle } from './oracle.test-support';
import { same } from './oracle-shapes.test-support';
import type { Evaluation } from './types';

/** All that a verdict says of a row, as one JSON value; an absent payload is an absent member. */
export function viewOf(verdict: Evaluation | OracleVerdict): JsonObject {
  const { outcome, state, payload } = verdict;
  const rejection =
    verdict.outcome === 'rejected'
      ? { class: verdict.class, phase: verdict.phase, effect: verdict.effect }
      : {};
  const actual: JsonValue = verdict.actual === null ? null : { ...verdict.actual };
  return { outcome, ...rejection, actual, state, ...(payload === undefined ? {} : { payload }) };
}

/** Where engine and oracle part, both views in words; null where they agree. */
export function disagreement(row: OracleRow, readings: Readings): string | null {
  const engine = viewOf(evaluate(row, { readings, steps: false }));
  const second = viewOf(oracle(row, readings));
  if (same(engine, second)) return null;
  const parts = [...new Set([...Object.keys(engine), ...Object.keys(second)])].filter(
    (key) => !same(engine[key], second[key]),
  );
  return parts
    .map((key) => `${key}: engine ${fc.stringify(engine[key])}, oracle ${fc.stringify(second[key])}`)
    .join('\n');
}

/** Fewer draws while somebody watches; the whole number everywhere else. */
const isQuick = process.env.VITEST_MODE === 'WATCH' || process.env.AHP_QUICK !== undefined;
export const runs = (full: number): { readonly numRuns: number } => ({
  numRuns: isQuick ? Math.ceil(full / 10) : full,
});

/** Equal as JSON. Vitest's own equality is not used: it tells 0 from -0 and stumbles over a `__proto__` key. */
export function expectSame(actual: unknown, expected: unknown): void {
  if (!same(actual, expected))
    throw new Error(`${fc.stringify(actual)}\n  is not\n${fc.stringify(expected)}`);
}
