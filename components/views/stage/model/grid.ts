import type { EffectSummary, Evaluation, PendingField, PhaseId, Step } from '@/lib/evaluate';
import type { RuleNumber } from '@/lib/protocol';
import { type Band, bandOf, concerns, concernsWhole } from './bands';
import { decisiveStep } from './stepping';

/** What a cell can show. `empty`: would have been looked at, but nothing came so far. */
export type CellState =
  | 'empty'
  | 'not-applicable'
  | 'passed'
  | 'staged'
  | 'skipped'
  | 'failed'
  | 'committed'
  | 'rolled-back'
  | 'never-applied';

/** From step `at` on, the cell shows `state` (until a later turn). */
export interface Turn {
  readonly at: number;
  readonly state: CellState;
}

/** One cell: a column (0 is the envelope, n is effect n − 1) at one phase. */
export interface GridCell {
  readonly column: number;
  readonly effect: number | null;
  /** What it shows while no step has filled it. */
  readonly rest: 'empty' | 'not-applicable';
  /** What it comes to show, in the order of the steps; empty when no step ever fills it. */
  readonly turns: readonly Turn[];
  /** The step a click goes to. */
  readonly step: number | null;
  /** A word on what was staged; undefined where a mark says enough. */
  readonly note?: string;
  /** The run stopped before this cell, but it would have failed as well. */
  readonly alsoFaulty: boolean;
  /** A later step that decided otherwise: a higher rung, a stop over a continue, a candidate replaced or dropped. */
  readonly overruled?: Overruled;
}

/** When a staged cell was overruled, and by which effect (null: by a phase). */
export interface Overruled {
  readonly at: number;
  readonly by: number | null;
}

export interface GridRow {
  readonly phase: PhaseId;
  readonly title: string;
  readonly rule: RuleNumber;
  readonly band: Band;
  readonly cells: readonly GridCell[];
}

/** A column's head: the envelope, or an effect with the words that describe it. */
export interface GridColumn {
  readonly effect: number | null;
  readonly label: string;
  readonly type: string;
}

/** The failing cell, from which a rejection goes back to the snapshot. */
export interface Failure {
  readonly row: number;
  readonly column: number;
  readonly step: number;
}

export interface Grid {
  readonly columns: readonly GridColumn[];
  readonly rows: readonly GridRow[];
  readonly failure: Failure | null;
  /** The step that commits or rolls back; null where nothing was decided (an invalid request). */
  readonly decided: number | null;
}

/** The parts of a phase that the grid needs. */
export interface PhaseRow {
  readonly id: PhaseId;
  readonly rule: RuleNumber;
  readonly title: string;
}

const shown: Readonly<Record<Step['verdict'], CellState>> = {
  passed: 'passed',
  staged: 'staged',
  skipped: 'skipped',
  failed: 'failed',
  committed: 'committed',
  'rolled-back': 'rolled-back',
};

const columnOf = (effect: number | null): number => (effect === null ? 0 : effect + 1);

/** Steps by phase and column, so that each cell finds its own in one look-up. */
function stepsByCell(steps: readonly Step[]): ReadonlyMap<string, readonly Step[]> {
  const found = new Map<string, Step[]>();
  for (const step of steps) {
    const key = `${step.phase} ${columnOf(step.effect)}`;
    const list = found.get(key);
    if (list) list.push(step);
    else found.set(key, [step]);
  }
  return found;
}

/** What became of each effect in the end, by its column: shown on the row of the atomic decision. */
function fates(evaluation: Evaluation, columns: readonly GridColumn[]): ReadonlyMap<number, CellState> {
  const fate = new Map<number, CellState>();
  if (evaluation.outcome === 'accepted') {
    for (let column = 1; column < columns.length; column++) fate.set(column, 'committed');
  }
  if (evaluation.outcome === 'rejected') {
    for (const { effect } of evaluation.ledger.neverApplied) fate.set(columnOf(effect), 'never-applied');
    for (const { effect } of evaluation.ledger.rolledBack) fate.set(columnOf(effect), 'rolled-back');
    fate.set(columnOf(evaluation.effect), 'failed');
    fate.delete(0);
  }
  return fate;
}

/** The turns of one cell: each of its steps, and what the atomic decision makes of it afterwards. */
function turnsOf(own: readonly Step[], undone: number | null, fate: Turn | null): readonly Turn[] {
  const turns: Turn[] = own.map((step) => ({ at: step.index, state: shown[step.verdict] }));
  const last = turns.at(-1);
  if (undone !== null && last?.state === 'staged' && last.at < undone) {
    turns.push({ at: undone, state: 'rolled-back' });
  }
  if (fate && turns.length === 0) turns.push(fate);
  return turns;
}

