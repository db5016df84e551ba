import { type JsonFault, type JsonLimits, outlineRows, pageLimits, type Result } from '@/lib/json';
import { rowsOf } from './scenario-rows';
import type { RowProblem, ScenarioFile, ScenarioRow } from './scenario-types';

/**
 * Reads a suite: `{version: 1, scenarios: [...]}`, or a single row, or a bare `{request, response}`. A bad row is a
 * problem and hides no good one; a second row of the same id is both read and a problem. The result fails only where
 * the text between the rows is no JSON.
 */
export function readScenarioFile(
  text: string,
  limits: JsonLimits = pageLimits,
): Result<ScenarioFile, JsonFault> {
  const outline = outlineRows(text, 'scenarios', limits);
  if (!outline.ok) return outline;
  const { form, found } = rowsOf(text, outline.value, limits);
  const rows: ScenarioRow[] = [];
  const problems: RowProblem[] = [];
  for (const entry of found) {
    if (entry.kind === 'row') rows.push(entry);
    else problems.push(entry);
  }
  return { ok: true, value: { form, version: 1, rows, problems } };
}

/**
 * The rows and problems of a file one by one, in the order of the text, none retained: for very large files. Text
 * that is no JSON between the rows gives one problem with the index -1 and nothing else.
 */
export function* scenarioRows(
  text: string,
  limits: JsonLimits = pageLimits,
): Generator<ScenarioRow | RowProblem, void, undefined> {
  const outline = outlineRows(text, 'scenarios', limits);
  if (outline.ok) yield* rowsOf(text, outline.value, limits).found;
  else {
    const { message, range } = outline.fault;
    yield { kind: 'problem', index: -1, message, range };
  }
}
