'use client';

import { type ReactNode, useRef, useState } from 'react';
import { TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import type { FixSuggestion } from '@/lib/protocol';
import type { Reveal } from '@/lib/state';
import type { Place, RowTexts, TabId } from '@/lib/workers';
import type { CodeEditorHandle } from './code-editor';
import { EditorFoot, type EditorFootProps } from './editor-foot';
import { EditorTools } from './editor-tools';
import { PlainCompare } from './plain-compare';
import { PlainEditor } from './plain-editor';
import { type TextEditorProps, tabLabels } from './props';
import { TabMark } from './tab-mark';
import { useCodeEditor } from './use-code-editor';

export interface EditorPaneProps
  extends Omit<TextEditorProps, 'onFocusChange'>,
    Pick<EditorFootProps, 'saving' | 'checking' | 'deed' | 'onTakeBack'> {
  readonly basePath: string;
  /** The page shows its first evaluation: the editor proper may be fetched. */
  readonly useful: boolean;
  /** Tabs whose text differs from the suite's file. */
  readonly edited: ReadonlySet<TabId>;
  readonly onTab: (tab: TabId) => void;
  /** A tab that is not to be read for now; it has no place among the others meanwhile. */
  readonly withheld: TabId | null;
  /** The texts as the suite has them; null where they are not known. */
  readonly source: RowTexts | null;
  /** Puts the suite's text back in one tab, or in all. */
  readonly onRevert: (tab?: TabId) => void;
  /** Mends a fault in the texts. */
  readonly onFix: (fix: FixSuggestion) => void;
  /** Shows a place in a text. */
  readonly onPlace: (place: Place) => void;
  /** Stands above the text: a conflict with another tab, say. */
  readonly children?: ReactNode;
}

const order: readonly TabId[] = ['response', 'request', 'expectation'];

/** The three texts of a row in tabs: a plain field at first, the editor proper as soon as it has come. */
export function EditorPane(props: EditorPaneProps) {
  const {
    withheld,
    markers,
    edited,
    basePath,
    useful,
    saving,
    checking,
    deed,
    source,
    onTab,
    onRevert,
    onFix,
    onTakeBack,
    onPlace,
    children,
    ...texts
  } = props;
  const tab = props.tab === withheld ? 'response' : props.tab;
  const late = useCodeEditor(useful);
  const [focused, setFocused] = useState(false);
  const [handle, setHandle] = useState<CodeEditorHandle | null>(null);
  const [tabLeaves, setTabLeaves] = useState(false);
  // A place that is asked for is shown in the text itself: comparing ends with the next asking.
  const [compares, setCompares] = useState<{ readonly since: Reveal | null } | null>(null);
  const able = handle !== null || late.kind === 'failed';
  const comparable = able && source !== null && edited.has(tab);
  const against = comparable && compares?.since === texts.reveal ? source[tab] : null;
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const shared = { ...texts, tab, markers, onFocusChange: setFocused };

  return (
    <section aria-label="Editor" className="@container h-full min-h-0 bg-surface">
      <Tabs value={tab} onValue={onTab} className="flex h-full min-h-0 flex-col">
        <div className="flex items-stretch justify-between gap-2 border-b border-line pr-1 pl-1">
          <TabList
            label="Texts of the row"
            items={order
              .filter((id) => id !== withheld)
              .map((id) => ({
                id,
                label: tabLabels[id],
                mark: (
                  <TabMark edited={edited.has(id)} markers={markers.filter((marker) => marker.tab === id)} />
                ),
              }))}
          />
          <EditorTools
            onFormat={handle === null ? null : () => handle.format()}
            onCompare={
              comparable ? () => setCompares(against === null ? { since: texts.reveal } : null) : null
            }
            comparing={against !== null}
            onRevert={edited.size > 0 ? () => onRevert() : null}
          />
        </div>
        {children}
        <TabPanel id={tab} className="min-h-0 flex-1">
          {late.kind === 'here' ? (
            <late.CodeEditor
              {...shared}
              basePath={basePath}
              onFix={onFix}
              against={against}
              onRevert={onRevert}
              takesFocus={field.current !== null && field.current === document.activeElement}
              onTabLeaves={setTabLeaves}
              onReady={setHandle}
              onProblem={setProblem}
            />
          ) : (
            <div className="relative h-full">
              <div inert={against !== null} className="h-full">
                <PlainEditor {...shared} field={field} />
              </div>
              {against === null ? null : (
                <PlainCompare tab={tab} original={against} text={texts.texts[tab]} onRevert={onRevert} />
              )}
            </div>
          )}
        </TabPanel>
        <EditorFoot
          fault={markers.find((marker) => marker.tab === tab && marker.severity !== 'info') ?? null}
          onFault={onPlace}
          onFix={onFix}
          checking={checking}
          deed={deed}
          onTakeBack={onTakeBack}
          tabKey={late.kind === 'here' && focused ? (tabLeaves ? 'leaves' : 'indents') : null}
          saving={saving}
          problem={
            late.kind === 'failed'
              ? `The editor could not be loaded; this field works: ${late.message}`
              : problem
          }
        />
      </Tabs>
    </section>
  );
}
