import { factorText } from './factor';
import type { Analysis, Behaviour, Finding, RunAnalysis, Sentence } from './types';

type Told = Pick<Analysis, 'rows' | 'files' | 'runs' | 'behaviours' | 'findings' | 'otherExpectations'>;

/**
 * The one sentence that a page opens with: who, what is wrong, and what it likely is. It speaks of a record; it never
 * names a mistake where the expectations of a report are not those of the suite, and never accuses without one.
 */
export function sentenceOf(told: Told): Sentence {
  const { otherExpectations, findings } = told;
  if (otherExpectations.length > 0) return doubt(told);
  const [first] = findings;
  if (first === undefined) return calm(told);
  const behaviour = told.behaviours[first.behaviour];
  const subject = subjectOf(first, told);
  const more = findings.length > 1 ? `; ${counted(findings.length - 1, 'more finding')} below` : '';
  const text = `${subject}: ${failing(first, behaviour)}${cause(first, behaviour)}${more}.`;
  return { text, subject, tone: first.mistakes.length > 0 ? 'explained' : 'unexplained' };
}

function doubt({ otherExpectations, files, runs }: Told): Sentence {
  const concerned = runs.find((run) => run.otherExpectations.length > 0);
  const subject = files[concerned?.file ?? 0]?.name ?? 'The report';
  const count = counted(otherExpectations.length, 'expectation');
  const differ = otherExpectations.length === 1 ? 'differs' : 'differ';
  const text = `${subject} was judged by another suite, ${count} of which ${differ} from this one: ask for its scenarios.json before accusing anybody.`;
  return { text, subject, tone: 'unsure' };
}

function subjectOf({ factor, runs }: Finding, told: Told): string {
  if (factor !== null) return factorText(factor);
  const [only] = runs;
  if (runs.length === 1 && only !== undefined) return told.runs[only]?.name ?? 'The report';
  return runs.length === ran(told.runs).length ? 'Every run' : `${runs.length} runs`;
}

function failing({ runs, differing }: Finding, behaviour: Behaviour | undefined): string {
  const count = differing.length + (behaviour?.weak.length ?? 0);
  const rows = `${counted(count, 'row')} ${count === 1 ? 'fails' : 'fail'}`;
  return runs.length > 1 ? `${rows} alike in ${runs.length} combinations` : rows;
}

function cause(finding: Finding, behaviour: Behaviour | undefined): string {
  const { mistakes, explained, contradicted, differing } = finding;
  if (mistakes.length > 0) {
    const parts = mistakes.flatMap(([first]) =>
      first === undefined ? [] : [`${first.claim} (rule ${first.rule})`],
    );
    const fares = `explains ${explained.length}, contradicts ${contradicted.length}`;
    return `; likely it ${parts.join(' and ')}: ${fares}`;
  }
  if (differing.length === 0) return ' without an outcome, which tells nothing about the cause';
  const closest = behaviour?.closest?.mistakes.flatMap(([first]) =>
    first === undefined ? [] : [first.claim],
  );
  if (closest === undefined || closest.length === 0) return ', and nothing known explains this';
  const where = behaviour?.objection ? `, which differs at ${behaviour.objection.row}` : '';
  return `, and nothing known explains this; closest is that it ${closest.join(' and ')}${where}`;
}

/** What is said where nobody is to be accused. */
function calm({ rows, runs }: Told): Sentence {
  const run = ran(runs);
  const [only] = run;
  const subject = run.length === 1 && only !== undefined ? only.name : counted(run.length, 'run');
  const count = (status: 'passed' | 'void' | 'failed' | 'claimed-wrongly'): number =>
    run.reduce((sum, { counts }) => sum + counts[status], 0);
  const idle = run.reduce(
    (sum, { counts }) => sum + counts.unsupported + counts.inapplicable + counts.missing,
    0,
  );
  const wrong = count('failed') + count('claimed-wrongly');
  const calmly = (text: string, tone: Sentence['tone'] = 'right'): Sentence => ({ text, subject, tone });
  if (wrong > 0) {
    const text = `${subject}: ${counted(wrong, 'row')} ${wrong === 1 ? 'counts' : 'count'} as failed, though each outcome that is shown is the one the contract gives.`;
    return calmly(text, 'unsure');
  }
  const lost = count('void');
  if (count('passed') + lost === 0)
    return calmly(`Nothing was run: none of the ${rows.length} rows has an outcome.`, 'unsure');
  const broken = run.filter(({ integrity }) => integrity.length > 0).length;
  const voids =
    lost > 0
      ? `; ${counted(lost, 'row')} of ${counted(broken, 'combination')} count for nothing, because integrity broke`
      : '';
  const rest = idle > 0 ? `; ${counted(idle, 'row')} ${idle === 1 ? 'was' : 'were'} not run` : '';
  return calmly(`${subject}: every row that was run is right${voids}${rest}.`, lost > 0 ? 'unsure' : 'right');
}

function ran(runs: readonly RunAnalysis[]): readonly RunAnalysis[] {
  return runs.filter(({ behaviour }) => behaviour !== null);
}

/** "1 row", "9 rows". */
function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
