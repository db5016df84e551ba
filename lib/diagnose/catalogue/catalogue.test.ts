import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogueText, defects, mutants } from '..';

describe('the catalogue of known defects', () => {
  it('gives each of the 200 its mutants or the reason why none can stand for it, never both', () => {
    expect(defects).toHaveLength(200);
    expect(new Set(defects.map(({ id }) => id)).size).toBe(200);
    const unclear = defects.filter((defect) => defect.mutants.length > 0 === (defect.without !== null));
    expect(unclear.map(({ id }) => id)).toEqual([]);
  });

  it('knows every defect that a mutant names', () => {
    const known = new Set(defects.map(({ id }) => id));
    expect(mutants.flatMap((mutant) => mutant.defects).filter((id) => !known.has(id))).toEqual([]);
  });

  it('stands in DEFECTS.md as `ahp-scenarios mutants --catalogue` writes it', () => {
    expect(readFileSync(new URL('../../../DEFECTS.md', import.meta.url), 'utf8')).toBe(catalogueText());
  });
});
