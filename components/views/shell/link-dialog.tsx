'use client';

import { useEffect, useRef } from 'react';
import { Dialog } from '@/components/ui/dialog';
import type { MadeLink } from './made-link';

export interface LinkDialogProps {
  readonly made: MadeLink;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The link, selected, where the clipboard did not take it; or why there is none. */
export function LinkDialog({ made, open, onClose }: LinkDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!open) return;
    field.current?.focus();
    field.current?.select();
  }, [open]);
  return (
    <Dialog open={open} onClose={onClose} title={made.ok ? 'Copy the link by hand' : 'No link was made'}>
      {made.ok ? (
        <label className="block text-sm text-ink-2">
          The clipboard is not available here. The link is selected: copy it with your keyboard.
          <textarea
            ref={field}
            readOnly
            rows={6}
            aria-label="Link to copy by hand"
            value={made.link}
            className="mt-2 w-full rounded-sm border border-line-strong/60 bg-sunken p-2 font-mono text-xs break-all text-ink"
          />
        </label>
      ) : (
        <p className="text-sm text-ink">{made.message}</p>
      )}
    </Dialog>
  );
}
