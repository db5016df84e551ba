'use client';

import { useMemo } from 'react';
import { Library } from '@/components/views/library/library';
import { type ListedRow, openedFraction, pageSuites } from '@/lib/state';
import { usePageState } from './page-state';
import { useGuess } from './use-guess';
import { useListedRows } from './use-listed-rows';
import { useOpenFile } from './use-open-file';
import { useOpenRow } from './use-open-row';
import { useWorkbench, useWorkbenchState } from './workbench-provider';

/** While the reader is guessing, the list does not tell what becomes of the rows that were not guessed yet. */
function hideOutcomes(
  rows: readonly ListedRow[] | null,
  told: (key: string) => boolean,
): readonly ListedRow[] | null {
  return (
    rows?.map((row) =>
      told(row.key) ? row : { ...row, status: 'pending' as const, outcome: null, decision: null },
    ) ?? null
  );
}

/** The library, wired: rows of the open suite, opening of rows and files, and what a bad file had wrong. */
export function ExplorerLibrary() {
  const workbench = useWorkbench();
  const { filter, setFilter, shortcuts, guessing, score } = usePageState();
  const listed = useListedRows();
  const suite = useWorkbenchState((state) => state.suite);
  const opening = useWorkbenchState((state) => state.opening);
  const fraction = useWorkbenchState(openedFraction);
  const refused = useWorkbenchState((state) => state.refused);
  const selected = useWorkbenchState(({ wanted, row }) => wanted ?? row?.index ?? null);
  const guess = useGuess();
  const asking = guess !== null && guess.guess.stage !== 'told' ? guess.guess.row : null;
  const rows = useMemo(
    () =>
      guessing ? hideOutcomes(listed, (key) => key !== asking && score.has(`${suite?.key}/${key}`)) : listed,
    [listed, guessing, asking, score, suite],
  );
  const shelf = useWorkbenchState((state) => state.shelf);
  const openRow = useOpenRow();
  const { openFile, pasteText, switchTo, closeFile } = useOpenFile();
  const shelved = useMemo(
    () => [
      ...pageSuites.map(({ key, name }) => ({ key, name, closable: false })),
      ...shelf.map(({ key, name }) => ({ key, name, closable: true })),
    ],
    [shelf],
  );

  const problems = useMemo(
    () =>
      (suite?.problems ?? []).map(({ index, range, message }) => ({
        key: `${index} ${range.offset} ${message}`,
        place: index < 0 ? `line ${range.line}` : `row ${index + 1}, line ${range.line}`,
        message,
      })),
    [suite],
  );

  return (
    <Library
      suite={{ name: suite?.name ?? 'Core suite', origin: suite?.origin ?? 'bundled', problems }}
      rows={rows}
      filter={filter}
      onFilter={setFilter}
      selected={selected}
      onSelect={({ index }, how) => {
        const row = suite?.rows.find((candidate) => candidate.index === index);
        if (row !== undefined) openRow(row, how);
      }}
      onOpenFile={openFile}
      onPasteText={pasteText}
      shelf={{ items: shelved, shown: suite?.key ?? null, onShow: switchTo, onClose: closeFile }}
      loading={
        opening === null || suite === null
          ? null
          : { label: `Opening ${opening.name}`, fraction, onCancel: () => void workbench?.cancelOpening() }
      }
      error={
        refused === null
          ? null
          : {
              title: `${refused.name} was not opened`,
              message: `${refused.fault.range ? `Line ${refused.fault.range.line}, column ${refused.fault.range.column}: ` : ''}${refused.fault.message}${suite === null ? '' : ` ${suite.name} stays open.`}`,
              onDismiss: () => workbench?.dismissRefused(),
            }
      }
      shortcuts={shortcuts}
    />
  );
}
