import type { Scenario } from '@/lib/protocol';
import type { Reported } from '@/lib/verify';
import { type Body, evidenceOf } from './evidence';
import { createForetell, type Foretell } from './foretell';
import { mutants as everyMutant } from './mutants';
import { agrees, markOf } from './observe';
import type { Mutant } from './types';

/** One explanation: mistakes made together, and how it fares on the rows of the report. */
export interface Hypothesis {
  /**
   * The mistakes. Each stands as a group: the first is the one that is named, the others cannot be told from it by
   * these rows.
   */
  readonly mistakes: readonly (readonly Mutant[])[];
  /** Ids of rows that differ from the contract and come out exactly so under these mistakes. */
  readonly explained: readonly string[];
  /** Ids of rows that these mistakes would have turned out another way than reported. */
  readonly contradicted: readonly string[];
  /** Ids of rows that differ from the contract and on which these mistakes change nothing. */
  readonly missed: readonly string[];
}

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

/** How many single mistakes, and partners of each, are tried as pairs. */
const widest = 16;
/** How many hypotheses are told. */
const mostTold = 12;

interface Trial {
  readonly mutants: readonly Mutant[];
  readonly hypothesis: Omit<Hypothesis, 'mistakes'>;
  /** What it foretells of every row: equal marks cannot be told apart by these rows. */
  readonly mark: string;
}

/** Holds reports against the known mistakes; it remembers what those give, so that a second report costs little. */
export interface Diagnoser {
  /**
   * Names the mistakes that explain a report: those whose evaluator gives exactly what was reported. Explanations without
   * a contradiction come first, then those that explain more. Where no single mistake explains everything, pairs are
   * formed and run together. A report that agrees with the contract is never accused.
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
      all.push(attempt([mutant], body, foretell));
      yield { done: all.length, total: known.length };
    }
    const singles = all.filter(explains).sort(better);
    if (singles.length === 0) return { ...told, hypotheses: [], closest: closestOf(all, differing) };
    const whole = singles.some(
      ({ hypothesis: { missed, contradicted } }) => missed.length + contradicted.length === 0,
    );
    const trials = [...singles];
    if (!whole) {
      for (const pair of pairs(singles, body, foretell)) {
        if (pair !== null) trials.push(pair);
        yield { done: known.length, total: known.length };
      }
    }
    return { ...told, hypotheses: grouped(trials.sort(better)).slice(0, mostTold) };
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

const explains = ({ hypothesis }: Trial): boolean => hypothesis.explained.length > 0;

function scoreOf({ explained, contradicted }: Omit<Hypothesis, 'mistakes'>): number {
  return explained.length - contradicted.length;
}

function better(a: Trial, b: Trial): number {
  const clean = (trial: Trial): number => (trial.hypothesis.contradicted.length === 0 ? 0 : 1);
  return (
    clean(a) - clean(b) ||
    scoreOf(b.hypothesis) - scoreOf(a.hypothesis) ||
    a.mutants.length - b.mutants.length ||
    kinds.indexOf(kindOf(a)) - kinds.indexOf(kindOf(b))
  );
}

const kinds = ['client', 'server', 'reading'];
const kindOf = ({ mutants: [first] }: Trial): string => first?.kind ?? '';

/** Runs the mistakes together over all evidence. */
function attempt(mutants: readonly Mutant[], { strong }: Body, foretell: Foretell): Trial {
  const explained: string[] = [];
  const contradicted: string[] = [];
  const missed: string[] = [];
  const marks: string[] = [];
  for (const { row, found, differs } of strong) {
    const predicted = foretell(mutants, row);
    const mark = markOf(predicted, found);
    marks.push(mark);
    if (agrees(predicted, found)) {
      if (differs) explained.push(row.id);
    } else if (differs && mark === markOf(foretell([], row), found)) {
      missed.push(row.id);
    } else contradicted.push(row.id);
  }
  return { mutants, hypothesis: { explained, contradicted, missed }, mark: marks.join('\n') };
}

/**
 * Two mistakes at once, by greedy cover: a partner must explain something that the first one leaves open. Gives each
 * pair that has been tried, null for one that explains no more than its parts.
 */
function* pairs(
  singles: readonly Trial[],
  body: Body,
  foretell: Foretell,
): Generator<Trial | null, void, undefined> {
  const distinct = singles.filter((trial, at) => singles.findIndex(({ mark }) => mark === trial.mark) === at);
  const leading = [...distinct]
    .sort((a, b) => scoreOf(b.hypothesis) - scoreOf(a.hypothesis))
    .slice(0, widest);
  const tried = new Set<string>();
  for (const first of leading) {
    const open = new Set([...first.hypothesis.missed, ...first.hypothesis.contradicted]);
    const gain = ({ hypothesis }: Trial): number => hypothesis.explained.filter((id) => open.has(id)).length;
    const partners = distinct
      .filter((other) => other !== first && gain(other) > 0)
      .sort((a, b) => gain(b) - gain(a));
    for (const second of partners.slice(0, widest)) {
      const mutants = [...first.mutants, ...second.mutants];
      const key = mutants
        .map(({ id }) => id)
        .sort()
        .join(' ');
      if (tried.has(key)) continue;
      tried.add(key);
      const trial = attempt(mutants, body, foretell);
      const gained =
        scoreOf(trial.hypothesis) > Math.max(scoreOf(first.hypothesis), scoreOf(second.hypothesis));
      yield gained ? trial : null;
    }
  }
}

/** Mistakes that these rows cannot tell apart stand as one group, under the first of them. */
function grouped(trials: readonly Trial[]): readonly Hypothesis[] {
  const singles = new Map<string, Mutant[]>();
  for (const { mutants, mark } of trials) {
    const [only, second] = mutants;
    if (only !== undefined && second === undefined) singles.set(mark, [...(singles.get(mark) ?? []), only]);
  }
  const groupOf = (mutant: Mutant): readonly Mutant[] =>
    [...singles.values()].find((group) => group.includes(mutant)) ?? [mutant];
  const told = new Set<string>();
  return trials.flatMap(({ mutants, hypothesis, mark }) => {
    if (told.has(mark)) return [];
    told.add(mark);
    return [{ ...hypothesis, mistakes: mutants.map(groupOf) }];
  });
}
