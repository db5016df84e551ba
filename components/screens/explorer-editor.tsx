'use client';

import { useMemo } from 'react';
import { EditorPane } from '@/components/editor/editor-pane';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/progress';
import { useTheme } from '@/components/ui/use-theme';
import { conflictOf, isArriving, isChecking } from '@/lib/state';
import type { EffectRange, Marker, TabId } from '@/lib/workers';
import { basePath } from './base-path';
import { ConflictBar } from './late';
import { useAsking } from './use-guess';
import { useWorkbench, useWorkbenchState } from './workbench-provider';

const noMarkers: readonly Marker[] = [];
const noRanges: readonly EffectRange[] = [];
const tabs: readonly TabId[] = ['response', 'request', 'expectation'];

/** The editor, wired: texts in, edits out, markers of the newest answer, and the selected effect both ways. */
export function ExplorerEditor() {
  const workbench = useWorkbench();
  const { theme } = useTheme();
  const suite = useWorkbenchState((state) => state.suite?.key);
  const row = useWorkbenchState((state) => state.row);
  const tab = useWorkbenchState((state) => state.tab);
  const texts = useWorkbenchState((state) => state.texts);
  const source = useWorkbenchState((state) => state.source);
  const replaced = useWorkbenchState((state) => state.replaced);
  const answer = useWorkbenchState((state) => state.answer);
  const unreadable = useWorkbenchState((state) => state.unreadable);
  const effect = useWorkbenchState((state) => state.effect);
  const reveal = useWorkbenchState((state) => state.reveal);
  const deed = useWorkbenchState((state) => state.deed);
  const checking = useWorkbenchState(isChecking);
  const arriving = useWorkbenchState(isArriving);
  const asking = useAsking();
  const saving = useWorkbenchState((state) => state.saving);
  const conflict = useWorkbenchState(conflictOf);
  const edited = useMemo(
    () => new Set(tabs.filter((id) => texts !== null && source !== null && texts[id] !== source[id])),
    [texts, source],
  );

  if (workbench === null || suite === undefined || row === null || texts === null) {
    if (arriving) return <Skeleton lines={9} label="Opening the texts" />;
    return <EmptyState title="No row is open">Its texts can be edited here.</EmptyState>;
  }
  return (
    <EditorPane
      document={`${suite}/${row.key}`}
      rowId={row.id}
      tab={tab}
      withheld={asking ? 'expectation' : null}
      texts={texts}
      replaced={replaced}
      markers={(unreadable ?? answer)?.markers ?? noMarkers}
      effectRanges={answer?.effectRanges ?? noRanges}
      selectedEffect={effect}
      reveal={reveal}
      theme={theme}
      basePath={basePath}
      useful={answer !== null || unreadable !== null}
      edited={edited}
      saving={saving}
      checking={checking}
      deed={deed}
      onEdit={workbench.edit}
      onCursorEffect={workbench.markEffect}
      onTab={workbench.setTab}
      source={source}
      onRevert={workbench.revert}
      onFix={workbench.mend}
      onTakeBack={workbench.takeBack}
      onPlace={workbench.showPlace}
    >
      {conflict === undefined ? null : <ConflictBar theirs={conflict} onSettle={workbench.settle} />}
    </EditorPane>
  );
}
