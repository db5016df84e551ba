import { memo } from 'react';
import styles from './grid.module.css';
import { Cell } from './grid-cell';
import { cellAt, type Failure, type GridRow } from './model/grid';
import { type RailPart, sameRail } from './model/rail';
import { Rail } from './rail';
import { StopToggle } from './stops';

/** Which part of a row's columns is drawn: a very wide response draws only what is in sight. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface RowProps {
  readonly row: GridRow;
  readonly index: number;
  readonly step: number;
  /** How many turns of the row have come by `step`: the row is drawn anew only when this grows or shrinks. */
  readonly stamp: string;
  /** Column of the current step, −1 where it is in another row. */
  readonly current: number;
  /** Column of the grid's tab stop (−1 is the row's head), null where it is in another row. */
  readonly tab: number | null;
  readonly chosen: number;
  readonly rail: RailPart;
  /** The failure whose way back to the snapshot passes through the rail here; null while it has not come. */
  readonly back: Failure | null;
  readonly decided: boolean;
  readonly lastStep: number;
  readonly span: Span;
}

/** One phase: its head with the rail, and its cells. */
export const Row = memo(
  function Row(props: RowProps) {
    const { row, index, current, back, span } = props;
    const failing = back?.row === index ? back.column : -1;
    return (
      <tr className={styles.row} aria-rowindex={index + 3}>
        <th
          scope="row"
          aria-colindex={1}
          data-row={index}
          data-column={-1}
          tabIndex={props.tab === -1 ? 0 : -1}
          aria-label={`${row.title}, rule ${row.rule}`}
          title={`${row.title}: read rule ${row.rule}`}
          className={`focus-inset ${styles.rowHead} ${failing >= 0 ? styles.wayBack : ''}`}
        >
          <span className={styles.title}>
            <Rail {...props.rail} />
            <span
              className={`min-w-0 flex-1 truncate text-sm ${current >= 0 ? 'font-semibold text-ink' : props.rail.node === 'ahead' || props.rail.node === 'none' ? 'text-ink-3' : 'text-ink-2'}`}
            >
              {row.title}
            </span>
            <span className={`tabular ${styles.rule}`}>{row.rule}</span>
          </span>
          <StopToggle
            inGrid
            breakpoint={{ kind: 'phase', phase: row.phase }}
            className="absolute inset-y-0 left-0"
          />
        </th>
        {span.from > 0 ? (
          <td colSpan={span.from} aria-hidden="true" className={failing >= 0 ? styles.wayBack : ''} />
        ) : null}
        {row.cells.slice(span.from, span.to).map((cell) => (
          <Cell
            key={cell.column}
            cell={cell}
            state={cellAt(cell, props.step)}
            current={cell.column === current}
            chosen={cell.column === props.chosen}
            tab={cell.column === props.tab}
            overruled={cell.overruled !== undefined && cell.overruled.at <= props.step}
            wayBack={cell.column > failing ? 'none' : cell.column === failing ? 'start' : 'through'}
            locked={cell.step !== null && cell.step > props.lastStep}
            rowIndex={index}
            decided={props.decided}
          />
        ))}
        {span.to < row.cells.length ? <td colSpan={row.cells.length - span.to} aria-hidden="true" /> : null}
      </tr>
    );
  },
  (a, b) =>
    a.row === b.row &&
    a.stamp === b.stamp &&
    a.current === b.current &&
    a.tab === b.tab &&
    a.chosen === b.chosen &&
    sameRail(a.rail, b.rail) &&
    a.back === b.back &&
    a.decided === b.decided &&
    a.lastStep === b.lastStep &&
    a.span === b.span,
);
