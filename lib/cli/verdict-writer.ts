import { stringifyJson } from '@/lib/json';
import { clauseLines, type JudgedRow, judgedJson, type Summary, summaryText } from './judged-row';
import { type JunitCase, junitText } from './junit';
import { colored, type Paint, printable, uncolored } from './paint';
import { placeText } from './place';
import type { VerifyCommandOptions } from './types';

/** Writes a verification in one format: text row by row, the others when the counts are known. */
export interface VerdictWriter {
  /** What can be written of a row at once; empty when nothing. */
  row(row: JudgedRow): string;
  end(summary: Summary): string;
}

/** The writer of the format asked for. */
export function createVerdictWriter(
  name: string,
  options: Pick<VerifyCommandOptions, 'format' | 'color'>,
): VerdictWriter {
  switch (options.format) {
    case 'text':
      return textWriter(name, options.color ? colored : uncolored);
    case 'json':
      return jsonWriter();
    case 'junit':
      return junitWriter(name);
  }
}

/** Only what did not pass is told row by row. */
function textWriter(name: string, paint: Paint): VerdictWriter {
  return {
    row(row) {
      if (row.status === 'passed') return '';
      const head = `${paint.bad(row.status.toUpperCase())} ${paint.strong(printable(row.id))}`;
      const lines = clauseLines(row.clauses).map((line) => `  ${printable(line)}`);
      return `${[`${placeText(row.file, row.place())}: ${head}`, ...lines].join('\n')}\n`;
    },
    end(summary) {
      const text = `${printable(name)}: ${summaryText(summary)}`;
      return `${summary.passed === summary.rows ? paint.good(text) : paint.bad(text)}\n`;
    },
  };
}

/** The summary stands before the rows, so the rows wait as text. */
function jsonWriter(): VerdictWriter {
  const rows: string[] = [];
  return {
    row(row) {
      rows.push(stringifyJson(judgedJson(row)));
      return '';
    },
    end: (summary) =>
      `{"version":1,"summary":${stringifyJson({ ...summary })},"rows":[${rows.length > 0 ? `\n${rows.join(',\n')}\n` : ''}]}\n`,
  };
}

function junitWriter(name: string): VerdictWriter {
  const cases: JunitCase[] = [];
  return {
    row({ id, status, clauses, file, place }) {
      const { line } = place();
      const text = clauseLines(clauses).join('\n');
      const kind = status === 'unreadable' ? 'error' : 'failure';
      const type = clauses[0]?.clause ?? status;
      cases.push({ name: id, file, line, ...(status === 'passed' ? {} : { problem: { kind, type, text } }) });
      return '';
    },
    end: () => junitText(name, cases),
  };
}