/**
 * The stage's grid: columns are the envelope and then the effects in response order, rows are the phases in theirs.
 * It holds the whole run; `cellAt` says what a cell shows at one step. A response of n effects gives n + 1 columns.
 */
export function stageGrid(
  evaluation: Evaluation,
  effects: readonly EffectSummary[],
  phases: readonly PhaseRow[],
): Grid {
  const { steps } = evaluation;
  const decided = evaluation.outcome === 'invalid-request' ? null : decisiveStep(steps);
  const undone = evaluation.outcome === 'rejected' ? decided : null;
  const own = stepsByCell(steps);
  const columns: readonly GridColumn[] = [
    { effect: null, label: 'envelope', type: 'envelope' },
    ...effects.map(({ index, label, type }) => ({ effect: index, label, type })),
  ];
  const fate = fates(evaluation, columns);
  const faulty = new Set(evaluation.diagnostics.map((fault) => `${fault.phase} ${columnOf(fault.effect)}`));
  const holds = steps[0] !== undefined && steps[0].before.candidate !== null;
  const applies = (phase: PhaseId, effect: EffectSummary | undefined) =>
    effect ? concerns(phase, effect) : concernsWhole(phase, effects, holds);
  const overruled = overruledSteps(steps);
  const cellOf = (phase: PhaseId, column: number): GridCell => {
    const key = `${phase} ${column}`;
    const mine = own.get(key) ?? [];
    const effect = column === 0 ? null : column - 1;
    const end = phase === 'commit' && decided !== null ? fate.get(column) : undefined;
    const turns = turnsOf(mine, undone, end && decided !== null ? { at: decided, state: end } : null);
    const loser = overruled.get(mine.at(-1)?.index ?? -1);
    const note = noteOf(mine.at(-1), effects[column - 1]?.type);
    return {
      column,
      effect,
      rest: applies(phase, effects[column - 1]) ? 'empty' : 'not-applicable',
      turns,
      step: turns[0]?.at ?? null,
      alsoFaulty: mine.length === 0 && faulty.has(key),
      ...(note ? { note } : {}),
      ...(loser ? { overruled: loser } : {}),
    };
  };
  const rows = phases.map(
    ({ id, title, rule }): GridRow => ({
      phase: id,
      title,
      rule,
      band: bandOf(id),
      cells: columns.map((_, column) => cellOf(id, column)),
    }),
  );
  return { columns, rows, failure: failureOf(steps, rows), decided };
}

/** Fields of which only one value stands: setting one overrules the one before. Lists and payloads build up. */
const single: ReadonlySet<PendingField> = new Set<PendingField>(['permission', 'candidate', 'flow']);

/** Staged steps that a later one overruled, by step index. */
function overruledSteps(steps: readonly Step[]): ReadonlyMap<number, Overruled> {
  const found = new Map<number, Overruled>();
  const holders = new Map<PendingField, number>();
  for (const { index, verdict, effect, sets } of steps) {
    if (verdict !== 'staged') continue;
    for (const { field } of sets) {
      if (!single.has(field)) continue;
      const holder = holders.get(field);
      if (holder !== undefined) found.set(holder, { at: index, by: effect });
      holders.set(field, index);
    }
  }
  return found;
}

function failureOf(steps: readonly Step[], rows: readonly GridRow[]): Failure | null {
  const failed = steps.find((step) => step.verdict === 'failed');
  if (!failed) return null;
  const row = rows.findIndex(({ phase }) => phase === failed.phase);
  return row < 0 ? null : { row, column: columnOf(failed.effect), step: failed.index };
}

/** A word on what a step did, where the phase alone does not say it. */
function noteOf(step: Step | undefined, type: string | undefined): string | undefined {
  if (step?.verdict === 'skipped' && step.phase === 'permission') {
    return step.after.permission === type ? 'same' : 'outranked';
  }
  if (step?.verdict !== 'staged') return undefined;
  const { before, after } = step;
  switch (step.phase) {
    case 'permission':
      return after.permission;
    case 'bind':
      return 'bound';
    case 'flow':
      return step.effect === null
        ? `${after.remaining} left`
        : after.flow === before.flow
          ? 'kept'
          : after.flow;
    case 'stage':
      return 'staged';
    case 'messages':
    case 'injections':
      return '+ 1';
    case 'invalidate':
    case 'settle':
      return 'dropped';
    default:
      return undefined;
  }
}

/** What a cell shows once `step` has been taken; `ahead` while its first step is still to come. */
export function cellAt(cell: GridCell, step: number): CellState | 'ahead' {
  let state: CellState | 'ahead' = cell.turns.length > 0 ? 'ahead' : cell.rest;
  for (const turn of cell.turns) {
    if (turn.at > step) break;
    state = turn.state;
  }
  return state;
}
