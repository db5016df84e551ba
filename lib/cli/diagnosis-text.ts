import {
  type AnalysedReports,
  type Analysis,
  type Behaviour,
  type Finding,
  type Fold,
  factorText,
} from '@/lib/diagnose';
import { type JsonValue, stringifyJson, valueAt } from '@/lib/json';
import { shorten } from './judged-row';
import { type Paint, printable } from './paint';

/** How many rows of a list are written out; `--json` gives all. */
const mostRows = 12;
/** How many paths of a difference are written out. */
const mostPaths = 3;
/** How many runs are named one by one. */
const mostNames = 3;

type Told = Pick<AnalysedReports, 'analysis' | 'parting'>;

/** `diagnose` for people: the sentence, the row to look at first, the findings, and what failed in which runs. */
export function diagnosisText({ analysis, parting }: Told, paint: Paint): string {
  const { sentence, findings, groups, clearest, runs, behaviours } = analysis;
  const tone = sentence.tone === 'right' ? paint.good : paint.bad;
  const names = ({ runs: places, factor }: Pick<Fold, 'runs' | 'factor'>): string => {
    if (factor !== null) return `${printable(factorText(factor))}, ${counted(places.length)}`;
    if (places.length > mostNames) return counted(places.length);
    return listed(
      places.map((at) => runs[at]?.name ?? ''),
      '; ',
    );
  };
  const blocks: readonly (readonly string[])[] = [
    [tone(printable(sentence.text))],
    clearest === null ? [] : clearestLines(clearest, paint),
    ...findings.map((finding) => findingLines(finding, behaviours[finding.behaviour], parting, paint)),
    foldLines('Claimed passed, and wrong:', groups.claimed, names, paint),
    foldLines('Failed on their own:', groups.own, names, paint),
    groups.void.length === 0
      ? []
      : [
          paint.strong('Right, and void because the combination broke integrity:'),
          ...groups.void.map(
            ({ run, integrity, rows }) =>
              `  ${printable(runs[run]?.name ?? '')}: ${rows.length} rows (${listed(integrity, '; ')})`,
          ),
        ],
    [
      ...idLines('unknown to the suite', runs, ({ unknown }) => unknown),
      ...idLines('missing from the report', runs, ({ missing }) => missing),
      ...idLines('reported more than once', runs, ({ duplicate }) => duplicate),
      ...runs.flatMap(({ name, problems }) =>
        problems.map(({ message, range }) => `${printable(name)}: line ${range.line}: ${printable(message)}`),
      ),
    ],
  ];
  const shown = blocks.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
  return `${shown.join('\n\n')}\n`;
}

function valueText(value: JsonValue | undefined): string {
  return value === undefined ? 'absent' : printable(shorten(stringifyJson(value)));
}

function clearestLines({ row, parting, error }: NonNullable<Analysis['clearest']>, paint: Paint): string[] {
  const at = parting?.effect === null || parting === null ? '' : `, effect ${parting.effect + 1}`;
  return [
    `${paint.strong('Look first at')} ${printable(row)}${parting === null ? '' : `, step ${parting.step + 1} (${parting.title}${at})`}`,
    ...(parting?.contract ? [`  contract: ${printable(parting.contract)}`] : []),
    ...(parting?.mistaken && parting.mistaken !== parting.contract
      ? [`  mistaken: ${printable(parting.mistaken)}`]
      : []),
    ...(parting?.differences ?? [])
      .slice(0, mostPaths)
      .map(
        ({ pointer, before, after }) =>
          `  pending ${printable(pointer)}: contract ${valueText(before)}, mistaken ${valueText(after)}`,
      ),
    ...(error === null ? [] : [`  the adapter says: ${printable(shorten(error))}`]),
  ];
}

function findingLines(
  finding: Finding,
  behaviour: Behaviour | undefined,
  parting: Told['parting'],
  paint: Paint,
): string[] {
  const { mistakes, factor, differing, explained, contradicted, runs } = finding;
  const who = factor === null ? counted(runs.length) : printable(factorText(factor));
  if (mistakes.length === 0) {
    const objection = behaviour?.objection;
    const closest = behaviour?.closest?.mistakes.flatMap(([first]) => (first ? [first.claim] : [])) ?? [];
    return [
      `${paint.strong('Nothing known explains')} ${differing.length} rows of ${who}: ${listed(differing)}`,
      ...(closest.length === 0 ? [] : [`  closest: it ${closest.join(' and ')}`]),
      ...(objection ? [`  which differs at ${printable(`${objection.row}${objection.pointer}`)}`] : []),
    ];
  }
  return [
    `${paint.strong('Likely')} of ${who}: explains ${explained.length} of ${differing.length} rows, contradicts ${contradicted.length}`,
    ...mistakes.flatMap(([first, ...others]) =>
      first === undefined
        ? []
        : [
            `  it ${first.claim} (rule ${first.rule}${first.defects.length > 0 ? `, ${first.defects.join(', ')}` : ''})`,
            `    ${first.hint}`,
            ...others.slice(0, mostRows).map((other) => {
              const row = parting(first.id, other.id);
              const would = row === null ? '' : `; ${partingText(row)} would`;
              return `    these rows cannot tell it from one that ${other.claim}${printable(would)}`;
            }),
          ],
    ),
    `  speaks for it: ${listed(explained)}`,
    ...(contradicted.length === 0 ? [] : [`  speaks against it: ${listed(contradicted)}`]),
  ];
}

/** Which row tells two mistakes apart; one that was made is told by its effects. */
function partingText({ row, from, shows }: NonNullable<ReturnType<Told['parting']>>): string {
  const state = shows === 'state' ? ', where the emitted state is told,' : '';
  if (from === 'suite') return `row ${row.id}${state}`;
  return `a response of ${shorten(stringifyJson(valueAt(row.response, '/result/effects') ?? row.response))}${state}`;
}

function foldLines(
  title: string,
  folds: readonly Fold[],
  names: (fold: Fold) => string,
  paint: Paint,
): string[] {
  if (folds.length === 0) return [];
  return [
    paint.strong(title),
    ...folds.map((fold) => `  ${printable(fold.row)} (${names(fold)}): ${printable(fold.clause.message)}`),
  ];
}

/** Ids that are out of place, once for all the runs where they are the same. */
function idLines(
  what: string,
  runs: Analysis['runs'],
  idsOf: (run: Analysis['runs'][number]) => readonly string[],
): string[] {
  const alike = new Map<string, { readonly ids: readonly string[]; readonly names: string[] }>();
  for (const run of runs) {
    const ids = idsOf(run);
    if (ids.length === 0) continue;
    const key = ids.join('\n');
    const known = alike.get(key) ?? { ids, names: [] };
    known.names.push(run.name);
    alike.set(key, known);
  }
  return [...alike.values()].map(({ ids, names: [name = '', ...others] }) => {
    const who = others.length === 0 ? printable(name) : counted(others.length + 1);
    return `${who}: ${ids.length} ${what}: ${listed(ids)}`;
  });
}

function counted(runs: number): string {
  return `${runs} ${runs === 1 ? 'run' : 'runs'}`;
}

function listed(texts: readonly string[], between = ', '): string {
  const rest = texts.length - mostRows;
  return `${texts.slice(0, mostRows).map(printable).join(between)}${rest > 0 ? ` and ${rest} more` : ''}`;
}
