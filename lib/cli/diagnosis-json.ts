import type { Analysis, Factor, Finding, Fold, HypothesisFacts, RunAnalysis } from '@/lib/diagnose';
import { type JsonObject, type JsonValue, stringifyJson } from '@/lib/json';

/** `diagnose --json`: one object on several lines, a line for each finding, fold and run. */
export function diagnosisJson(analysis: Analysis): string {
  const { sentence, findings, groups, runs, clearest, factor, otherExpectations, behaviours } = analysis;
  const lists: readonly (readonly [string, readonly JsonValue[]])[] = [
    ['findings', findings.map((finding) => findingJson(finding, behaviours[finding.behaviour]?.closest))],
    ['failed', groups.own.map(foldJson)],
    ['claimedWrongly', groups.claimed.map(foldJson)],
    ['void', groups.void.map(({ run, integrity, rows }) => ({ run, integrity, rows }))],
    ['runs', runs.map(runJson)],
  ];
  const head: JsonObject = {
    version: 1,
    sentence: sentence.text,
    tone: sentence.tone,
    rows: analysis.rows.length,
    factor: factorJson(factor),
    otherExpectations,
    clearest: clearest && {
      row: clearest.row,
      run: clearest.run,
      error: clearest.error,
      step: clearest.parting?.step ?? null,
      phase: clearest.parting?.phase ?? null,
      rule: clearest.parting?.rule ?? null,
      effect: clearest.parting?.effect ?? null,
    },
  };
  const members = Object.entries(head).map(([key, value]) => `"${key}":${stringifyJson(value)}`);
  const listed = lists.map(([key, values]) => {
    const lines = values.map((value) => stringifyJson(value)).join(',\n');
    return `"${key}":[${lines === '' ? '' : `\n${lines}\n`}]`;
  });
  return `{${[...members, ...listed].join(',\n')}}\n`;
}

function findingJson(finding: Finding, closest: HypothesisFacts | null | undefined): JsonObject {
  const { mistakes, runs, factor, differing, explained, contradicted } = finding;
  return {
    mistakes: mistakesJson(mistakes),
    ...(mistakes.length > 0 || !closest ? {} : { closest: mistakesJson(closest.mistakes) }),
    runs,
    factor: factorJson(factor),
    differing,
    explained,
    contradicted,
  };
}

/** The first of a group is named; the others cannot be told from it by these rows. */
function mistakesJson(mistakes: Finding['mistakes']): readonly JsonValue[] {
  return mistakes.flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [
          {
            id: first.id,
            kind: first.kind,
            claim: first.claim,
            rule: first.rule,
            hint: first.hint,
            defects: first.defects,
            others: others.map(({ id }) => id),
          },
        ],
  );
}

function foldJson({ row, clause, actual, error, runs }: Fold): JsonObject {
  return {
    row,
    runs,
    clause: clause.clause,
    pointer: clause.pointer,
    message: clause.message,
    ...(actual === undefined ? {} : { actual }),
    ...(error === null ? {} : { error }),
  };
}

function runJson(run: RunAnalysis): JsonObject {
  return {
    run: run.index,
    name: run.name,
    labels: run.labels,
    status: run.status,
    counts: run.counts,
    integrity: run.integrity,
    unknown: run.unknown,
    missing: run.missing,
    duplicate: run.duplicate,
    problems: run.problems.map(({ message, range: { line, column } }) => ({ message, line, column })),
  };
}

function factorJson(factor: Factor | null): JsonValue {
  return factor && Object.fromEntries(factor.map(({ name, value }) => [name, value]));
}
