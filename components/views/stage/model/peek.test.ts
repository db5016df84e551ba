import { describe, expect, it } from 'vitest';
import { phases } from '@/lib/evaluate';
import { stageGrid } from './grid';
import { peekText } from './peek';
import { coreRun } from './rows.test-support';

const { evaluation, effects } = coreRun('all-six-effects-atomic');
const grid = stageGrid(evaluation, effects, phases);
const { steps } = evaluation;
const row = (phase: string) => grid.rows.findIndex((one) => one.phase === phase);
const peek = (place: { row: number; column: number } | null, step = steps.length - 1) =>
  peekText(grid, steps, place, step);

describe('peekText', () => {
  it('tells a cell by its sentence once its step is taken, and not before', () => {
    const place = { row: row('permission'), column: 6 };
    expect(peek(place)).toMatch(/^Effect 6, deny · Compose permission: Effect 6 denies/);
    expect(peek(place, 0)).toBe('Effect 6, deny · Compose permission: still to come.');
  });

  it('adds who overruled it, once that has happened', () => {
    const place = { row: row('permission'), column: 1 };
    expect(peek(place)).toMatch(/ Overruled by effect 5 since\.$/);
    expect(peek(place, grid.rows[place.row]?.cells[1]?.step ?? 0)).not.toMatch(/Overruled/);
    expect(peek({ row: row('bind'), column: 2 })).toMatch(/ Overruled by a later phase since\.$/);
  });

  it('tells heads whole, with what became of the effect', () => {
    expect(peek({ row: -1, column: 4 })).toBe('Effect 4, merge input: committed with the rest.');
    expect(peek({ row: -1, column: 4 }, 3)).toBe('Effect 4, merge input.');
    expect(peek({ row: -1, column: 0 })).toBe('Envelope.');
    expect(peek({ row: row('bind'), column: -1 })).toBe('Bind returns: rule 5.');
  });

  it('says nothing of nowhere', () => {
    expect(peek(null)).toBe('');
    expect(peek({ row: 99, column: 99 })).toBe('');
    expect(peek({ row: row('bind'), column: 1 })).toMatch(/nothing to do here/);
  });
});
