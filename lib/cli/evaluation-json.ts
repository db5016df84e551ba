import type { Evaluation, Pending, Step } from '@/lib/evaluate';
import type { JsonObject, JsonValue } from '@/lib/json';
import type { Diagnostic } from '@/lib/protocol';

/**
 * One row of `evaluate --json`. What does not apply to an outcome is null: `class`, `rule` and `pointer` of an accepted row,
 * `actual`, `state` and `payload` of an illegal request. `steps` is there only when asked for.
 */
export function evaluationJson(id: string, evaluation: Evaluation, withSteps: boolean): JsonObject {
  const rejected = evaluation.outcome === 'rejected' ? evaluation : null;
  return {
    id,
    outcome: evaluation.outcome,
    class: rejected?.class ?? null,
    rule: rejected?.rule ?? null,
    pointer: rejected?.pointer ?? null,
    actual: evaluation.actual === null ? null : jsonOf(evaluation.actual),
    state: evaluation.state,
    payload: evaluation.payload ?? null,
    diagnostics: evaluation.diagnostics.map(diagnosticJson),
    ...(withSteps ? { steps: evaluation.steps.map(stepJson) } : {}),
  };
}

/** The same row where it could not be read: what is wrong with it is told as an error. */
export function unreadableJson(id: string | null): JsonObject {
  const nothing = { class: null, rule: null, pointer: null, actual: null, state: null, payload: null };
  return { id, outcome: 'unreadable', ...nothing, diagnostics: [] };
}

function diagnosticJson(diagnostic: Diagnostic): JsonObject {
  const { member, ...rest } = diagnostic;
  return member === undefined ? rest : { ...rest, member };
}

function stepJson({ before, after, sets, ...step }: Step): JsonObject {
  return {
    ...step,
    before: pendingJson(before),
    after: pendingJson(after),
    sets: sets.map((assignment) => ({ ...assignment })),
  };
}

/** A boundary without a target has no payload: the member is then absent. */
function pendingJson({ payload, candidate, ...rest }: Pending): JsonObject {
  return {
    ...(payload === undefined ? {} : { payload }),
    ...rest,
    candidate: candidate === null ? null : jsonOf(candidate),
  };
}

/** A record of JSON members as an object: optional members that are absent stay so. */
function jsonOf(record: object): JsonObject {
  const members = Object.entries(record).filter(
    (entry): entry is [string, JsonValue] => entry[1] !== undefined,
  );
  return Object.fromEntries(members);
}
