/** One row as a JUnit test case. */
export interface JunitCase {
  readonly name: string;
  readonly file: string;
  readonly line: number;
  /** Absent for a row that passed. */
  readonly problem?: { readonly kind: 'failure' | 'error'; readonly type: string; readonly text: string };
}

/** The XML text of one test suite, as continuous-integration servers read it. */
export function junitText(suite: string, cases: readonly JunitCase[]): string {
  const failures = cases.filter((row) => row.problem?.kind === 'failure').length;
  const errors = cases.filter((row) => row.problem?.kind === 'error').length;
  const counts = `tests="${cases.length}" failures="${failures}" errors="${errors}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="${escapeXml(suite)}" ${counts}>`,
    ...cases.map(caseText),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function caseText({ name, file, line, problem }: JunitCase): string {
  const open = `    <testcase name="${escapeXml(name)}" classname="${escapeXml(file)}" file="${escapeXml(file)}" line="${line}"`;
  if (problem === undefined) return `${open}/>`;
  const { kind, type, text } = problem;
  const message = escapeXml(text.split('\n', 1)[0] ?? '');
  return `${open}>\n      <${kind} type="${escapeXml(type)}" message="${message}">${escapeXml(text)}</${kind}>\n    </testcase>`;
}

const entities: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/** XML has no way to write control characters, halves of surrogate pairs and U+FFFE/F: they become U+FFFD. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replace(/[&<>"]/g, (character) => entities.get(character) ?? character);
}
