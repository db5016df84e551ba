import { isJsonObject, type JsonValue, type MemberSpan, member } from '@/lib/json';
import { problemAt, valueIn } from './read-runs';
import type { ReportedRow, ReportFormat, ReportProblem, ReportRun, ReportSource } from './types';

/** Members of which an outcome has at least one; a text of other objects is no map of outcomes. */
const outcomeKeys = ['decision', 'executed', 'messages', 'rejected', 'input', 'flow'];

/**
 * `{ id: actual }`: what came of each row, and nothing about who ran it. An entry may also be
 * `{ actual, state, payload }`, so that what adapters otherwise keep to themselves can be compared too.
 */
export const actualMap: ReportFormat = {
  id: 'actual-map',
  label: 'map of outcomes',
  detect: (keys, source) =>
    keys.size > 0 && !keys.has('request') && source.outline.members.some((span) => isOutcome(source, span)),
  parse: (source) => ({
    ok: true,
    value: {
      format: 'actual-map',
      count: 1,
      *runs() {
        yield readMap(source);
      },
    },
  }),
};

function isOutcome(source: ReportSource, span: MemberSpan): boolean {
  const read = valueIn(source, span);
  if (!read.ok || !isJsonObject(read.value)) return false;
  const actual = member(read.value, 'actual') ?? read.value;
  return isJsonObject(actual) && outcomeKeys.some((key) => member(actual, key) !== undefined);
}

function readMap(source: ReportSource): ReportRun {
  const rows: ReportedRow[] = [];
  const problems: ReportProblem[] = [];
  for (const span of source.outline.members) {
    const read = valueIn(source, span);
    if (!read.ok) problems.push({ message: read.fault.message, range: read.fault.range });
    else if (span.key === '')
      problems.push(problemAt(source, span, 'An outcome stands under the id of its row.'));
    else rows.push({ id: span.key, ...outcomeOf(read.value), offset: span.offset });
  }
  return { labels: {}, status: 'run', integrity: [], rows, problems };
}

function outcomeOf(value: JsonValue): Omit<ReportedRow, 'id' | 'offset'> {
  if (!isJsonObject(value) || member(value, 'actual') === undefined) return { actual: value };
  const state = member(value, 'state');
  const payload = member(value, 'payload');
  return {
    actual: member(value, 'actual'),
    ...(state === undefined ? {} : { state }),
    ...(payload === undefined ? {} : { payload }),
  };
}
