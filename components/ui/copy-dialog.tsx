'use client';

import { useEffect, useRef } from 'react';
import type { Copyable } from './copyable';
import { Dialog } from './dialog';

export interface CopyDialogProps {
  readonly what: string;
  readonly made: Copyable;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The text, selected, where the clipboard did not take it; or why there is none. */
export function CopyDialog({ what, made, open, onClose }: CopyDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!open) return;
    field.current?.focus();
    field.current?.select();
  }, [open]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={made.ok ? `Copy the ${what} by hand` : `There is no ${what} to copy`}
    >
      {made.ok ? (
        <label className="block text-sm text-ink-2">
          The clipboard is not available here. The {what} is selected: copy it with your keyboard.
          <textarea
            ref={field}
            readOnly
            rows={6}
            aria-label={`The ${what}, to copy by hand`}
            value={made.text}
            className="mt-2 w-full rounded-sm border border-line-strong/60 bg-sunken p-2 font-mono text-xs break-all text-ink"
          />
        </label>
      ) : (
        <p className="text-sm text-ink">{made.message}</p>
      )}
    </Dialog>
  );
}
