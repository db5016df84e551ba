/** A cell by its place in what is shown, from 0. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/**
 * Where a key leads from a cell: arrows, Home and End in the row (with Ctrl in the whole grid), pages up and down.
 * Null where the key is none of ours.
 */
export function gridTarget(
  key: string,
  ctrl: boolean,
  { row, column }: GridPlace,
  { rows, columns, page }: { readonly rows: number; readonly columns: number; readonly page: number },
): GridPlace | null {
  const lastRow = Math.max(0, rows - 1);
  const lastColumn = Math.max(0, columns - 1);
  switch (key) {
    case 'ArrowDown':
      return { row: Math.min(lastRow, row + 1), column };
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column };
    case 'ArrowRight':
      return { row, column: Math.min(lastColumn, column + 1) };
    case 'ArrowLeft':
      return { row, column: Math.max(0, column - 1) };
    case 'PageDown':
      return { row: Math.min(lastRow, row + page), column };
    case 'PageUp':
      return { row: Math.max(0, row - page), column };
    case 'Home':
      return { row: ctrl ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrl ? lastRow : row, column: lastColumn };
    default:
      return null;
  }
}
