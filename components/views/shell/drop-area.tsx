'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isTyping } from '@/components/ui/hotkey';

export interface DropAreaProps {
  /** What is to be dropped here, with its article. */
  readonly what?: string;
  readonly onDropFiles?: ((files: readonly File[]) => void) | undefined;
  readonly onPasteText?: ((text: string) => void) | undefined;
  readonly children: ReactNode;
}

const holdsFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** The whole page takes a dropped file, and text pasted outside of any field. */
export function DropArea({ what = 'a suite file', onDropFiles, onPasteText, children }: DropAreaProps) {
  const [over, setOver] = useState(false);
  const depth = useRef(0);

  useEffect(() => {
    if (!onDropFiles) return;
    const enter = (event: DragEvent) => {
      if (!holdsFile(event)) return;
      depth.current += 1;
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!holdsFile(event)) return;
      depth.current -= 1;
      if (depth.current <= 0) setOver(false);
    };
    // Without this the browser would leave the page to show the file.
    const hold = (event: DragEvent) => {
      if (holdsFile(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      depth.current = 0;
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) onDropFiles(files);
    };
    window.addEventListener('dragenter', enter);
    window.addEventListener('dragleave', leave);
    window.addEventListener('dragover', hold);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragenter', enter);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('dragover', hold);
      window.removeEventListener('drop', drop);
    };
  }, [onDropFiles]);

  useEffect(() => {
    if (!onPasteText) return;
    const paste = (event: ClipboardEvent) => {
      if (isTyping(event.target) || event.defaultPrevented) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text.trim() !== '') onPasteText(text);
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, [onPasteText]);

  return (
    <>
      {children}
      {over ? (
        <div className="pointer-events-none fixed inset-0 z-60 grid place-content-center bg-(--scrim) p-6">
          <p className="rounded-lg border-2 border-dashed border-accent bg-raised px-10 py-8 text-center text-lg font-semibold shadow-pop">
            Drop {what} to open it
            <span className="mt-1 block text-sm font-normal text-ink-2">
              It is read here and goes nowhere else.
            </span>
          </p>
        </div>
      ) : null}
    </>
  );
}
