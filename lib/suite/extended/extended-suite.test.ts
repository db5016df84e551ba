import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { evaluate } from '@/lib/evaluate';
import { isJsonObject, readJson, valueAt } from '@/lib/json';
import { boundaries } from '@/lib/protocol';
import { reportedOf, verify } from '@/lib/verify';
import { checkSuite, coreSuite, extendedSuite, suiteText } from '..';

const file = readFileSync(new URL('../../../public/scenarios-extended.json', import.meta.url), 'utf8');

describe('the extended suite', () => {
  it('is what public/scenarios-extended.json holds, byte for byte, and passes every check', () => {
    expect(file).toBe(suiteText(extendedSuite));
    expect(checkSuite(file, extendedSuite)).toEqual([]);
  });

  it('has at least 250 rows: every boundary, accepted and rejected, and its target modified with and without success', () => {
    expect(extendedSuite.length).toBeGreaterThanOrEqual(250);
    const at = (event: string) =>
      extendedSuite.filter(({ request }) => valueAt(request, '/params/event/type') === event);
    for (const { event, target } of boundaries) {
      const rows = at(event);
      expect(
        rows.some(({ expected }) => expected !== undefined),
        event,
      ).toBe(true);
      expect(
        rows.some(({ tags }) => tags.includes('negative')),
        event,
      ).toBe(true);
      const modifying = rows.filter(({ response }) => {
        const effects = valueAt(response, '/result/effects');
        return (
          Array.isArray(effects) &&
          effects.some(
            (effect) => isJsonObject(effect) && effect.type === 'modify' && effect.target === target,
          )
        );
      });
      if (target === null) continue;
      expect(
        modifying.some(({ expected }) => expected !== undefined),
        event,
      ).toBe(true);
      expect(
        modifying.some(({ expectError }) => expectError === true),
        event,
      ).toBe(true);
    }
  });

  it('spells a number as its row asks for, and it means the same', () => {
    for (const literal of ['1.0', '1e0']) expect(file).toContain(`"task": ${literal}\n`);
    const read = readJson(file);
    expect(read.ok && valueAt(read.value, '/scenarios')).toHaveLength(extendedSuite.length);
    const plain = extendedSuite.map(({ spelled: _spelled, ...row }) => row);
    expect(suiteText(plain)).not.toBe(file);
    expect(suiteText(plain).length).toBe(file.length - 4);
  });

  it('has an id of its own for each row, across both suites', () => {
    const ids = [...coreSuite, ...extendedSuite].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('says of each row in one plain sentence which mistake it catches, each time another', () => {
    const notes = extendedSuite.map(({ note = '' }) => note);
    expect(
      notes.filter(
        (note) => !/^Catches an adapter(, or a server before it,)? that [^.]+([.]\S[^.]*)*[.]$/.test(note),
      ),
    ).toEqual([]);
    expect(new Set(notes).size).toBe(notes.length);
  });

  it.each(extendedSuite.map((row) => [row.id, row] as const))('is what the engine gives: %s', (_id, row) => {
    expect(verify(row, reportedOf(evaluate(row, { readings: row.readings ?? {} }))).clauses).toEqual([]);
  });
});
