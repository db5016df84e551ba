import { evaluate } from '@/lib/evaluate';
import { stringifyJson } from '@/lib/json';
import type { ScenarioRow } from '@/lib/protocol';
import { evaluationJson, unreadableJson } from './evaluation-json';
import { evaluationText } from './evaluation-text';
import { fitsFilters } from './filter';
import { nothingFound } from './nothing-found';
import { problemText } from './place';
import { type Entry, readEntries } from './rows';
import type { Command, EvaluateCommandOptions, Source } from './types';

/**
 * `evaluate FILE`: what comes of each row. A row that cannot be read is said and hides no other.
 *
 * Returns 0 when every row asked for was read (whatever its outcome), 2 when one was not or none was found.
 */
export function* evaluateCommand(source: Source, options: EvaluateCommandOptions): Command {
  const isJson = options.format === 'json';
  let found = 0;
  let unreadable = 0;
  let told = false;
  if (isJson) yield { kind: 'output', text: '{"version":1,"rows":[' };
  for (const entry of readEntries(source.text)) {
    if (!isAsked(entry, options)) continue;
    for (const problem of problemsOf(entry)) {
      told = true;
      yield { kind: 'error', text: problemText(source.name, problem) };
    }
    if (entry.kind === 'file-problem') continue;
    found += 1;
    if (entry.kind === 'unreadable') unreadable += 1;
    const separator = isJson && found > 1 ? ',\n' : '';
    const start = isJson && found === 1 ? '\n' : separator;
    const text =
      entry.kind === 'row' ? rowText(source, entry.row, options) : isJson ? unreadableText(entry.id) : '';
    yield { kind: 'output', text: start + text };
    yield { kind: 'progress', done: found };
  }
  if (isJson) yield { kind: 'output', text: `${found > 0 ? '\n' : ''}]}\n` };
  if (found === 0 && !told) yield { kind: 'error', text: nothingFound(source.name, options) };
  return found === 0 || unreadable > 0 ? 2 : 0;
}

function isAsked(entry: Entry, { id: wanted, filters }: EvaluateCommandOptions): boolean {
  if (entry.kind === 'file-problem') return true;
  const { id, tags } = entry.kind === 'row' ? entry.row.scenario : { id: entry.id ?? '', tags: [] };
  return wanted === null ? fitsFilters({ id, tags }, filters) : id === wanted;
}

function problemsOf(entry: Entry) {
  if (entry.kind === 'unreadable') return entry.problems;
  if (entry.kind === 'file-problem') return [entry.problem];
  return entry.repeated === null ? [] : [entry.repeated];
}

function rowText(source: Source, row: ScenarioRow, options: EvaluateCommandOptions): string {
  const { id, request, response, readings } = row.scenario;
  const settings = { readings: { ...readings, ...options.readings }, steps: options.steps };
  const evaluation = evaluate({ request, response }, settings);
  return options.format === 'json'
    ? stringifyJson(evaluationJson(id, evaluation, options.steps))
    : evaluationText(source.name, row, evaluation, options);
}

function unreadableText(id: string | null): string {
  return stringifyJson(unreadableJson(id));
}
