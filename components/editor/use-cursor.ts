import { useCallback, useEffect, useRef } from 'react';
import { effectAt } from './effect-at';
import { rangeIn } from './markers';
import { type editor, Range } from './monaco';
import type { TextEditorProps } from './props';

type Props = Pick<TextEditorProps, 'tab' | 'effectRanges' | 'reveal' | 'onCursorEffect' | 'onFocusChange'>;

/** Joins the cursor with the stage: moving into an effect selects it; a place asked for is shown. */
export function useCursor(instance: editor.IStandaloneCodeEditor | null, props: Props): void {
  const { tab, reveal, effectRanges } = props;
  const latest = useRef(props);
  const shown = useRef(reveal);
  latest.current = props;

  const report = useCallback(() => {
    const { tab: visible, effectRanges: ranges, onCursorEffect } = latest.current;
    const [model, position] = [instance?.getModel(), instance?.getPosition()];
    if (visible !== 'response' || model == null || position == null || !instance?.hasTextFocus()) return;
    onCursorEffect(effectAt(ranges, model.getOffsetAt(position)));
  }, [instance]);

  useEffect(() => {
    if (instance === null) return;
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
  }, [instance, report]);

  // Effects that move under the cursor, by a paste or an undo, count as well as a cursor that moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new ranges are the reason to report
  useEffect(report, [report, effectRanges]);

  useEffect(() => {
    const model = instance?.getModel();
    if (instance === null || model == null || reveal === null || reveal.tab !== tab) return;
    // Coming back to a tab later is no wish to jump again.
    if (reveal === shown.current) return;
    shown.current = reveal;
    const { offset, length } = reveal.range;
    const start = model.getPositionAt(offset);
    instance.setSelection(
      Range.fromPositions(start, model.getPositionAt(reveal.written ? offset + length : offset)),
    );
    instance.revealRangeInCenterIfOutsideViewport(rangeIn(model, reveal.range));
    if (reveal.written) instance.focus();
  }, [instance, tab, reveal]);
}
