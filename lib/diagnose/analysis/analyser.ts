import type { Scenario } from '@/lib/protocol';
import type { ReportedRow, ReportFormatId, ReportRun } from '@/lib/reports';
import { createDiagnoser, type Diagnosis } from '../diagnose';
import { mutants as everyMutant } from '../mutants';
import { bundledRows, type PartingRow, partingRow } from '../parting-row';
import type { Mutant } from '../types';
import { type Witness, witnessOf } from '../witness/witness';
import { createBehaviourIndex } from './behaviours';
import { clearestRow } from './clearest';
import { type Comparison, compareRuns, isWrong } from './compare-runs';
import { type CellDetail, detailOf } from './detail';
import { hypothesisFacts } from './facts';
import { factorAmong, findingsOf } from './findings';
import { groupsOf, type HeldRun } from './fold';
import { type JudgedRun, judgeRun } from './judge-run';
import { runName } from './run-name';
import { sentenceOf } from './sentence';
import { namedMutants, objectionOf } from './trial';
import type { Analysis, AnalysisProgress, Behaviour, ReportFile } from './types';

/** A report that has been read and held against the suite; it stays where it was read. */
export interface ReadReport {
  readonly name: string;
  readonly format: ReportFormatId;
  readonly runs: readonly {
    readonly run: Omit<ReportRun, 'rows'>;
    readonly judged: JudgedRun;
    /** The number of what it shows; null where nothing was run. */
    readonly shows: number | null;
  }[];
}

/** An analysis, and what can be asked of it later, cell by cell. */
export interface AnalysedReports {
  readonly analysis: Analysis;
  /** Null where the analysis has no such run or row. */
  readonly detail: (run: number, row: string) => CellDetail | null;
  readonly compare: (older: number, newer: number) => Comparison | null;
  /**
   * The smallest scenario on which what likely went wrong in a run shows, made from a row of the suite; null where nothing is
   * likely, or the row does not show it.
   */
  readonly witness: (run: number, row: string) => Witness | null;
  /** The row that would tell two known mistakes apart, by their ids; null where none was found. */
  readonly parting: (one: string, other: string) => PartingRow | null;
}

/** Holds reports against a suite and the known mistakes. What it has worked out it remembers. */
export interface Analyser {
  /** Reads a report run by run; gives how far it is after each. */
  readonly read: (file: ReportFile) => Generator<AnalysisProgress, ReadReport, undefined>;
  /** Analyses reports together, in small steps. */
  readonly analyse: (
    reports: readonly ReadReport[],
  ) => Generator<AnalysisProgress, AnalysedReports, undefined>;
}

