'use client';

import { useEffect, useRef, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { SearchField } from '@/components/ui/search-field';
import { EffectMark } from '../marks/effect-mark';
import { type Allows, type MappedEvent, searchEvents } from './event-map';
import type { ExampleRow } from './examples';

export interface EventsSectionProps {
  /** The event to bring into view and mark, or null for the map from its start. */
  readonly event: string | null;
  readonly onExample: (example: ExampleRow) => void;
  /** Shows a notification of an event that is only observed. */
  readonly onTold: (event: string) => void;
}

function Allowed({ allows }: { readonly allows: Allows }) {
  const facts = [
    ['modify', allows.modify],
    ['return', allows.returns],
    ['flow', allows.flow],
  ] as const;
  return (
    <>
      <ul aria-label="Effects" className="mt-1.5 flex flex-wrap gap-1">
        {allows.effects.map((type) => (
          <li
            key={type}
            className="inline-flex h-6 items-center gap-1 rounded-sm border border-line bg-surface px-1.5 text-xs"
          >
            <EffectMark type={type} size={13} />
            {type}
          </li>
        ))}
      </ul>
      <dl className="mt-1 text-xs text-ink-2">
        {facts.map(([name, text]) =>
          text === null ? null : (
            <div key={name} className="flex gap-1.5">
              <dt className="w-12 shrink-0 text-ink-3">{name}</dt>
              <dd>{text}</dd>
            </div>
          ),
        )}
      </dl>
    </>
  );
}

/** The way to see the event: a row that asks about it, or a notification that tells of it. */
function linkOf(
  { event, allows, example }: MappedEvent,
  onExample: EventItemProps['onExample'],
  onTold: EventItemProps['onTold'],
) {
  if (allows === null) return { words: 'See a notification', name: '', go: () => onTold(event) };
  return example === null ? null : { words: 'See a row', name: example.id, go: () => onExample(example) };
}

interface EventItemProps {
  readonly mapped: MappedEvent;
  readonly marked: boolean;
  readonly onExample: (example: ExampleRow) => void;
  readonly onTold: (event: string) => void;
}

function EventItem({ mapped, marked, onExample, onTold }: EventItemProps) {
  const { event, when, allows } = mapped;
  const item = useRef<HTMLLIElement>(null);
  const link = linkOf(mapped, onExample, onTold);
  useEffect(() => {
    if (!marked) return;
    item.current?.scrollIntoView({ block: 'center' });
    item.current?.focus({ preventScroll: true });
  }, [marked]);
  return (
    <li
      ref={item}
      tabIndex={-1}
      aria-current={marked ? 'true' : undefined}
      className="border-t py-2.5 aria-current:-mx-4 aria-current:border-l-4 aria-current:border-l-accent aria-current:bg-accent-tint aria-current:px-3"
    >
      <h4 className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <code className="text-sm font-semibold wrap-anywhere">{event}</code>
        <Badge tone={allows === null ? 'quiet' : 'accent'}>
          {allows === null ? 'only observed' : 'intercepted'}
        </Badge>
      </h4>
      <p className="mt-0.5 text-sm text-pretty text-ink-2">{when}</p>
      {allows === null ? (
        <p className="mt-1 text-xs text-ink-3">No effects here: nobody waits for an answer.</p>
      ) : (
        <Allowed allows={allows} />
      )}
      {link === null ? null : (
        <button
          type="button"
          onClick={link.go}
          className="group mt-1 flex max-w-full items-start gap-1.5 rounded-sm py-1 pr-1.5 text-left text-sm hover:bg-hover"
        >
          <Icon name="right" size={14} className="mt-[3px] text-accent" />
          <span className="min-w-0">
            <span className="text-accent-ink underline decoration-transparent underline-offset-2 group-hover:decoration-current">
              {link.words}
            </span>{' '}
            <span className="font-mono text-xs wrap-anywhere text-ink-3">{link.name}</span>
          </span>
        </button>
      )}
    </li>
  );
}

/** The map of all events: where a backend is asked and what it may answer there, and what it only hears of. */
export function EventsSection({ event, onExample, onTold }: EventsSectionProps) {
  const [query, setQuery] = useState('');
  // An event that is to be shown is not hidden by what was searched before.
  useEffect(() => {
    if (event !== null) setQuery('');
  }, [event]);
  const found = searchEvents(query);
  const count = found.reduce((sum, { events }) => sum + events.length, 0);
  return (
    <>
      <p className="mb-3 text-sm text-pretty text-ink-2">
        At nineteen events a host asks its backends and waits; of thirteen more they only hear. An effect that
        is not listed for an event can be neither advertised nor used there.
      </p>
      <SearchField
        label="Search events by name, effect or target"
        placeholder="Search name, effect, target"
        value={query}
        onValue={setQuery}
      />
      <p role="status" className="mt-1 mb-3 text-xs text-ink-3 tabular">
        {count} of 32 events
      </p>
      {count === 0 ? (
        <EmptyState title="No event fits" actions={<Button onClick={() => setQuery('')}>Show all 32</Button>}>
          No event holds all of these words.
        </EmptyState>
      ) : null}
      <div className="space-y-5">
        {found.map(({ family, about, events }) => (
          <section key={family} aria-labelledby={`events-${family}`}>
            <h3 id={`events-${family}`} className="text-base font-semibold">
              {family}
            </h3>
            <p className="mb-1.5 text-xs text-ink-2">{about}</p>
            <ul>
              {events.map((mapped) => (
                <EventItem
                  key={mapped.event}
                  mapped={mapped}
                  marked={mapped.event === event}
                  onExample={onExample}
                  onTold={onTold}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
