import { useMemo } from 'react';
import type { RowSummary } from '@/lib/workers';
import { nextUnseen } from './guess-score';
import { usePageState } from './page-state';
import { useWorkbenchState } from './workbench-provider';

/** The next row of the open suite that was not shown in this visit; null where all were. */
export function useNextUnseen(): RowSummary | null {
  const { seen } = usePageState();
  const suite = useWorkbenchState((state) => state.suite);
  const shown = useWorkbenchState((state) => state.row?.key);
  return useMemo(() => {
    const name = (key: string) => `${suite?.key}/${key}`;
    const rows = (suite?.rows ?? []).map((row) => ({ key: name(row.key), row }));
    return nextUnseen(rows, shown === undefined ? null : name(shown), seen)?.row ?? null;
  }, [suite, shown, seen]);
}