/** See `Analyser`. Pure: it reads nothing but what it is given. */
export function createAnalyser(suite: readonly Scenario[], known: readonly Mutant[] = everyMutant): Analyser {
  const rows = suite.map(({ id }) => id);
  const ids = new Set(rows);
  const places = new Map(suite.map((row, at) => [row.id, { row, at }]));
  const shown = createBehaviourIndex(suite);
  const diagnoser = createDiagnoser(known);
  const diagnoses = new Map<string, Diagnosis>();

  function* read({ name, report }: ReportFile): Generator<AnalysisProgress, ReadReport, undefined> {
    const runs: ReadReport['runs'][number][] = [];
    for (const run of report.runs()) {
      const judged = judgeRun(suite, ids, run);
      const idle = run.status === 'inapplicable' || run.rows.length === 0;
      const { rows: _, ...kept } = run;
      runs.push({ run: kept, judged, shows: idle ? null : shown.numberOf(judged.reported) });
      yield { stage: 'reading', done: runs.length, total: report.count };
    }
    return { name, format: report.format, runs };
  }

  function* diagnosed(shows: number, { judged }: HeldRun): Generator<AnalysisProgress, Diagnosis, undefined> {
    // expectations that are not the suite's belong to other rows: nobody is accused by them
    const foreign = new Set(judged.otherExpectations);
    const key = `${shows} ${[...foreign].join(' ')}`;
    const remembered = diagnoses.get(key);
    if (remembered !== undefined) return remembered;
    const steps = diagnoser.diagnosing(
      foreign.size === 0 ? suite : suite.filter(({ id }) => !foreign.has(id)),
      judged.reported,
    );
    for (;;) {
      const step = steps.next();
      if (step.done) {
        diagnoses.set(key, step.value);
        return step.value;
      }
      yield { stage: 'diagnosing', ...step.value };
    }
  }

  function* analyse(reports: readonly ReadReport[]): Generator<AnalysisProgress, AnalysedReports, undefined> {
    const held: HeldRun[] = [];
    const byBehaviour = new Map<number, number[]>();
    const files = reports.map(({ name, format, runs }, file) => ({
      name,
      format,
      runs: runs.map(({ run, judged, shows }) => {
        const index = held.length;
        const { reported: _, ...facts } = judged;
        held.push({ run: { ...run, ...facts, index, file, name: runName(run.labels, name) }, judged });
        if (shows !== null) byBehaviour.set(shows, [...(byBehaviour.get(shows) ?? []), index]);
        return index;
      }),
    }));
    const table = new Map(
      [...byBehaviour.values()]
        .flat()
        .toSorted((a, b) => a - b)
        .map((run) => [run, held[run]?.run.labels ?? {}]),
    );
    const behaviours: Behaviour[] = [];
    for (const [shows, runs] of byBehaviour) {
      const [first] = runs.flatMap((run) => held[run] ?? []);
      if (first === undefined) continue;
      const diagnosis = yield* diagnosed(shows, first);
      const told = behaviourOf(diagnosis, behaviours.length, first.judged.reported);
      behaviours.push({ ...told, runs, factor: factorAmong(table, runs) });
    }
    const behaviourOfRun = new Map(behaviours.flatMap(({ index, runs }) => runs.map((run) => [run, index])));
    const runs = held.map(({ run }) => ({ ...run, behaviour: behaviourOfRun.get(run.index) ?? null }));
    const failing = runs.filter(({ cells }) => cells.some(({ status }) => isWrong(status)));
    const findings = findingsOf(behaviours, table);
    const [leading] = findings;
    const facts = {
      rows,
      files,
      runs,
      behaviours,
      findings,
      groups: groupsOf(rows, held, table),
      factor: factorAmong(
        table,
        failing.map(({ index }) => index),
      ),
      otherExpectations: rows.filter((id) => runs.some((run) => run.otherExpectations.includes(id))),
    };
    const analysis = {
      ...facts,
      sentence: sentenceOf(facts),
      clearest: clearestRow(suite, known, leading, leading && behaviours[leading.behaviour], held),
    };
    return {
      analysis,
      detail(run, id) {
        const [place, holder] = [places.get(id), held[run]];
        const cell = place && holder?.run.cells[place.at];
        if (place === undefined || holder === undefined || cell === undefined) return null;
        return detailOf(place.row, cell, holder, behaviours[behaviourOfRun.get(run) ?? -1], known);
      },
      compare(older, newer) {
        const [before, after] = [held[older], held[newer]];
        return before === undefined || after === undefined ? null : compareRuns(rows, before, after);
      },
      witness(run, id) {
        const behaviour = behaviours[behaviourOfRun.get(run) ?? -1];
        const [best] = behaviour?.likely ? behaviour.hypotheses : [];
        const row = places.get(id)?.row;
        return best === undefined || row === undefined ? null : witnessOf(namedMutants(known, best), row);
      },
      parting(one, other) {
        const [first, second] = [one, other].map((id) => known.find((mutant) => mutant.id === id));
        if (first === undefined || second === undefined) return null;
        return partingRow(first, second, [...suite, ...bundledRows()]);
      },
    };
  }

  function behaviourOf(
    diagnosis: Diagnosis,
    index: number,
    reported: ReadonlyMap<string, ReportedRow>,
  ): Omit<Behaviour, 'runs' | 'factor'> {
    const hypotheses = diagnosis.hypotheses.map(hypothesisFacts);
    const [best] = hypotheses;
    const { differing, weak } = diagnosis;
    const likely =
      best !== undefined &&
      best.explained.length > best.contradicted.length &&
      2 * best.explained.length >= differing.length;
    const other = diagnosis.closest && hypothesisFacts(diagnosis.closest);
    const closest = likely ? null : (best ?? other);
    const against = likely ? best : closest;
    const [wrongRow] = [...(against?.contradicted ?? []), ...(against?.missed ?? [])];
    const place = wrongRow === undefined ? undefined : places.get(wrongRow);
    return {
      index,
      differing,
      weak,
      hypotheses,
      likely,
      closest,
      objection:
        against && place
          ? objectionOf(namedMutants(known, against), place.row, reported.get(place.row.id))
          : null,
    };
  }

  return { read, analyse };
}

/** Runs steps to their end at once, for whoever needs no progress. */
export function finish<T>(steps: Generator<AnalysisProgress, T, undefined>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
