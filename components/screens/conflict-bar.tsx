'use client';

import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import type { Draft } from '@/lib/storage';
import { hasEdits } from '@/lib/storage';

export interface ConflictBarProps {
  /** What the other tab wrote. */
  readonly theirs: Draft;
  readonly onSettle: (keep: 'mine' | 'theirs') => Promise<void>;
}

/** Two tabs wrote the same row: nothing is changed under the reader's hands, the choice is theirs. */
export function ConflictBar({ theirs, onSettle }: ConflictBarProps) {
  const text = hasEdits(theirs)
    ? 'Another tab has a newer edit of this row. What you type here is not saved until you choose.'
    : 'Another tab has put the suite’s own text of this row back. What you type here is not saved until you choose.';
  return (
    <div role="alert" className="border-b border-line p-2">
      <Callout
        tone="warn"
        title="Edited in another tab"
        actions={
          <>
            <Button onClick={() => void onSettle('theirs')}>Take the other text</Button>
            <Button onClick={() => void onSettle('mine')}>Keep mine</Button>
          </>
        }
      >
        {text} Taking the other text can be undone in the editor.
      </Callout>
    </div>
  );
}
