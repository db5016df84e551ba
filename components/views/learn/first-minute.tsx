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
      className="relative flex shrink-0 flex-wrap items-center gap-x-2 gap-y-2 border-b bg-accent-tint px-3 py-2 wide:gap-x-4 wide:px-4"
    >
      <div className="flex min-w-0 flex-1 items-center gap-x-4 max-[600px]:basis-full max-[600px]:pr-8">
        <span className="flex items-center gap-1 max-[600px]:hidden" aria-hidden="true">
          {six.map((type) => (
            <EffectMark key={type} type={type} size={15} />
          ))}
        </span>
        <h2 className="text-base font-semibold text-balance">Six effects, one decision. Which wins?</h2>
        <p className="text-sm text-ink-2 max-broad:hidden">
          Step through the row with the arrow keys and see where each effect goes.
        </p>
      </div>
      {children}
      <Button variant="primary" onClick={onStartHere}>
        Start here
      </Button>
      <IconButton
        icon="close"
        label="Close this line"
        onClick={onDismiss}
        className="max-[600px]:absolute max-[600px]:top-0 max-[600px]:right-1"
      />
    </section>
  );
}
