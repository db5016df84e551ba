import { describe, expect, it } from 'vitest';
import { checkSuite, coreSuite, extendedSuite, portableSuite, suiteText } from '.';

const ours = ['expectedState', 'readings', 'note'];

describe('portableSuite', () => {
  it('leaves the core suite as it is, byte for byte', () => {
    const { rows, leftOut, state, payload, notes } = portableSuite(coreSuite);
    expect(suiteText(rows)).toBe(suiteText(coreSuite));
    expect([leftOut, state, payload, notes]).toEqual([[], [], [], []]);
  });

  const portable = portableSuite(extendedSuite);

  it('drops every key of ours and keeps all else, spelling included', () => {
    for (const row of portable.rows)
      expect(ours.filter((key) => Object.hasOwn(row, key), row.id)).toEqual([]);
    const text = suiteText(portable.rows);
    expect(text).toContain('"task": 1.0\n');
    expect(checkSuite(text, portable.rows)).toEqual([]);
  });

  it('says what is lost, and counts every row', () => {
    expect(portable.rows.length + portable.leftOut.length).toBe(extendedSuite.length);
    expect(portable.notes).toHaveLength(portable.rows.length);
    expect(portable.state).toContain('changed-input-drops-held-allow');
    expect(portable.payload).toContain('list-merge-appends-at-the-end');
    expect(portable.leftOut).toContain('absent-effects-r4');
    expect(portable.leftOut).not.toContain('absent-effects-r3');
  });

  it('can be made for other readings', () => {
    const { rows, leftOut } = portableSuite(extendedSuite, { revision: 'r4', 'tool-constraint': 'off' });
    const ids = rows.map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining(['absent-effects-r4', 'final-task-zero-off', 'two-returns-last-wins']),
    );
    expect(leftOut).toEqual(expect.arrayContaining(['absent-effects-r3', 'final-task-zero-every']));
    expect(portableSuite(coreSuite, { revision: 'r4' }).leftOut).toEqual(['missing-effects-array']);
  });
});
