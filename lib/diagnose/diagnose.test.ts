import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Scenario } from '@/lib/protocol';
import { openReport, type ReportedRow, type ReportRun } from '@/lib/reports';
import { coreSuite } from '@/lib/suite';
import { type Reported, reportedOf } from '@/lib/verify';
import { alteredMachine, createDiagnoser, type Diagnosis, mutants, strengthOf } from '.';

const { diagnose } = createDiagnoser();

/** The report of an adapter that makes some mistakes: what it shows, and no state. */
function reportOf(
  ids: readonly string[],
  suite: readonly Scenario[] = coreSuite,
): ReadonlyMap<string, Reported> {
  const machine = alteredMachine(
    ids.flatMap((id) => mutants.filter((mutant) => mutant.id === id)).map(({ alteration }) => alteration),
  );
  return new Map(
    suite.map((row) => [
      row.id,
      { actual: reportedOf(machine.run(row, row.readings)).actual, status: 'passed' },
    ]),
  );
}

const named = ({ hypotheses }: Diagnosis, at = 0): readonly string[] =>
  (hypotheses[at]?.mistakes ?? []).flatMap((group) => group.map(({ id }) => id));

const sample = (name: string): readonly ReportRun[] => {
  const opened = openReport(readFileSync(new URL(`../../e2e/samples/${name}`, import.meta.url), 'utf8'));
  if (!opened.ok) throw new Error(opened.fault.message);
  return [...opened.value.runs()];
};
const byId = (rows: readonly ReportedRow[]) => new Map(rows.map((row) => [row.id, row]));
const covered = (run: ReportRun) => coreSuite.filter(({ id }) => run.rows.some((row) => row.id === id));

describe('the reports of real adapters', () => {
  it('an adapter that skips invalid effects', () => {
    const [run] = sample('report-one-defect.json');
    const told = run && diagnose(coreSuite, byId(run.rows));
    expect(told?.differing).toHaveLength(32);
    expect(told && named(told)).toContain('skips-invalid-effects');
    expect(told?.hypotheses[0]).toMatchObject({ contradicted: [], missed: [] });
  });

  it('an adapter that drops a return before a modify, and spends a unit for each continue', () => {
    const [run] = sample('report-two-defects.json');
    const told = run && diagnose(coreSuite, byId(run.rows));
    expect(told?.hypotheses[0]?.mistakes).toHaveLength(2);
    expect(told && named(told)).toEqual(
      expect.arrayContaining(['drops-return-before-modify', 'each-continue-spends']),
    );
    expect(told?.hypotheses[0]).toMatchObject({ contradicted: [], missed: [] });
  });

  it('a matrix of clients, two of which make a mistake each', () => {
    const found = new Map<string, Set<string>>();
    for (const run of sample('matrix-sample.json')) {
      const told = diagnose(covered(run), byId(run.rows));
      const client = run.labels.client ?? '';
      const names = found.get(client) ?? new Set<string>();
      if (told.differing.length > 0) names.add(named(told)[0] ?? 'nothing');
      found.set(client, names);
    }
    expect(Object.fromEntries([...found].map(([client, names]) => [client, [...names]]))).toEqual({
      go: [],
      python: ['merges-deeply'],
      rust: ['last-permission-wins'],
      typescript: [],
    });
  });
});

describe('a diagnosis', () => {
  it('never accuses an adapter that does as the contract says', () => {
    expect(diagnose(coreSuite, reportOf([]))).toMatchObject({ differing: [], hypotheses: [] });
  });

  it('names three mistakes at once', () => {
    const three = ['merges-deeply', 'last-permission-wins', 'each-continue-spends'];
    const told = diagnose(coreSuite, reportOf(three));
    expect(named(told)).toEqual(expect.arrayContaining(three));
    expect(told.hypotheses[0]).toMatchObject({ contradicted: [], missed: [] });
  });

  it('says so when nothing known explains the report', () => {
    const odd = new Map(
      [...reportOf([])].map(([id]) => [id, { actual: { decision: 'perhaps' }, status: 'passed' }]),
    );
    expect(diagnose(coreSuite, odd).hypotheses).toEqual([]);
  });

  it('decides nothing by rows that were not run or show nothing', () => {
    const reports = new Map<string, Reported>([
      ...reportOf([]),
      ['deny-blocks', { actual: null, status: 'failed' }],
      ['allow-executes', { actual: undefined, status: 'unsupported' }],
    ]);
    reports.delete('ask-defers-execution');
    expect(diagnose(coreSuite, reports)).toMatchObject({
      differing: [],
      weak: ['deny-blocks'],
      silent: ['allow-executes', 'ask-defers-execution'],
      hypotheses: [],
    });
  });

  const shown = mutants.filter(
    ({ id }) =>
      strengthOf(
        coreSuite,
        mutants.filter((mutant) => mutant.id === id),
      ).survivors.length === 0,
  );

  it('names every mistake that the core suite shows first, alone or with those that no row parts from it', () => {
    const wrong = shown.filter(({ id }) => !named(diagnose(coreSuite, reportOf([id]))).includes(id));
    expect(wrong.map(({ id }) => id)).toEqual([]);
    expect(shown.length).toBeGreaterThan(150);
  });
});
