import { evaluate } from '@/lib/evaluate';
import { pageLimits } from '@/lib/json';
import { type Readings, type Scenario, scenarioRows } from '@/lib/protocol';
import { reportedOf, verify } from '@/lib/verify';
import { evaluateTexts } from './evaluate-texts';
import { judgementOf, judgementOfAnswer } from './judgement';
import type { OpenedSuite } from './open-suite';
import type { Pacer } from './pacer';
import { rowTexts } from './row-texts';
import type { RowEdit, RowJudgement } from './types';

/** Judges a row as its file has it, under these readings; the ones that it names win. */
export function judgeScenario(
  index: number,
  scenario: Scenario,
  readings: Partial<Readings> = {},
): RowJudgement {
  const evaluation = evaluate(scenario, { steps: false, readings: { ...readings, ...scenario.readings } });
  // A bare exchange asserts nothing: there is nothing to judge.
  if (scenario.expected === undefined && scenario.expectError === undefined) {
    return judgementOf(index, evaluation, 'none');
  }
  const { status } = verify(scenario, reportedOf(evaluation));
  return judgementOf(index, evaluation, status === 'passed' ? 'passed' : 'failed');
}

/**
 * Judges every row of a suite in order, an edited one by its edited texts. Tells what it found once per `every` slices at
 * most, so that a page with 100,000 rows is not drawn anew for each handful.
 */
export async function judgeSuite(
  { text, spans }: OpenedSuite,
  edits: readonly RowEdit[],
  readings: Partial<Readings>,
  pacer: Pacer,
  onJudged: (judged: readonly RowJudgement[]) => void,
  current: () => boolean,
  every = 12,
): Promise<void> {
  const edited = new Map(edits.map(({ index, texts }) => [index, texts]));
  let judged: RowJudgement[] = [];
  let slices = 0;
  for (const row of scenarioRows(text, pageLimits)) {
    if (row.kind !== 'row') continue;
    const texts = edited.get(row.index);
    judged.push(
      texts === undefined
        ? judgeScenario(row.index, row.scenario, readings)
        : judgementOfAnswer(
            row.index,
            evaluateTexts({ ...textsAt(text, spans, row.index), ...texts }, readings),
          ),
    );
    if (!pacer.due()) continue;
    slices += 1;
    if (slices % every === 0) {
      onJudged(judged);
      judged = [];
    }
    await pacer.rest();
    if (!current()) return;
  }
  if (judged.length > 0) onJudged(judged);
}

/** The texts of the row at an index that the suite has. */
export function textsAt(text: string, spans: OpenedSuite['spans'], index: number) {
  const span = spans.get(index);
  if (span === undefined) throw new Error(`the suite has no row ${index}`);
  return rowTexts(text.slice(span.offset, span.offset + span.length));
}
