import {
  isJsonObject,
  type JsonObject,
  type JsonValue,
  member,
  outlineRows,
  type ValueSpan,
} from '@/lib/json';
import { readResult } from './read-result';
import { problemAt, refuse, valueIn } from './read-runs';
import type { ReportedRow, ReportFormat, ReportProblem, ReportRun, ReportSource } from './types';

/** The factors of a combination, in the order in which an artifact sorts them. */
export const matrixFactors = ['client', 'server', 'transport', 'auth'] as const;

/** `{ version, scenarioCount, summary, groups: [{ client, server, …, results }] }`: one run per combination. */
export const matrixArtifact: ReportFormat = {
  id: 'matrix-artifact',
  label: 'matrix artifact',
  detect: (keys) => keys.has('groups'),
  parse(source) {
    const outline = outlineRows(source.text, 'groups', source.limits);
    if (!outline.ok) return outline;
    const { rows: groups, members } = outline.value;
    if (groups === null) {
      const found = members.findLast(({ key }) => key === 'groups') ?? { offset: 0, length: 1 };
      return refuse(source, found, 'A matrix artifact holds a list `groups`, one entry per combination.');
    }
    return {
      ok: true,
      value: {
        format: 'matrix-artifact',
        count: groups.length,
        *runs() {
          for (const span of groups) yield readGroup(source, span);
        },
      },
    };
  },
};

function readGroup(source: ReportSource, span: ValueSpan): ReportRun {
  const read = valueIn(source, span);
  if (!read.ok) return unusable({ message: read.fault.message, range: read.fault.range });
  if (!isJsonObject(read.value)) {
    return unusable(problemAt(source, span, 'A combination is an object with a list `results`.'));
  }
  const group = read.value;
  const results = member(group, 'results');
  const labels = labelsOf(group);
  if (!Array.isArray(results)) {
    return { ...unusable(problemAt(source, span, 'The combination has no list `results`.')), labels };
  }
  const rows: ReportedRow[] = [];
  const problems: ReportProblem[] = [];
  for (const [index, result] of results.entries()) {
    const row = readResult(result, 'adapterStatus', span.offset);
    if (typeof row === 'string') problems.push(problemAt(source, span, `Result ${index + 1}: ${row}`));
    else rows.push(withJudgement(row, result));
  }
  const status = member(group, 'status') === 'inapplicable' ? 'inapplicable' : 'run';
  return { labels, status, integrity: textsOf(member(group, 'errors')), rows, problems };
}

/** What the runner repeats and adds: the expectation it held the row against, and its own verdict. */
function withJudgement(row: ReportedRow, result: JsonValue): ReportedRow {
  if (!isJsonObject(result)) return row;
  const judged = member(result, 'status');
  const expected = member(result, 'expected');
  // a row that was not run carries no claim of the adapter: the runner's word stands for it
  const status = member(result, 'adapterStatus') ?? (judged === 'inapplicable' ? judged : row.status);
  return {
    ...row,
    ...(status === undefined ? {} : { status }),
    ...(judged === undefined ? {} : { judged }),
    ...(expected === undefined ? {} : { expected }),
  };
}

function labelsOf(group: JsonObject): ReportRun['labels'] {
  const found = matrixFactors.map((factor) => [factor, member(group, factor)] as const);
  return Object.fromEntries(
    found.filter((entry): entry is [(typeof entry)[0], string] => typeof entry[1] === 'string'),
  );
}

function textsOf(value: JsonValue | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((text: JsonValue) => typeof text === 'string') : [];
}

function unusable(problem: ReportProblem): ReportRun {
  return { labels: {}, status: 'run', integrity: [], rows: [], problems: [problem] };
}
