'use client';

import { useEffect, useRef } from 'react';
import type { FixSuggestion } from '@/lib/protocol';
import type { TabId } from '@/lib/workers';
import { CodeDiff } from './code-diff';
import { type TextEditorProps, tabLabels } from './props';
import { registerSchemas } from './schemas';
import { useCursor } from './use-cursor';
import { useFixes } from './use-fixes';
import { useInstance } from './use-instance';
import { useMarks } from './use-marks';
import { useModels } from './use-models';
import { useRuleHover } from './use-rule-hover';
import { useTabMode } from './use-tab-mode';

/** What the pane around the editor may ask of it. */
export interface CodeEditorHandle {
  /** Indents the shown text anew; one undo takes it back. */
  format(): void;
}

export interface CodeEditorProps extends TextEditorProps {
  /** Where the site is hosted, without a slash at the end. */
  readonly basePath: string;
  /** Takes the focus over from the plain field that stood here before. */
  readonly takesFocus: boolean;
  /** Mends a fault in the texts. */
  readonly onFix: (fix: FixSuggestion) => void;
  /** The suite's text of the shown tab, to be compared with; null while nothing is compared. */
  readonly against: string | null;
  readonly onRevert: (tab: TabId) => void;
  readonly onTabLeaves: (leaves: boolean) => void;
  readonly onReady: (handle: CodeEditorHandle | null) => void;
  readonly onProblem: (message: string) => void;
}

/** The editor proper. Loaded late; it shows the same texts as the plain field before it. */
export function CodeEditor(props: CodeEditorProps) {
  const { tab, rowId, theme, basePath, takesFocus, against, onRevert, onReady, onProblem } = props;
  const host = useRef<HTMLDivElement>(null);
  const instance = useInstance(host, theme, `${tabLabels[tab]} of ${rowId}, JSON`);
  useModels(instance, props);
  useMarks(instance, props);
  useCursor(instance, props);
  useFixes(props);
  useRuleHover(props);
  useTabMode(instance, props.onTabLeaves);

  useEffect(() => {
    registerSchemas(basePath).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      onProblem(`Completion and hover are not available: the schemas could not be loaded (${reason}).`);
    });
  }, [basePath, onProblem]);

  useEffect(() => {
    if (instance === null) return;
    if (takesFocus) instance.focus();
    onReady({ format: () => void instance.getAction('editor.action.formatDocument')?.run() });
    return () => onReady(null);
  }, [instance, takesFocus, onReady]);

  const comparing = against !== null;
  useEffect(() => {
    if (instance === null || !comparing) return;
    // A comparison that is closed from inside takes its focus with it.
    return () => {
      if (document.activeElement === document.body) instance.focus();
    };
  }, [instance, comparing]);

  return (
    <div className="relative h-full min-h-0">
      {/* it stays where it is while texts are compared: its cursor, scroll and undo are kept */}
      <div ref={host} inert={comparing} className="h-full min-h-0 [contain:strict]" />
      {against === null ? null : (
        <CodeDiff document={props.document} tab={tab} original={against} onRevert={onRevert} />
      )}
    </div>
  );
}
