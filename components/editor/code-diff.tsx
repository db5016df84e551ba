import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { TabId } from '@/lib/workers';
import { CompareHead } from './compare-head';
import { knownModel } from './models';
import { editor } from './monaco';
import { editorOptions } from './options';
import { tabLabels } from './props';

export interface CodeDiffProps {
  readonly document: string;
  readonly tab: TabId;
  /** The text as the suite has it. */
  readonly original: string;
  readonly onRevert: (tab: TabId) => void;
}

/** The suite's text against the edited one, line by line. The edited one can be typed in here too, with the same undo. */
export function CodeDiff({ document: row, tab, original, onRevert }: CodeDiffProps) {
  const host = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const modified = knownModel(row, tab);
    if (host.current === null || modified === null) return;
    const fontFamily = getComputedStyle(document.documentElement).getPropertyValue('--mono').trim();
    const before = editor.createModel(original, 'json');
    const diff = editor.createDiffEditor(host.current, {
      ...editorOptions,
      fontFamily,
      renderSideBySide: false,
      renderIndicators: true,
      originalEditable: false,
      renderOverviewRuler: false,
      hideUnchangedRegions: { enabled: true, minimumLineCount: 4, contextLineCount: 2 },
    });
    diff.setModel({ original: before, modified });
    const label = `${tabLabels[tab]} against the suite's text, JSON`;
    diff.getModifiedEditor().updateOptions({ ariaLabel: label });
    diff.getOriginalEditor().updateOptions({ ariaLabel: `${tabLabels[tab]} as the suite has it, JSON` });
    return () => {
      diff.dispose();
      before.dispose();
    };
  }, [row, tab, original]);

  return (
    <section
      aria-label={`Differences of the ${tabLabels[tab].toLowerCase()}`}
      className="absolute inset-0 flex flex-col bg-surface"
    >
      <CompareHead>
        <Button className="ml-auto" onClick={() => onRevert(tab)}>
          Revert this text
        </Button>
      </CompareHead>
      <div ref={host} className="min-h-0 flex-1" />
    </section>
  );
}
