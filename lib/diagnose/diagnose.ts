import type { Scenario } from '@/lib/protocol';
import type { Reported } from '@/lib/verify';
import { evidenceOf } from './evidence';
import { createChanges, createForetell } from './foretell';
import { groupedTrials } from './grouped-trials';
import { mutants as everyMutant } from './mutants';
import { pairs, triples } from './pairs';
import { attemptSingle, better, isWhole, type Trial } from './trials';
import type { Hypothesis, Mutant } from './types';

export type { Hypothesis } from './types';

export interface Diagnosis {
  /** Ids of rows whose report differs from what the contract gives. */
  readonly differing: readonly string[];
  readonly weak: readonly string[];
  readonly silent: readonly string[];
  /** Best first; empty when nothing differs, or nothing known explains a single row. */
  readonly hypotheses: readonly Hypothesis[];
  /** Where nothing known explains a single row: the mistake that goes wrong on most of the same rows, if any does. */
  readonly closest: Hypothesis | null;
}

/** How far a diagnosis is: known mistakes that have been tried. */
export interface DiagnosisProgress {
  readonly done: number;
  readonly total: number;
}

/** How many hypotheses are told. */
const mostTold = 12;

/** Holds reports against the known mistakes; it remembers what those give, so that a second report costs little. */
export interface Diagnoser {
  /**
   * Names the mistakes that explain a report: those whose evaluator gives exactly what was reported. Explanations without
   * a contradiction come first, then those that explain more. Where no single mistake explains everything, pairs are
   * formed and run together, and where none of these does, a third is added. A report that agrees with the contract is never accused.
   *
   * @param reports what was reported, by id of the row; rows that the report has twice count once
   */
  readonly diagnose: (suite: readonly Scenario[], reports: ReadonlyMap<string, Reported>) => Diagnosis;
  /** The same in small steps, so that whoever runs it can tell how far it is, or leave off. */
  readonly diagnosing: (
    suite: readonly Scenario[],
    reports: ReadonlyMap<string, Reported>,
  ) => Generator<DiagnosisProgress, Diagnosis, undefined>;
}

/** See `Diagnoser`. */
export function createDiagnoser(known: readonly Mutant[] = everyMutant): Diagnoser {
  const foretell = createForetell();
  const changes = createChanges(foretell);
  function* diagnosing(
    suite: readonly Scenario[],
    reports: ReadonlyMap<string, Reported>,
  ): Generator<DiagnosisProgress, Diagnosis, undefined> {
    const body = evidenceOf(suite, reports, foretell);
    const differing = body.strong.filter(({ differs }) => differs).map(({ row }) => row.id);
    const told = { differing, weak: body.weak, silent: body.silent, closest: null };
    if (differing.length === 0) return { ...told, hypotheses: [] };
    const all: Trial[] = [];
    for (const mutant of known) {
      all.push(attemptSingle(mutant, body, foretell, changes));
      yield { done: all.length, total: known.length };
    }
    const singles = all.filter(({ hypothesis }) => hypothesis.explained.length > 0).sort(better);
    if (singles.length === 0) return { ...told, hypotheses: [], closest: closestOf(all, differing) };
    const trials = [...singles];
    if (!singles.some(isWhole)) {
      for (const pair of pairs(all, body, foretell)) {
        if (pair !== null) trials.push(pair);
        yield { done: known.length, total: known.length };
      }
    }
    if (!trials.sort(better).some(isWhole)) {
      for (const triple of triples([...trials], all, body, foretell)) {
        if (triple !== null) trials.push(triple);
        yield { done: known.length, total: known.length };
      }
    }
    return { ...told, hypotheses: groupedTrials(trials.sort(better)).slice(0, mostTold) };
  }
  return {
    diagnosing,
    diagnose(suite, reports) {
      const steps = diagnosing(suite, reports);
      for (;;) {
        const step = steps.next();
        if (step.done) return step.value;
      }
    },
  };
}

/** The mistake that changes most of the rows that differ, and fewest of the others, though to other ends. */
function closestOf(trials: readonly Trial[], differing: readonly string[]): Hypothesis | null {
  const wrong = new Set(differing);
  let best: { readonly trial: Trial; readonly score: number } | null = null;
  for (const trial of trials) {
    const { contradicted } = trial.hypothesis;
    const touched = contradicted.filter((id) => wrong.has(id)).length;
    const score = 2 * touched - contradicted.length;
    if (touched > 0 && (best === null || score > best.score)) best = { trial, score };
  }
  return best && { ...best.trial.hypothesis, mistakes: best.trial.mutants.map((mutant) => [mutant]) };
}
