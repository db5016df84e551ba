'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { effectAt } from './effect-at';
import { type TextEditorProps, tabLabels } from './props';

type Props = Pick<
  TextEditorProps,
  'tab' | 'rowId' | 'texts' | 'reveal' | 'effectRanges' | 'onEdit' | 'onCursorEffect' | 'onFocusChange'
> & { readonly field: RefObject<HTMLTextAreaElement | null> };

/** Height of a line of the field, in pixels. */
const lineHeight = 20;

/** A plain field with the same text: it works before the editor has arrived, and where it cannot be loaded. */
export function PlainEditor(props: Props) {
  const { tab, rowId, texts, reveal, effectRanges, field, onEdit, onCursorEffect, onFocusChange } = props;
  const shown = useRef(reveal);

  useEffect(() => {
    const box = field.current;
    // Coming back to a tab later is no wish to jump again.
    if (box === null || reveal === null || reveal.tab !== tab || reveal === shown.current) return;
    shown.current = reveal;
    const { offset, length, line } = reveal.range;
    box.setSelectionRange(offset, offset + length);
    const top = (line - 1) * lineHeight;
    if (top < box.scrollTop || top > box.scrollTop + box.clientHeight - 2 * lineHeight) {
      box.scrollTop = top - box.clientHeight / 3;
    }
    if (reveal.written) box.focus();
  }, [field, reveal, tab]);

  return (
    <textarea
      ref={field}
      aria-label={`${tabLabels[tab]} of ${rowId}, JSON`}
      value={texts[tab]}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      wrap="off"
      className="block h-full w-full resize-none bg-surface py-2 pr-2 pl-11 font-mono text-[13px] leading-5 text-ink focus-inset"
      onChange={(event) => onEdit(tab, event.currentTarget.value)}
      onFocus={() => onFocusChange(true)}
      onBlur={() => onFocusChange(false)}
      onSelect={({ currentTarget: box }) => {
        // A selection that the page made itself is no cursor of the reader's.
        if (tab !== 'response' || document.activeElement !== box) return;
        onCursorEffect(effectAt(effectRanges, box.selectionStart));
      }}
    />
  );
}
