import type { Failure } from './grid';

type Line = 'done' | 'todo' | 'none';

/** One row's part of the rail that runs down beside the phases. */
export interface RailPart {
  /** The line into the row's node, and on from it. */
  readonly upper: Line;
  readonly lower: Line;
  readonly node: 'visited' | 'here' | 'ahead' | 'none';
  /** The way back of a rejection passes here. */
  readonly lane: boolean;
}

/**
 * The rail at one row: how far the run has come, and where it turned back. After a rejection the line ends at the
 * failing row: the run never reached what lies below, and never passed the atomic line.
 */
export function railAt(row: number, currentRow: number, back: Failure | null): RailPart {
  if (back && row > back.row) {
    return { upper: 'none', lower: 'none', node: row === currentRow ? 'here' : 'none', lane: false };
  }
  const reached = back ? back.row : currentRow;
  return {
    upper: row <= reached ? 'done' : 'todo',
    lower: row < reached ? 'done' : back ? 'none' : 'todo',
    node: row === currentRow ? 'here' : row <= reached ? 'visited' : 'ahead',
    lane: back !== null,
  };
}

/** Whether two parts look the same. */
export function sameRail(a: RailPart, b: RailPart): boolean {
  return a.upper === b.upper && a.lower === b.lower && a.node === b.node && a.lane === b.lane;
}
