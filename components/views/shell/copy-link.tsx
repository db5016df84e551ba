'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import type { MadeLink } from './made-link';

const LinkDialog = lazy(() => import('./link-dialog').then((module) => ({ default: module.LinkDialog })));

export interface CopyLinkProps {
  readonly disabled: boolean;
  readonly onMake: () => MadeLink;
  /** The clipboard has taken it. */
  readonly onCopied: () => void;
}

async function tryCopy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies the link to what is shown; where the clipboard does not take it, the link is shown to be copied by hand. */
export function CopyLink({ disabled, onMake, onCopied }: CopyLinkProps) {
  const [copied, setCopied] = useState(false);
  const [shown, setShown] = useState<MadeLink | null>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    if (disabled) return;
    const made = onMake();
    if (made.ok && (await tryCopy(made.link))) {
      setCopied(true);
      onCopied();
      return;
    }
    setShown(made);
    setOpen(true);
  };

  const look = { icon: copied ? 'tick' : 'copy', onClick: copy, 'aria-disabled': disabled } as const;
  return (
    <>
      <Button variant="quiet" {...look} className="max-broad:hidden">
        {copied ? 'Copied' : 'Copy link'}
      </Button>
      <span className="broad:hidden">
        <IconButton label={copied ? 'Copied' : 'Copy link'} {...look} />
      </span>
      <span role="status" className="sr-only">
        {copied ? 'The link was copied to the clipboard.' : ''}
      </span>
      {shown === null ? null : (
        <Suspense fallback={null}>
          <LinkDialog made={shown} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
