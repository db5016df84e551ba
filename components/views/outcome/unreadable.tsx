import { Prose } from '@/components/ui/prose';
import { OutcomeHead } from './outcome-head';
import type { OutcomeFault } from './props';

/** Which text is not JSON, where and why. */
export function Where({ fault }: { fault: OutcomeFault }) {
  const place = `line ${fault.line}, column ${fault.column}`;
  return (
    <p>
      The {fault.what} is not JSON at{' '}
      {fault.onGo ? (
        <button
          type="button"
          onClick={fault.onGo}
          className="font-medium text-accent-ink underline underline-offset-2"
        >
          {place}
        </button>
      ) : (
        <strong>{place}</strong>
      )}
      : <Prose text={fault.message} />
    </p>
  );
}

/** Unreadable text looks like itself: never like a rejection. */
export function Unreadable({ fault }: { fault: OutcomeFault }) {
  return (
    <>
      <OutcomeHead outcome="unreadable" verdict="pending" verdictWords="not judged" />
      <div className="space-y-2 px-3 py-2.5 text-sm">
        <Where fault={fault} />
        <p className="text-ink-2">
          Half-typed text is never a rejection, so it meets no expectation either. The stage keeps the last
          outcome that could be read.
        </p>
      </div>
    </>
  );
}
