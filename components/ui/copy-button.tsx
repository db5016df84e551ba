'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from './button';

type CopyState = 'idle' | 'copied' | 'by-hand';

export interface CopyButtonProps {
  readonly label: string;
  /** The text, or how to make it when it is asked for. */
  readonly text: string | (() => string);
  readonly variant?: 'plain' | 'quiet' | 'primary';
}

async function tryCopy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Says "copied" only when the clipboard took the text; otherwise shows it selected, to be copied by hand. */
export function CopyButton({ label, text, variant = 'quiet' }: CopyButtonProps) {
  const [state, setState] = useState<CopyState>('idle');
  const [shown, setShown] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (state === 'by-hand') field.current?.select();
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    const value = typeof text === 'string' ? text : text();
    setShown(value);
    setState((await tryCopy(value)) ? 'copied' : 'by-hand');
  };

  return (
    <span className="inline-flex flex-col gap-1">
      <Button variant={variant} icon={state === 'copied' ? 'tick' : 'copy'} onClick={copy}>
        {state === 'copied' ? 'Copied' : label}
      </Button>
      <span role="status" className="sr-only">
        {state === 'copied' ? 'Copied to the clipboard.' : ''}
      </span>
      {state === 'by-hand' ? (
        <span className="flex flex-col gap-1 text-xs text-ink-2">
          The clipboard is not available here. The text is selected: copy it with your keyboard.
          <textarea
            ref={field}
            readOnly
            aria-label={`${label}: text to copy by hand`}
            value={shown}
            rows={3}
            className="w-full rounded-sm border border-line-strong/60 bg-sunken p-1 font-mono text-xs text-ink"
          />
        </span>
      ) : null}
    </span>
  );
}
