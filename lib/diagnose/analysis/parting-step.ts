import { type Evaluation, type PhaseId, phaseHead, type Step } from '@/lib/evaluate';
import { type Difference, diffJson, equalJson, type JsonValue } from '@/lib/json';
import type { RuleNumber } from '@/lib/protocol';

/** The first step that comes out otherwise: as the contract has it, and as it is under a mistake. */
export interface PartingStep {
  /** Its number among the contract's steps; one past the last where only the outcome differs. */
  readonly step: number;
  readonly phase: PhaseId;
  readonly title: string;
  readonly rule: RuleNumber;
  /** The effect that it looks at; null for the response as a whole. */
  readonly effect: number | null;
  /** Why the contract's step comes out as it does, and why the other does; null where there is no such step. */
  readonly contract: string | null;
  readonly mistaken: string | null;
  /** Where what is pending after the step differs: `before` is the contract's. Empty where one of them has no such step. */
  readonly differences: readonly Difference[];
}

/**
 * Where two evaluations of a row part, step by step: the first step that comes out otherwise, or the contract's failing
 * one where the other passes over an effect. Both must have been run with steps; null where neither a step
 * nor the outcome differs.
 */
export function partingStep(contract: Evaluation, mistaken: Evaluation): PartingStep | null {
  const count = Math.max(contract.steps.length, mistaken.steps.length);
  for (let at = 0; at < count; at += 1) {
    const [ours, theirs] = [contract.steps[at], mistaken.steps[at]];
    if (ours !== undefined && theirs !== undefined && sameStep(ours, theirs)) continue;
    const shown = ours ?? theirs;
    if (shown === undefined) return null;
    const failing = samePlace(ours, theirs) ? undefined : failingStep(contract, mistaken);
    if (failing !== undefined)
      return { ...placeOf(failing), contract: failing.because, mistaken: null, differences: [] };
    return {
      ...placeOf(shown),
      step: at,
      contract: ours?.because ?? null,
      mistaken: theirs?.because ?? null,
      differences:
        ours === undefined || theirs === undefined
          ? []
          : diffJson(defined(ours.after), defined(theirs.after)),
    };
  }
  if (contract.outcome === mistaken.outcome && same(contract.actual, mistaken.actual)) return null;
  const last = contract.steps.at(-1);
  return last === undefined
    ? null
    : { ...placeOf(last), contract: last.because, mistaken: null, differences: [] };
}

function samePlace(a: Step | undefined, b: Step | undefined): boolean {
  return a?.phase === b?.phase && a?.effect === b?.effect;
}

/**
 * The step by which the contract rejects what the other accepts. An evaluator that passes over an effect takes other
 * steps from its place on: what tells is not the first of those, but the one that should have ended it.
 */
function failingStep(contract: Evaluation, mistaken: Evaluation): Step | undefined {
  if (contract.outcome !== 'rejected' || mistaken.outcome === 'rejected') return undefined;
  return contract.steps.find(({ verdict }) => verdict === 'failed');
}

function placeOf({ index, phase, rule, effect }: Step) {
  return { step: index, phase, title: phaseHead[phase].title, rule, effect };
}

function sameStep(a: Step, b: Step): boolean {
  return a.phase === b.phase && a.effect === b.effect && a.verdict === b.verdict && same(a.after, b.after);
}

/** Deep equality of records whose members are JSON, or undefined. */
function same(a: object | null, b: object | null): boolean {
  if (a === b) return true;
  if (a === null || b === null) return false;
  const [left, right] = [defined(a), defined(b)];
  return equalJson(left, right);
}

function defined(value: object): JsonValue {
  return Object.fromEntries(Object.entries(value).filter(([, held]) => held !== undefined));
}
