import { useCallback } from 'react';
import type { RowSummary } from '@/lib/workers';
import { usePageState } from './page-state';
import type { Manner } from './use-address';
import { useWorkbench, useWorkbenchState } from './workbench-provider';

/** Gives the stepper the focus, where it stands. */
export function focusStepper(): void {
  document.getElementById('stage-stepper')?.focus({ preventScroll: true });
}

/**
 * Opens a row. `browse` looks at it in passing: the focus stays where it is. `open` brings the stage to the front and gives
 * its stepper the focus, at once if the row is shown already.
 */
export function useOpenRow(): (row: RowSummary, how: Manner, step?: number) => void {
  const workbench = useWorkbench();
  const shown = useWorkbenchState(({ row }) => row?.index);
  const { manner, stepperDue, setPane } = usePageState();
  return useCallback(
    (row, how, step) => {
      manner.current = how;
      stepperDue.current = how === 'open' && row.index !== shown;
      if (how === 'open') setPane('stage');
      if (how === 'open' && row.index === shown) focusStepper();
      if (row.index !== shown || step !== undefined) void workbench?.openRow(row, step);
    },
    [workbench, shown, manner, stepperDue, setPane],
  );
}
