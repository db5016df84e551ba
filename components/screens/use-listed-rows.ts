import { useMemo } from 'react';
import { type ListedRow, listedRows } from '@/lib/state';
import { useWorkbenchState } from './workbench-provider';

/** The rows as the library lists them; computed anew only when a judgement or a mark of an edit changed. */
export function useListedRows(): readonly ListedRow[] | null {
  const suite = useWorkbenchState((state) => state.suite);
  const judgements = useWorkbenchState((state) => state.judgements);
  const edited = useWorkbenchState((state) => state.edited);
  return useMemo(() => listedRows({ suite, judgements, edited }), [suite, judgements, edited]);
}
