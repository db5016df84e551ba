'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { placeBelow } from './place-below';

export interface HintProps {
  /** The word that explains itself. */
  readonly children: ReactNode;
  /** The explanation; shown on focus, on hover and on a tap, closed by Escape. */
  readonly text: ReactNode;
  readonly className?: string;
}

const width = 280;

/** A word with a dotted line under it and an explanation that comes on focus, hover or tap. */
export function Hint({ children, text, className = '' }: HintProps) {
  const id = useId();
  const word = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const leave = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);

  const show = () => {
    clearTimeout(leave.current);
    setOpen(true);
  };
  const hide = () => {
    clearTimeout(leave.current);
    setOpen(false);
  };
  // The pointer may travel from the word into the explanation.
  const hideSoon = () => {
    clearTimeout(leave.current);
    leave.current = setTimeout(() => setOpen(false), 150);
  };

  useEffect(() => {
    const element = bubble.current;
    if (!element || !open) return;
    element.showPopover();
    const { left, top } = placeBelow(
      word.current?.getBoundingClientRect() ?? new DOMRect(),
      element.getBoundingClientRect(),
    );
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
    const close = () => setOpen(false);
    window.addEventListener('scroll', close, { capture: true, passive: true });
    return () => {
      window.removeEventListener('scroll', close, { capture: true });
      if (element.matches(':popover-open')) element.hidePopover();
    };
  }, [open]);
  useEffect(() => () => clearTimeout(leave.current), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    hide();
  };

  return (
    <>
      <button
        ref={word}
        type="button"
        aria-describedby={id}
        onFocus={show}
        onBlur={hide}
        onClick={show}
        onPointerEnter={show}
        onPointerLeave={hideSoon}
        onKeyDown={onKeyDown}
        className={`cursor-help underline decoration-line-strong decoration-dotted decoration-1 underline-offset-3 hover:decoration-current ${className}`}
      >
        {children}
      </button>
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        popover="manual"
        onPointerEnter={show}
        onPointerLeave={hideSoon}
        style={{ maxWidth: width }}
        className="fixed m-0 rounded-md font-sans border border-line-strong/40 bg-raised px-3 py-2 text-left text-sm font-normal tracking-normal text-pretty text-ink normal-case shadow-pop"
      >
        {text}
      </span>
    </>
  );
}
