import { memo } from 'react';
import { PermissionMark } from '../marks/permission-mark';
import { StepMark } from '../marks/step-mark';
import styles from './grid.module.css';
import type { CellState, GridCell } from './model/grid';

const looks: Readonly<Record<CellState | 'ahead', string | undefined>> = {
  empty: styles.empty,
  'not-applicable': undefined,
  ahead: styles.ahead,
  passed: styles.passed,
  staged: styles.staged,
  skipped: styles.skipped,
  failed: styles.failed,
  committed: styles.committed,
  'rolled-back': `hatched ${styles.rolledBack}`,
  'never-applied': styles.neverApplied,
};

/** What a screen reader says of a cell. */
export const spoken: Readonly<Record<CellState | 'ahead', string>> = {
  empty: 'not reached',
  'not-applicable': 'nothing to do here',
  ahead: 'still to come',
  passed: 'passed',
  staged: 'staged',
  skipped: 'nothing to change',
  failed: 'failed',
  committed: 'committed',
  'rolled-back': 'staged, then rolled back',
  'never-applied': 'valid, but never applied',
};

function Content({
  state,
  note,
}: {
  readonly state: CellState | 'ahead';
  readonly note: string | undefined;
}) {
  switch (state) {
    case 'empty':
    case 'not-applicable':
    case 'ahead':
      return null;
    case 'staged':
      if (note === 'allow' || note === 'ask' || note === 'deny') {
        return (
          <>
            <PermissionMark permission={note} size={13} word="none" />
            {note}
          </>
        );
      }
      return note ?? <StepMark verdict="staged" size={13} word="none" />;
    case 'skipped':
      return note ?? <StepMark verdict="skipped" size={14} word="none" />;
    case 'committed':
      return <StepMark verdict="passed" size={14} word="none" />;
    case 'never-applied':
      return (
        <>
          <StepMark verdict="never-applied" size={13} word="none" />
          never
        </>
      );
    case 'passed':
    case 'failed':
    case 'rolled-back':
      return <StepMark verdict={state} size={14} word="none" />;
  }
}

export interface CellProps {
  readonly cell: GridCell;
  /** What the cell shows at the current step. */
  readonly state: CellState | 'ahead';
  readonly current: boolean;
  readonly chosen: boolean;
  /** This cell holds the grid's one tab stop. */
  readonly tab: boolean;
  /** What it staged has been decided otherwise since. */
  readonly overruled: boolean;
  /** The way back of a rejection passes behind it. */
  readonly wayBack: 'none' | 'start' | 'through';
  readonly locked: boolean;
  readonly rowIndex: number;
  /** The atomic decision has been taken. */
  readonly decided: boolean;
}

/** One cell of the grid. Clicks and keys are heard by the grid itself, which reads the cell's position. */
export const Cell = memo(function Cell({
  cell,
  state,
  current,
  chosen,
  tab,
  overruled,
  wayBack,
  locked,
  rowIndex,
  decided,
}: CellProps) {
  const also = cell.alsoFaulty && decided;
  const lost = state === 'staged' && overruled;
  const note = state === 'staged' && cell.note ? ` ${cell.note}${lost ? ', then overruled' : ''}` : '';
  const reach = cell.step !== null && !locked ? styles.reach : '';
  // A wide grid has some hundred cells: what nothing can be seen of is not drawn, and a cell's word is its name, not
  // a text hidden inside it.
  const drawn = state !== 'not-applicable' || current || also;
  return (
    <td
      aria-colindex={cell.column + 2}
      aria-current={current ? 'step' : undefined}
      aria-label={also ? 'not reached, but would fail as well' : `${spoken[state]}${note}`}
      data-row={rowIndex}
      data-column={cell.column}
      tabIndex={tab ? 0 : -1}
      className={`focus-inset ${styles.cell} ${reach} ${chosen ? styles.chosen : ''} ${wayBack === 'none' ? '' : styles.wayBack} ${wayBack === 'start' ? styles.wayBackStart : ''}`}
    >
      {drawn ? (
        <span
          aria-hidden="true"
          className={`${styles.slot} ${looks[state] ?? ''} ${lost ? styles.overruled : ''} ${current ? styles.current : ''}`}
        >
          {also ? (
            <StepMark verdict="failed" size={10} word="none" className="opacity-60" />
          ) : (
            <Content state={state} note={cell.note} />
          )}
        </span>
      ) : null}
    </td>
  );
});
