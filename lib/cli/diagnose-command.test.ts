import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { collect } from './collect';
import { diagnoseCommand } from './diagnose-command';
import { jsonOf, reportOf, suiteOf } from './rows.test-support';
import type { Source } from './types';

const json = { format: 'json', color: false } as const;
const text = { format: 'text', color: false } as const;
const sample = (name: string): Source => ({
  name,
  text: readFileSync(new URL(`../../e2e/samples/${name}`, import.meta.url), 'utf8'),
});
const suite = suiteOf('deny-blocks', 'modify-merge-shallow-null-literal', 'deny-then-allow');
const good = reportOf(suite);

describe('diagnose', () => {
  test('tells the sentence, the row to look at, and the findings of a real report', () => {
    const outcome = collect(diagnoseCommand([sample('report-one-defect.json')], null, text));
    expect(outcome).toMatchObject({ exitCode: 1, errors: '' });
    const [first, second] = outcome.output.split('\n\n');
    expect(first).toBe(
      'rust: 32 rows fail; likely it skips an invalid effect and applies the rest (rule 3): explains 32, contradicts 0.',
    );
    expect(second).toMatch(/^Look first at \S+, step \d+ \(/);
    expect(outcome.output).toContain('Likely of 1 run: explains 32 of 32 rows, contradicts 0');
    expect(outcome.output).toMatch(
      /these rows cannot tell it from one that applies the effects .*; .* would\n/,
    );
  });

  test('gives a matrix as data, factor by factor', () => {
    const { json: told, exitCode } = jsonOf(diagnoseCommand([sample('matrix-sample.json')], suite, json));
    expect(exitCode).toBe(1);
    expect(told).toMatchObject({ version: 1, tone: 'explained', rows: 3, otherExpectations: [] });
    expect(told.findings.map((finding: { factor: object }) => finding.factor)).toEqual([
      { client: 'python' },
      { client: 'rust' },
    ]);
    expect(told.void).toEqual([
      { run: expect.any(Number), integrity: ['Receipts: ValueError'], rows: expect.any(Array) },
    ]);
    expect(told.runs).toHaveLength(32);
  });

  test('is content with an adapter that does as the contract says', () => {
    expect(collect(diagnoseCommand([good], suite, text))).toEqual({
      output: 'x: every row that was run is right.\n',
      errors: '',
      exitCode: 0,
    });
  });

  test('fails a report that lacks a row, has one twice, or one that the suite does not know', () => {
    const other = reportOf(suiteOf('deny-blocks'));
    const lacking = collect(diagnoseCommand([other], suite, text));
    expect(lacking.exitCode).toBe(1);
    expect(lacking.output).toContain('x: 2 missing from the report: ');
    const unknown = collect(diagnoseCommand([good], suiteOf('deny-blocks'), text));
    expect(unknown).toMatchObject({ exitCode: 1, output: expect.stringContaining('2 unknown to the suite') });
  });

  test('takes the bundled suites whose rows are named', () => {
    const { json: told } = jsonOf(diagnoseCommand([good], null, json));
    expect(told.rows).toBe(105);
  });

  test('says where a report or a suite cannot be read', () => {
    const broken = { name: 'r.json', text: '{"results": [}' };
    expect(collect(diagnoseCommand([good, broken], suite, text))).toMatchObject({
      exitCode: 2,
      output: '',
      errors: expect.stringMatching(/^r\.json:1:\d+: /),
    });
    const empty = { name: 's.json', text: '{"version":1,"scenarios":[]}' };
    expect(collect(diagnoseCommand([good], empty, text))).toMatchObject({ exitCode: 2, output: '' });
  });

  test('lets no name steer a terminal', () => {
    const sly = {
      name: 'r',
      text: '{"language":"\\u001b[31mx","results":[{"id":"\\u001b[2J","actual":null}]}',
    };
    expect(collect(diagnoseCommand([sly], suite, text)).output).not.toContain('\u001b');
  });
});
