import { checkSuite, type SuiteRow, suiteText } from '@/lib/suite';

import { printable } from './paint';
import type { Command, Source } from './types';

export { bundledSuites } from '@/lib/suite';

/** A suite to write or to check, and what its file holds now (null where there is none). */
export interface GeneratedSuite {
  readonly title: string;
  readonly path: string;
  readonly rows: readonly SuiteRow[];
  readonly current: Source | null;
}

/** `generate`: the exact text of a suite; whoever called writes it. */
export function generatedText({ rows }: Pick<GeneratedSuite, 'rows'>): string {
  return suiteText(rows);
}

/**
 * `generate --check`: whether each suite file is what its generator writes, byte for byte, and passes every check of
 * the contract's generator and of our own. Returns 0, 1 when something differs, 2 when a file is missing.
 */
export function* checkGenerated(suites: readonly GeneratedSuite[]): Command {
  let exitCode: 0 | 1 | 2 = 0;
  for (const { title, path, rows, current } of suites) {
    if (current === null) {
      yield { kind: 'error', text: `${printable(path)}: there is no such file; generate writes it.\n` };
      exitCode = 2;
      continue;
    }
    const problems = checkSuite(current.text, rows);
    for (const { check, id, pointer, message } of problems) {
      const row = id === null ? '' : ` row "${printable(id)}"${pointer}:`;
      yield { kind: 'output', text: `${printable(current.name)}:${row} ${check}: ${printable(message)}\n` };
    }
    if (problems.length > 0 && exitCode === 0) exitCode = 1;
    if (problems.length === 0) {
      yield {
        kind: 'output',
        text: `${printable(current.name)}: ${title}, ${rows.length} rows, reproduced byte for byte\n`,
      };
    }
  }
  return exitCode;
}
