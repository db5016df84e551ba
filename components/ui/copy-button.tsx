'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { Button, IconButton } from './button';
import type { Copyable } from './copyable';

const CopyDialog = lazy(() => import('./copy-dialog').then((file) => ({ default: file.CopyDialog })));

export interface CopyButtonProps {
  /** What is copied, in one word after "the": link, outcome. */
  readonly what: string;
  readonly label?: string;
  /** Makes the text in the moment it is asked for. */
  readonly make: () => Copyable;
  readonly disabled?: boolean;
  /** A sign alone where the page is not broad. */
  readonly shrinks?: boolean;
  /** The clipboard has taken it. */
  readonly onCopied?: () => void;
}

async function tryCopy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Says "copied" only when the clipboard took the text; otherwise the text is shown, selected, to be copied by hand. */
export function CopyButton(props: CopyButtonProps) {
  const { what, label = `Copy the ${what}`, make, disabled = false, shrinks = false, onCopied } = props;
  const [copied, setCopied] = useState(false);
  const [shown, setShown] = useState<Copyable | null>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    if (disabled) return;
    const made = make();
    if (made.ok && (await tryCopy(made.text))) {
      setCopied(true);
      onCopied?.();
      return;
    }
    setShown(made);
    setOpen(true);
  };

  const look = { icon: copied ? 'tick' : 'copy', onClick: copy, 'aria-disabled': disabled } as const;
  return (
    <>
      <Button variant="quiet" {...look} className={shrinks ? 'max-broad:hidden' : ''}>
        {copied ? 'Copied' : label}
      </Button>
      {shrinks ? (
        <span className="broad:hidden">
          <IconButton label={copied ? 'Copied' : label} {...look} />
        </span>
      ) : null}
      <span role="status" className="sr-only">
        {copied ? `The ${what} was copied to the clipboard.` : ''}
      </span>
      {shown === null ? null : (
        <Suspense fallback={null}>
          <CopyDialog what={what} made={shown} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
