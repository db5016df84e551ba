import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { Prose } from '@/components/ui/prose';
import type { EventScene } from '@/lib/evaluate';
import { QuestionView } from '../content/question';
import { Readable } from '../content/readable';
import { afterwards } from './afterwards';
import { eventTexts } from './event-texts';

export interface ObservedFault {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

export interface ObservedEventProps {
  readonly scene: EventScene | null;
  /** A backend can be asked about this event as well. */
  readonly intercepted: boolean;
  readonly faults: readonly ObservedFault[];
  /** Shows an event on the map. */
  readonly onMap: (event: string) => void;
  /** The way back, where this stands in the place of something. */
  readonly back?: ReactNode;
}

const knownEvent = (type: string) => eventTexts.find(({ event }) => event === type);

/** What of it is wrong, with its place in the text. */
function Faults({ faults }: { readonly faults: readonly ObservedFault[] }) {
  if (faults.length === 0) return null;
  return (
    <Callout
      tone="warn"
      title={faults.length === 1 ? 'It is not quite legal' : `It is not legal: ${faults.length} faults`}
    >
      <ul className="grid gap-1">
        {faults.slice(0, 50).map(({ message, line, column }) => (
          <li key={`${line} ${column} ${message}`}>
            <span className="text-ink-3 tabular">
              line {line}, column {column}:{' '}
            </span>
            <Prose text={message} />
          </li>
        ))}
      </ul>
    </Callout>
  );
}

/** An event that a backend only hears of: what it says, that no effect exists here, and what may come of it. */
export function ObservedEvent({ scene, intercepted, faults, onMap, back }: ObservedEventProps) {
  const type = scene?.type;
  const known = type === undefined ? undefined : knownEvent(type);
  const after = type === undefined ? undefined : afterwards.get(type);
  return (
    <section aria-label="Observed event" className="grid gap-3 p-3">
      <header className="grid justify-items-start gap-1">
        <p className="label-caps">observed</p>
        <h3 className="text-lg font-semibold wrap-anywhere">
          {type === undefined ? 'A notification without an event' : <code>{type}</code>}
        </h3>
        {known === undefined ? null : <p className="text-sm text-ink-2">{known.when}</p>}
      </header>
      <Callout title="No effects here">
        <p>
          Nobody waits for an answer: whoever is told may note it, but can neither allow, deny nor change
          anything.
          {intercepted
            ? ' A backend can be asked about this event too; that takes a request, hooks/intercept.'
            : ''}
        </p>
        {after === undefined ? null : (
          <p className="mt-1">
            <Prose text={after} />
          </p>
        )}
      </Callout>
      <Faults faults={faults} />
      {scene === null ? null : (
        <div className="rounded-md border border-line bg-surface p-3">
          <p className="label-caps pb-1">What it says</p>
          {scene.question === null ? null : <QuestionView question={scene.question} />}
          {Object.keys(scene.members).length === 0 && scene.question === null ? (
            <p className="text-sm text-ink-2">Nothing beyond what every event carries.</p>
          ) : (
            <Readable value={scene.members} />
          )}
          {scene.left.length === 0 ? null : (
            <p className="text-xs text-ink-2 wrap-anywhere">Too large to show: {scene.left.join(', ')}</p>
          )}
        </div>
      )}
      <p className="flex flex-wrap gap-2">
        {back}
        {known === undefined ? null : (
          <Button onClick={() => onMap(known.event)}>Show it on the map of events</Button>
        )}
      </p>
    </section>
  );
}
