import { type JsonObject, stringifyJson, type TextRange } from '@/lib/json';
import { resolveReadings } from '@/lib/protocol';
import { fitsFilters } from './filter';
import { lintFile } from './lint-file';
import { lintRow, type RowFinding } from './lint-row';
import { nothingFound } from './nothing-found';
import { colored, printable, uncolored } from './paint';
import { placeText } from './place';
import { type Entry, readEntries } from './rows';
import type { Chunk, Command, LintCommandOptions, Source } from './types';

/** Something to mend; `row` counts from 0 and is null where the file as such is meant. */
interface Finding extends RowFinding {
  readonly row: number | null;
  readonly id: string | null;
}

/**
 * `lint FILE`: what is wrong with the form of a suite file, each with its line and column.
 *
 * Returns 0 when nothing was found, 1 when something was, 2 when the file cannot be read or holds no row asked for.
 */
export function* lintCommand(source: Source, options: LintCommandOptions): Command {
  const isJson = options.format === 'json';
  const paint = options.color ? colored : uncolored;
  let looked = 0;
  let count = 0;
  if (isJson) yield { kind: 'output', text: '{"version":1,"findings":[' };
  const write = (finding: Finding): Chunk => {
    count += 1;
    const json = `${count > 1 ? ',' : ''}\n${stringifyJson(findingJson(finding))}`;
    return { kind: 'output', text: isJson ? json : findingText(source.name, finding, paint.bad) };
  };
  for (const finding of lintFile(source.text)) yield write({ row: null, id: null, ...finding });
  for (const entry of readEntries(source.text)) {
    if (entry.kind !== 'file-problem') {
      const { id, tags } = entry.kind === 'row' ? entry.row.scenario : { id: entry.id ?? '', tags: [] };
      if (!fitsFilters({ id, tags }, options.filters)) continue;
      looked += 1;
    }
    for (const finding of findingsOf(entry, options)) yield write(finding);
    yield { kind: 'progress', done: looked };
  }
  if (isJson) yield { kind: 'output', text: `${count > 0 ? '\n' : ''}]}\n` };
  else if (looked > 0) {
    const words = count === 0 ? paint.good('nothing to mend') : paint.bad(`${count} to mend`);
    const rows = `${looked} ${looked === 1 ? 'row' : 'rows'}`;
    yield { kind: 'output', text: `${printable(source.name)}: ${rows}, ${words}\n` };
  }
  if (looked === 0 && count === 0) yield { kind: 'error', text: nothingFound(source.name, options) };
  return looked === 0 ? 2 : count > 0 ? 1 : 0;
}

function findingsOf(entry: Entry, options: LintCommandOptions): readonly Finding[] {
  switch (entry.kind) {
    case 'file-problem': {
      const { range, message } = entry.problem;
      return [{ row: null, id: null, code: 'file', pointer: '', range, message }];
    }
    case 'unreadable': {
      const { index: row, id, problems } = entry;
      return problems.map(({ range, message }) => {
        return { row, id, code: 'unreadable-row', pointer: '', range, message };
      });
    }
    case 'row': {
      const { index: row, scenario } = entry.row;
      const readings = resolveReadings({ ...scenario.readings, ...options.readings });
      const found = lintRow(scenario, entry.row.parsed(), readings);
      const { repeated } = entry;
      const again: readonly RowFinding[] =
        repeated === null
          ? []
          : [{ code: 'duplicate-row', pointer: '/id', range: repeated.range, message: repeated.message }];
      return [...again, ...found].map((finding) => ({ row, id: scenario.id, ...finding }));
    }
  }
}

function findingText(
  name: string,
  { row, id, code, range, message }: Finding,
  paint: (text: string) => string,
): string {
  const where = row === null ? '' : id === null ? ` in row ${row + 1}` : ` in "${printable(id)}"`;
  return `${placeText(name, range)}: ${paint(code)}${where}: ${printable(message)}\n`;
}

function findingJson({ row, id, code, pointer, range, message }: Finding): JsonObject {
  const { line, column }: TextRange = range;
  return { row, id, code, pointer, line, column, message };
}
