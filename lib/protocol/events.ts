import { boundaries, observedEvents } from './boundaries';

/** One of the thirty-two events, and whether a backend may answer it (facts, event catalogue). */
export interface EventKind {
  readonly type: string;
  /** `intercept`: a backend is asked and may answer with effects. `observe`: it is only told. */
  readonly kind: 'intercept' | 'observe';
  /** The first word of the type: what the event is about. */
  readonly family: string;
}

const familyOf = (type: string): string => type.slice(0, type.indexOf('.'));

/** Every event of the draft: the nineteen that may be intercepted, then the thirteen that are only observed. */
export const eventKinds: readonly EventKind[] = [
  ...boundaries.map(({ event }): EventKind => ({ type: event, kind: 'intercept', family: familyOf(event) })),
  ...observedEvents.map((type): EventKind => ({ type, kind: 'observe', family: familyOf(type) })),
];
