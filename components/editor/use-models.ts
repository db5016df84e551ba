import { useEffect, useRef } from 'react';
import type { TabId } from '@/lib/workers';
import { modelOf, takeTexts } from './models';
import type { editor } from './monaco';
import type { TextEditorProps } from './props';

const tabs: readonly TabId[] = ['response', 'request', 'expectation'];

type Props = Pick<TextEditorProps, 'document' | 'tab' | 'texts' | 'replaced' | 'onEdit'>;

/**
 * Shows the tab's own model, so that each keeps its undo, cursor and scroll. Typing goes out by `onEdit`; texts that were
 * replaced elsewhere come in as edits that can be undone.
 */
export function useModels(instance: editor.IStandaloneCodeEditor | null, props: Props): void {
  const { document, tab, texts, replaced, onEdit } = props;
  const latest = useRef({ texts, onEdit });
  latest.current = { texts, onEdit };
  const views = useRef(new Map<string, editor.ICodeEditorViewState>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: `replaced` says when the texts are to be taken
  useEffect(() => takeTexts(document, latest.current.texts), [document, replaced]);

  useEffect(() => {
    const subscriptions = tabs.map((id) => {
      const model = modelOf(document, id, latest.current.texts[id]);
      return model.onDidChangeContent(() => latest.current.onEdit(id, model.getValue()));
    });
    return () => {
      for (const subscription of subscriptions) subscription.dispose();
    };
  }, [document]);

  useEffect(() => {
    if (instance === null) return;
    const model = modelOf(document, tab, latest.current.texts[tab]);
    const name = model.uri.toString();
    instance.setModel(model);
    instance.restoreViewState(views.current.get(name) ?? null);
    return () => {
      const view = instance.saveViewState();
      if (view !== null) views.current.set(name, view);
    };
  }, [instance, document, tab]);
}
