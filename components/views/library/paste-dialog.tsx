'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

export interface PasteDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What belongs here, and what becomes of it. */
  readonly about: string;
  readonly onClose: () => void;
  readonly onText: (text: string) => void;
}

/** A place to paste a text by hand; the text goes to the reader as it is and stays in this browser. */
export function PasteDialog({ open, title, about, onClose, onText }: PasteDialogProps) {
  const [text, setText] = useState('');
  const done = () => {
    onText(text);
    setText('');
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <label className="block">
        <span className="text-sm text-ink-2">{about}</span>
        <textarea
          value={text}
          onChange={(event) => setText(event.target.value)}
          rows={10}
          spellCheck={false}
          className="mt-2 w-full rounded-sm border border-line-strong/60 bg-surface p-2 font-mono text-sm"
        />
      </label>
      <div className="mt-3 flex justify-end gap-2">
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="primary" onClick={done} disabled={text.trim() === ''}>
          Open
        </Button>
      </div>
    </Dialog>
  );
}
