import { IconButton } from './button';
import { Callout, type CalloutTone } from './callout';

export interface Notice {
  readonly id: string;
  readonly tone: CalloutTone;
  readonly title?: string;
  readonly text: string;
  readonly action?: { readonly label: string; readonly onAct: () => void };
}

/** Messages at the lower edge that stay until they are closed: nothing important passes by itself. */
export function Notices({
  notices,
  onDismiss,
}: {
  notices: readonly Notice[];
  onDismiss: (id: string) => void;
}) {
  return (
    <section
      aria-label="Notices"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-3 bottom-3 z-40 mx-auto flex max-w-140 flex-col gap-2"
    >
      {notices.map(({ id, tone, title, text, action }) => (
        <div key={id} className="pointer-events-auto relative rounded-md bg-raised shadow-pop">
          <Callout tone={tone} title={title} className="pr-11">
            <p>{text}</p>
            {action ? (
              <button
                type="button"
                onClick={action.onAct}
                className="mt-1 font-semibold text-accent-ink underline"
              >
                {action.label}
              </button>
            ) : null}
          </Callout>
          <IconButton
            icon="close"
            label="Dismiss"
            onClick={() => onDismiss(id)}
            className="absolute top-1.5 right-1.5"
          />
        </div>
      ))}
    </section>
  );
}

/** One short sentence for screen readers; pass an empty text to stay quiet. */
export function LiveRegion({ text }: { text: string }) {
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {text}
    </p>
  );
}
