import type { StateView } from '../model/state-view';
import { By, Card, Changed } from './card';
import { LongText } from './long-text';

export interface MessagesCardProps {
  readonly view: StateView;
  /** The response holds a reason (of a deny or a stop), which is easily taken for a message. */
  readonly hasReason: boolean;
}

/** Messages in response order; they are shown to nobody before the response is accepted. */
export function MessagesCard({ view, hasReason }: MessagesCardProps) {
  const { messages, standing } = view;
  return (
    <Card
      field="messages"
      title="Messages"
      changed={view.changed.has('messages')}
      brief={messages.length === 0 ? 'none' : standing === 'accepted' ? 'accepted' : 'held until accepted'}
    >
      {messages.length > 0 || hasReason ? (
        <>
          {messages.length > 0 ? (
            <ol className="grid gap-1">
              {messages.map(({ value, by, fresh }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a list that only grows, and equal texts are possible
                <li key={index} className="flex flex-wrap items-baseline gap-x-1.5 text-sm">
                  <By effect={by} />
                  <q className="min-w-0">
                    <LongText text={value} />
                  </q>
                  {fresh ? <Changed word="this step" /> : null}
                </li>
              ))}
            </ol>
          ) : null}
          {hasReason ? <p className="mt-1 text-xs text-ink-2">A reason is not a message (rule 6).</p> : null}
        </>
      ) : null}
    </Card>
  );
}
