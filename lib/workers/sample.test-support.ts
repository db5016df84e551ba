import { readFileSync } from 'node:fs';
import type { RowTexts } from './types';

/** The bytes of the suite that comes with the page. */
export const bundledText = readFileSync(new URL('../../public/scenarios.json', import.meta.url), 'utf8');

interface Row {
  readonly id: string;
  readonly request: unknown;
  readonly response: unknown;
  readonly expected?: unknown;
  readonly expectError?: unknown;
}

const rows: readonly Row[] = JSON.parse(bundledText).scenarios;

/** The texts of a bundled row, freely indented. */
export function textsOfRow(id: string): RowTexts {
  const row = rows.find((candidate) => candidate.id === id);
  if (row === undefined) throw new Error(`no row ${id}`);
  const text = (value: unknown) => JSON.stringify(value, null, 2);
  const { expected, expectError } = row;
  return {
    request: text(row.request),
    response: text(row.response),
    expectation: text(expectError === true ? { expectError } : { expected }),
  };
}
