'use client';

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './button';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** `modal` in the middle; `drawer` at the right edge under the page's bar, where the page behind it stays usable. */
  readonly kind?: 'modal' | 'drawer';
  /** Stands under the title: tabs, a search. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

const frames = {
  modal: 'm-auto w-[min(560px,calc(100vw-24px))] max-h-[calc(100dvh-48px)] rounded-lg backdrop:bg-(--scrim)',
  drawer:
    'fixed top-0 right-0 bottom-0 left-auto m-0 h-auto max-h-none w-[min(440px,100vw)] max-w-none border-l border-line-strong/40 wide:top-12',
} as const;

/**
 * The browser's own dialog: it traps focus while modal, closes on Escape and gives focus back to where it was. A
 * drawer is not modal, so a reader can follow its links while it stays; on a narrow screen it covers the page and is.
 */
export function Dialog({ open, onClose, title, kind = 'modal', head, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const origin = useRef<Element | null>(null);
  const titleId = useId();

  // Before the effects of what stands inside: those may scroll and focus, which a closed dialog cannot.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) {
      origin.current = document.activeElement;
      if (kind === 'modal' || matchMedia('(max-width: 899px)').matches) element.showModal();
      else element.show();
    }
    if (!open && element.open) element.close();
  }, [open, kind]);

  const closed = () => {
    // Only a focus that went down with the dialog is brought back; one that was sent elsewhere stays there.
    const lost = document.activeElement === null || document.activeElement === document.body;
    const inside = dialog.current?.contains(document.activeElement) ?? false;
    if ((lost || inside) && origin.current instanceof HTMLElement) origin.current.focus();
    origin.current = null;
    onClose();
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={closed}
      onKeyDown={(event) => {
        // A dialog that is not modal does not close on Escape by itself.
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        event.preventDefault();
        dialog.current?.close();
      }}
      className={`z-50 overflow-hidden bg-raised p-0 text-ink shadow-pop ${frames[kind]}`}
    >
      <div className="flex h-full max-h-[inherit] flex-col">
        <div className="shrink-0 border-b px-4 pt-3">
          <div className="flex items-center gap-2 pb-2">
            <h2 id={titleId} className="flex-1 text-lg font-semibold">
              {title}
            </h2>
            <IconButton icon="close" label="Close" onClick={() => dialog.current?.close()} />
          </div>
          {head}
        </div>
        <section
          aria-labelledby={titleId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
          className="min-h-0 flex-1 overflow-y-auto p-4 focus-inset"
        >
          {children}
        </section>
      </div>
    </dialog>
  );
}
