import { useEffect, useRef } from 'react';
import { rangeIn } from './markers';
import type { editor } from './monaco';
import type { TextEditorProps } from './props';

type Props = Pick<TextEditorProps, 'tab' | 'effectRanges' | 'reveal' | 'onCursorEffect' | 'onFocusChange'>;

/** Joins the cursor with the stage: moving into an effect selects it; a place asked for is shown. */
export function useCursor(instance: editor.IStandaloneCodeEditor | null, props: Props): void {
  const { tab, reveal } = props;
  const latest = useRef(props);
  const shown = useRef(reveal?.count ?? 0);
  latest.current = props;

  useEffect(() => {
    if (instance === null) return;
    const report = () => {
      const { tab: visible, effectRanges, onCursorEffect } = latest.current;
      const [model, position] = [instance.getModel(), instance.getPosition()];
      if (visible !== 'response' || model === null || position === null || !instance.hasTextFocus()) return;
      const offset = model.getOffsetAt(position);
      const inside = effectRanges.find(
        ({ range }) => range.offset <= offset && offset <= range.offset + range.length,
      );
      onCursorEffect(inside?.effect ?? null);
    };
    const subscriptions = [
      instance.onDidChangeCursorPosition(report),
      instance.onDidFocusEditorText(() => {
        latest.current.onFocusChange(true);
        report();
      }),
      instance.onDidBlurEditorText(() => latest.current.onFocusChange(false)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.dispose();
    };
  }, [instance]);

  useEffect(() => {
    const model = instance?.getModel();
    if (instance === null || model == null || reveal === null || reveal.tab !== tab) return;
    // Coming back to a tab later is no wish to jump again.
    if (reveal.count === shown.current) return;
    shown.current = reveal.count;
    const range = rangeIn(model, reveal.range);
    instance.setSelection({
      startLineNumber: range.startLineNumber,
      startColumn: range.startColumn,
      endLineNumber: range.startLineNumber,
      endColumn: range.startColumn,
    });
    instance.revealRangeInCenterIfOutsideViewport(range);
  }, [instance, tab, reveal]);
}
