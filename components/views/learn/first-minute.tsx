import type { ReactNode } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import { EffectMark } from '@/components/views/marks/effect-mark';

export interface FirstMinuteProps {
  /** Opens the nine rules. */
  readonly onStartHere: () => void;
  readonly onDismiss: () => void;
  /** A control beside the first: the guessing game. */
  readonly children?: ReactNode;
}

const six = ['allow', 'return', 'message', 'modify', 'ask', 'deny'];

/** The line that greets a first visit, over the row that it is about. */
export function FirstMinute({ onStartHere, onDismiss, children }: FirstMinuteProps) {
  return (
    <section
      aria-label="First minute"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b bg-accent-tint px-3 py-2 max-wide:pr-12 wide:px-4 relative"
    >
      <span className="flex items-center gap-1" aria-hidden="true">
        {six.map((type) => (
          <EffectMark key={type} type={type} size={15} />
        ))}
      </span>
      <h2 className="text-base font-semibold">Six effects, one decision. Which wins?</h2>
      <p className="min-w-60 flex-1 text-sm text-pretty text-ink-2">
        Step through the row with the arrow keys and see where each effect goes.
      </p>
      <span className="flex flex-wrap items-center gap-2">
        {children}
        <Button variant="primary" onClick={onStartHere}>
          Start here
        </Button>
      </span>
      <IconButton
        icon="close"
        label="Close this line"
        onClick={onDismiss}
        className="max-wide:absolute max-wide:top-1 max-wide:right-1"
      />
    </section>
  );
}
