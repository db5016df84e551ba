import { useCallback, useMemo } from 'react';
import { filterRows } from '@/components/views/library/filter';
import { usePageState } from './page-state';
import { useListedRows } from './use-listed-rows';
import { useOpenRow } from './use-open-row';
import { useWorkbenchState } from './workbench-provider';

export interface WalkedRows {
  /** Opens the row before or after the shown one, among those the filter lets through. */
  readonly walk: (direction: 1 | -1) => void;
  /** Place of the shown row among them, from 1; null while the filter hides it. */
  readonly position: number | null;
  readonly total: number;
}

/** The rows that the library's filter lets through, as the reader walks them. */
export function useWalkRows(): WalkedRows {
  const rows = useListedRows();
  const { filter } = usePageState();
  const shown = useWorkbenchState(({ wanted, row }) => wanted ?? row?.index);
  const openRow = useOpenRow();
  const walked = useMemo(() => filterRows(rows ?? [], filter), [rows, filter]);
  const at = walked.findIndex(({ index }) => index === shown);

  const walk = useCallback(
    (direction: 1 | -1) => {
      const next = at < 0 ? walked[0] : walked[at + direction];
      const row = next === undefined ? undefined : rows?.find(({ index }) => index === next.index);
      if (row !== undefined) openRow(row, 'open');
    },
    [rows, walked, at, openRow],
  );
  return { walk, position: at < 0 ? null : at + 1, total: walked.length };
}
