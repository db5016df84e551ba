'use client';

import { type RefObject, useEffect } from 'react';
import { type TextEditorProps, tabLabels } from './props';

type Props = Pick<
  TextEditorProps,
  'tab' | 'rowId' | 'texts' | 'reveal' | 'effectRanges' | 'onEdit' | 'onCursorEffect' | 'onFocusChange'
> & { readonly field: RefObject<HTMLTextAreaElement | null> };

/** A plain field with the same text: it works before the editor has arrived, and where it cannot be loaded. */
export function PlainEditor(props: Props) {
  const { tab, rowId, texts, reveal, effectRanges, field, onEdit, onCursorEffect, onFocusChange } = props;

  useEffect(() => {
    if (reveal === null || reveal.tab !== tab) return;
    field.current?.setSelectionRange(reveal.range.offset, reveal.range.offset);
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
      onSelect={({ currentTarget: { selectionStart } }) => {
        if (tab !== 'response') return;
        const inside = effectRanges.find(
          ({ range }) => range.offset <= selectionStart && selectionStart <= range.offset + range.length,
        );
        onCursorEffect(inside?.effect ?? null);
      }}
    />
  );
}
