import type { JsonObject, JsonValue } from '@/lib/json';
import type { Reported } from './types';

/** The members of an evaluation that a verdict needs; this room must not know the evaluator itself. */
export interface EvaluationLike {
  readonly outcome: string;
  readonly actual: object | null;
  readonly state: JsonObject | null;
  readonly payload: JsonValue | undefined;
}

/**
 * An evaluation as `verify` takes it. It makes no claim about itself, so it has no `status`.
 * An evaluation of an illegal request is reported as such and never counts as a rejection.
 */
export function reportedOf(evaluation: EvaluationLike): Reported {
  const { outcome, actual, state, payload } = evaluation;
  if (outcome === 'invalid-request') return { actual: undefined, invalidRequest: true };
  return { actual: isRecord(actual) ? actual : undefined, state: state ?? undefined, payload };
}

function isRecord(value: object | null): value is JsonObject {
  return value !== null && !Array.isArray(value);
}
