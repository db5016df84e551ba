'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { placeBelow } from './place-below';

export interface PopoverProps {
  /** Accessible name of what opens. */
  readonly label: string;
  /** What stands on the button that opens it. */
  readonly trigger: ReactNode;
  /** Drawn only while it is open; `close` closes it and gives the focus back to the button. */
  readonly children: (close: () => void) => ReactNode;
  readonly className?: string;
}

/** A button and what it opens beside itself: the browser's own popover, which Escape and a click elsewhere close. */
export function Popover({ label, trigger, children, className = '' }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const element = bubble.current;
    if (!open || element === null) return;
    const put = () => {
      const { left, top } = placeBelow(
        button.current?.getBoundingClientRect() ?? new DOMRect(),
        element.getBoundingClientRect(),
      );
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
    };
    put();
    const scrolled = ({ target }: Event) => {
      if (!(target instanceof Node && element.contains(target))) put();
    };
    const resized = new ResizeObserver(put);
    resized.observe(element);
    window.addEventListener('scroll', scrolled, { capture: true, passive: true });
    window.addEventListener('resize', put);
    return () => {
      resized.disconnect();
      window.removeEventListener('scroll', scrolled, { capture: true });
      window.removeEventListener('resize', put);
    };
  }, [open]);

  const close = () => {
    bubble.current?.hidePopover();
    button.current?.focus();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-expanded={open}
        className={`inline-flex h-7 min-w-0 items-center gap-1.5 rounded-sm border border-line-strong/60 bg-surface px-2 text-xs font-medium text-ink-2 hover:bg-hover hover:text-ink max-wide:h-10 ${className}`}
      >
        {trigger}
      </button>
      <div
        ref={bubble}
        id={id}
        role="dialog"
        aria-label={label}
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="fixed m-0 max-h-[min(34rem,calc(100dvh-16px))] w-[min(25rem,calc(100vw-16px))] overflow-y-auto rounded-md border border-line-strong/40 bg-raised p-3 text-ink shadow-pop"
      >
        {open ? children(close) : null}
      </div>
    </>
  );
}
