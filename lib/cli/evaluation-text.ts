import type { Evaluation, Step } from '@/lib/evaluate';
import { type JsonValue, stringifyJson } from '@/lib/json';
import type { ScenarioRow } from '@/lib/protocol';
import { shorten } from './judged-row';
import { colored, type Paint, printable, uncolored } from './paint';
import { placeText } from './place';
import type { EvaluateCommandOptions } from './types';

/** One evaluated row for people: its outcome, and where a rejection stands in the file. */
export function evaluationText(
  file: string,
  row: Pick<ScenarioRow, 'scenario' | 'parsed'>,
  evaluation: Evaluation,
  options: Pick<EvaluateCommandOptions, 'steps' | 'color'>,
): string {
  const paint = options.color ? colored : uncolored;
  const lines = [`${paint.strong(printable(row.scenario.id))}  ${headline(evaluation, paint)}`];
  const parsed = evaluation.diagnostics.length > 0 ? row.parsed() : null;
  for (const diagnostic of evaluation.diagnostics) {
    const place = parsed === null ? '' : placeText(file, parsed.rangeOf(diagnostic.pointer));
    const effect = diagnostic.effect === null ? '' : `effect ${diagnostic.effect + 1}: `;
    lines.push(
      `  ${place}: ${effect}${printable(diagnostic.message)}`,
      paint.dim(`    at ${printable(diagnostic.pointer)}`),
    );
  }
  if (evaluation.outcome === 'accepted') {
    for (const [key, value] of Object.entries(evaluation.actual)) lines.push(`  ${key} ${valueText(value)}`);
  }
  if (evaluation.state !== null) lines.push(paint.dim(`  state ${valueText(evaluation.state)}`));
  if (evaluation.payload !== undefined) lines.push(paint.dim(`  payload ${valueText(evaluation.payload)}`));
  if (options.steps) lines.push(...evaluation.steps.map((step) => stepLine(step, paint)));
  return `${lines.join('\n')}\n`;
}

function headline(evaluation: Evaluation, paint: Paint): string {
  switch (evaluation.outcome) {
    case 'accepted':
      return paint.good('accepted');
    case 'rejected':
      return `${paint.bad('rejected')}, ${evaluation.class} (rule ${evaluation.rule}, phase ${evaluation.phase})`;
    case 'invalid-request':
      return paint.bad('invalid-request');
  }
}

function stepLine(step: Step, paint: Paint): string {
  const effect = step.effect === null ? '' : `, effect ${step.effect + 1}`;
  return `  ${step.index + 1}. ${step.phase}${effect}: ${step.verdict} ${paint.dim(`(rule ${step.rule})`)} ${printable(step.because)}`;
}

function valueText(value: JsonValue): string {
  return printable(shorten(stringifyJson(value)));
}
