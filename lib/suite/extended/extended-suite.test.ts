import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { evaluate } from '@/lib/evaluate';
import { reportedOf, verify } from '@/lib/verify';
import { checkSuite, coreSuite, extendedSuite, suiteText } from '..';

const file = readFileSync(new URL('../../../public/scenarios-extended.json', import.meta.url), 'utf8');

describe('the extended suite', () => {
  it('is what public/scenarios-extended.json holds, byte for byte, and passes every check', () => {
    expect(file).toBe(suiteText(extendedSuite));
    expect(checkSuite(file, extendedSuite)).toEqual([]);
  });

  it('has an id of its own for each row, across both suites', () => {
    const ids = [...coreSuite, ...extendedSuite].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('says of each row in one plain sentence which mistake it catches, each time another', () => {
    const notes = extendedSuite.map(({ note = '' }) => note);
    expect(notes.filter((note) => !/^Catches an adapter that [^.]+(\.[^. ][^.]*)*\.$/.test(note))).toEqual(
      [],
    );
    expect(new Set(notes).size).toBe(notes.length);
  });

  it.each(extendedSuite.map((row) => [row.id, row] as const))('is what the engine gives: %s', (_id, row) => {
    expect(verify(row, reportedOf(evaluate(row, { readings: row.readings ?? {} }))).clauses).toEqual([]);
  });
});
