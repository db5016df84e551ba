import { boundaries, type EffectType, observedEvents } from '@/lib/protocol';
import { eventTexts, families } from './event-texts';
import { type ExampleRow, exampleRows } from './examples';

/** One event as the map shows it. */
export interface MappedEvent {
  readonly event: string;
  readonly when: string;
  /** Null where the event is only observed: nothing that a backend says has an effect there. */
  readonly allows: Allows | null;
  readonly example: ExampleRow | null;
}

export interface Allows {
  readonly effects: readonly EffectType[];
  /** What `modify` may change, and of what it is made; null where nothing can be modified. */
  readonly modify: string | null;
  /** What a `return` supplies; null where none is possible. */
  readonly returns: string | null;
  /** `stop`, or `stop or continue`; null where the flow cannot be steered. */
  readonly flow: string | null;
}

export interface MappedFamily {
  readonly family: string;
  readonly about: string;
  readonly events: readonly MappedEvent[];
}

const payloadWords = {
  object: 'an object',
  messages: 'a list of messages',
  'text-parts': 'a list of text parts',
  workspace: 'a directory and roots',
  'elicitation-content': 'the values of a form',
} as const;

const returnWords = {
  any: 'any JSON',
  messages: 'a list of messages',
  'text-parts': 'a list of text parts',
  'elicit-result': 'an answer to the question',
} as const;

const byEvent = new Map(boundaries.map((boundary) => [boundary.event, boundary]));
const observed = new Set(observedEvents);

function allowsOf(event: string): Allows | null {
  const boundary = byEvent.get(event);
  if (boundary === undefined || observed.has(event)) return null;
  const { effects, target, payloadKind, returns, flow } = boundary;
  return {
    effects,
    modify: target === null || payloadKind === null ? null : `${target}, ${payloadWords[payloadKind]}`,
    returns: returns === null ? null : returnWords[returns],
    flow: flow.length === 0 ? null : flow.join(' or '),
  };
}

/** All events by family: those at which a backend is asked, and those that it only hears of. */
export const eventMap: readonly MappedFamily[] = families.map(({ family, about }) => ({
  family,
  about,
  events: eventTexts
    .filter(({ event }) => event.startsWith(`${family}.`))
    .map(({ event, when }) => ({
      event,
      when,
      allows: allowsOf(event),
      example: exampleRows.get(event) ?? null,
    })),
}));

const wordsOf = ({ event, when, allows }: MappedEvent, family: MappedFamily): string =>
  [
    event,
    when,
    family.about,
    ...(allows === null
      ? ['only observed']
      : [
          'intercepted',
          ...allows.effects,
          allows.modify ?? '',
          allows.returns ?? '',
          `flow ${allows.flow ?? ''}`,
        ]),
  ]
    .join(' ')
    .toLowerCase();

/** The events that hold every word of the search, in any case; families without one are left out. */
export function searchEvents(query: string): readonly MappedFamily[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return eventMap;
  return eventMap.flatMap((family) => {
    const events = family.events.filter((mapped) => {
      const text = wordsOf(mapped, family);
      return words.every((word) => text.includes(word));
    });
    return events.length === 0 ? [] : [{ ...family, events }];
  });
}
