import { describe, expect, it } from 'vitest';
import { type PhaseId, phases } from '@/lib/evaluate';
import { merge, toolBefore } from '@/lib/evaluate/exchange.test-support';
import { cellAt, type Grid, stageGrid } from './grid';
import { coreRun, coreRuns, type Run, run } from './rows.test-support';

const gridOf = ({ evaluation, effects }: Run) => stageGrid(evaluation, effects, phases);

function cell(grid: Grid, phase: PhaseId, column: number) {
  const found = grid.rows.find((row) => row.phase === phase)?.cells[column];
  if (!found) throw new Error(`no cell ${phase} ${column}`);
  return found;
}

describe('stageGrid on the core suite', () => {
  const runs = coreRuns();

  it('has a column for the envelope and each effect, a row for each phase', () => {
    expect(runs.length).toBe(105);
    for (const one of runs) {
      const grid = gridOf(one);
      expect(grid.columns.map(({ effect }) => effect)).toEqual([
        null,
        ...one.effects.map(({ index }) => index),
      ]);
      expect(grid.rows.map(({ phase }) => phase)).toEqual(phases.map(({ id }) => id));
    }
  });

  it('shows every step in its own cell when it is taken, and nothing of it before', () => {
    for (const one of runs) {
      const grid = gridOf(one);
      for (const { index, phase, effect, verdict } of one.evaluation.steps) {
        const own = cell(grid, phase, effect === null ? 0 : effect + 1);
        expect(cellAt(own, index), `${one.id} step ${index}`).toBe(verdict);
        if (own.step === index && index > 0) expect(cellAt(own, index - 1)).toBe('ahead');
        expect(own.rest === 'empty' || own.turns.length > 0).toBe(true);
      }
    }
  });

  it('commits every effect of an accepted row, and none of a rejected one', () => {
    for (const one of runs) {
      const grid = gridOf(one);
      const fates = one.effects.map(({ index }) =>
        cellAt(cell(grid, 'commit', index + 1), one.evaluation.steps.length - 1),
      );
      const accepted = one.evaluation.outcome === 'accepted';
      expect(
        fates.every((fate) => (fate === 'committed') === accepted),
        one.id,
      ).toBe(true);
    }
  });

  it('names the failing cell of every rejection, and no other', () => {
    for (const one of runs) {
      const { failure, rows } = gridOf(one);
      if (one.evaluation.outcome !== 'rejected') expect(failure).toBeNull();
      else {
        expect(rows[failure?.row ?? -1]?.phase).toBe(one.evaluation.phase);
        expect(failure?.column).toBe(one.evaluation.effect === null ? 0 : one.evaluation.effect + 1);
      }
    }
  });
});

describe('stageGrid', () => {
  it('stages the modify before the return binds, though the return stands first', () => {
    const grid = gridOf(coreRun('all-six-effects-atomic'));
    const modify = cell(grid, 'stage', 4).step ?? -1;
    const bind = cell(grid, 'bind', 2).step ?? -1;
    expect(modify).toBeGreaterThan(0);
    expect(modify).toBeLessThan(bind);
    const validated = grid.rows.filter(({ band }) => band === 'validate').flatMap(({ cells }) => cells);
    for (const { step } of validated) expect(step ?? -1).toBeLessThan(modify);
  });

  it('hatches what was staged once it is rolled back, and marks what was never applied', () => {
    const one = coreRun('later-invalid-modify-rolls-back-earlier-modify');
    const grid = gridOf(one);
    const end = one.evaluation.steps.length - 1;
    expect(grid.decided).toBe(end);
    const first = cell(grid, 'stage', 1);
    expect(cellAt(first, end - 1)).toBe('staged');
    expect(cellAt(first, end)).toBe('rolled-back');
    expect(cellAt(cell(grid, 'commit', 1), end - 1)).toBe('ahead');
    expect(cellAt(cell(grid, 'commit', 1), end)).toBe('rolled-back');
  });

  it('leaves the cells past a failure empty and tells valid effects from faulty ones', () => {
    const one = run(
      toolBefore({
        effects: [{ type: 'message', text: 'm' }, { type: 'deny' }, { type: 'ask' }, { type: 'nonsense' }],
      }),
    );
    const grid = gridOf(one);
    const end = one.evaluation.steps.length - 1;
    expect(grid.failure).toMatchObject({ column: 2 });
    expect(cellAt(cell(grid, 'shape', 2), end)).toBe('failed');
    expect(cellAt(cell(grid, 'shape', 3), end)).toBe('empty');
    expect(cell(grid, 'shape', 4).alsoFaulty).toBe(true);
    expect(cell(grid, 'shape', 3).alsoFaulty).toBe(false);
    expect(cellAt(cell(grid, 'messages', 1), end)).toBe('empty');
    expect([1, 2, 3, 4].map((column) => cellAt(cell(grid, 'commit', column), end))).toEqual([
      'never-applied',
      'failed',
      'never-applied',
      'empty',
    ]);
  });

  it('says in a word what was staged', () => {
    const one = coreRun('all-six-effects-atomic');
    const grid = gridOf(one);
    expect(cell(grid, 'permission', 6).note).toBe('deny');
    expect(cell(grid, 'bind', 2).note).toBe('bound');
    expect(cell(grid, 'settle', 0).note).toBe('dropped');
    const outranked = gridOf(coreRun('deny-then-allow'));
    expect(cell(outranked, 'permission', 2).note).toBe('outranked');
  });

  it('tells what a later step overruled, but not what only built up', () => {
    const grid = gridOf(coreRun('all-six-effects-atomic'));
    expect(cell(grid, 'permission', 1).overruled?.by).toBe(4);
    expect(cell(grid, 'permission', 5).overruled?.by).toBe(5);
    expect(cell(grid, 'permission', 6).overruled).toBeUndefined();
    expect(cell(grid, 'bind', 2).overruled).toEqual({ at: cell(grid, 'settle', 0).step, by: null });
    expect(cell(grid, 'messages', 3).overruled).toBeUndefined();
    const merges = gridOf(run(toolBefore({ effects: [merge({ task: 2 }), merge({ task: 3 })] })));
    expect(cell(merges, 'stage', 1).overruled).toBeUndefined();
  });

  it('marks cells that a phase never looks at', () => {
    const grid = gridOf(coreRun('modify-message'));
    const message = grid.columns.findIndex(({ type }) => type === 'message');
    expect(cellAt(cell(grid, 'bind', message), 99)).toBe('not-applicable');
    expect(cellAt(cell(grid, 'shape', 0), 99)).toBe('not-applicable');
  });

  it('has no turns for an invalid request', () => {
    const grid = gridOf(run({ request: {}, response: {} }));
    expect(grid.decided).toBeNull();
    expect(grid.rows.every(({ cells }) => cells.every(({ turns }) => turns.length === 0))).toBe(true);
  });

  it('holds 50 effects of kinds named like object members', () => {
    const effects = Array.from({ length: 50 }, (_, index) => ({ type: index === 49 ? '__proto__' : 'ask' }));
    const grid = gridOf(run(toolBefore({ effects })));
    expect(grid.columns).toHaveLength(51);
    expect(grid.failure?.column).toBe(50);
  });
});
