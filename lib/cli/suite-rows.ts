import type { Result } from '@/lib/json';
import type { Scenario } from '@/lib/protocol';
import { problemText } from './place';
import { readEntries } from './rows';
import type { Source } from './types';

/**
 * The rows of a suite file, all of them. A row that cannot be read makes the whole unusable here: what is told of an
 * adapter or of the suite would be told of a part. The fault is text for the user, a line for each problem.
 */
export function suiteRows(source: Source): Result<readonly Scenario[], string> {
  const rows: Scenario[] = [];
  const problems: string[] = [];
  for (const entry of readEntries(source.text)) {
    if (entry.kind === 'file-problem') problems.push(problemText(source.name, entry.problem));
    else if (entry.kind === 'unreadable')
      problems.push(...entry.problems.map((problem) => problemText(source.name, problem)));
    else if (entry.repeated !== null) problems.push(problemText(source.name, entry.repeated));
    else rows.push(entry.row.scenario);
  }
  if (problems.length > 0) return { ok: false, fault: problems.join('') };
  if (rows.length === 0) return { ok: false, fault: `${source.name}: the file holds no row.\n` };
  return { ok: true, value: rows };
}
