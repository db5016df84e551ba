import { equalJson } from '@/lib/json';
import {
  type Decision,
  type Readings,
  type RejectionClass,
  readingValues,
  resolveReadings,
} from '@/lib/protocol';
import { type Exchange, evaluate } from './evaluate';
import { readingHinge } from './reading-hinge';
import type { Evaluation } from './types';

/** What would come of an exchange if one reading had another value. */
export interface OtherReading {
  /** The one value that is different. */
  readonly setting: Partial<Readings>;
  readonly outcome: Evaluation['outcome'];
  /** Of an accepted response. */
  readonly decision: Decision | null;
  /** Of a rejected one. */
  readonly class: RejectionClass | null;
  /** One sentence on what the difference hangs on. */
  readonly because: string;
}

/** Every reading in force with one of them at another of its values. */
function neighbours(
  readings: Readings,
): readonly { readonly setting: Partial<Readings>; readonly all: Readings }[] {
  const { revision, 'tool-constraint': constraint, 'chained-continue': chained } = readingValues;
  const settings: readonly Partial<Readings>[] = [
    ...revision.map((value) => ({ revision: value })),
    ...constraint.map((value) => ({ 'tool-constraint': value })),
    ...chained.map((value) => ({ 'chained-continue': value })),
  ];
  return settings
    .map((setting) => ({ setting, all: { ...readings, ...setting } }))
    .filter(({ all }) => !equalJson({ ...all }, { ...readings }));
}

/** Whether a report of the one would differ from a report of the other, or what is handed on would. */
function differs(a: Evaluation, b: Evaluation): boolean {
  if (a.outcome === 'accepted' && b.outcome === 'accepted') {
    const held = ({ state, payload = null }: typeof a) => ({ state, payload });
    return !equalJson({ ...a.actual }, { ...b.actual }) || !equalJson(held(a), held(b));
  }
  if (a.outcome === 'rejected' && b.outcome === 'rejected') return a.class !== b.class;
  return a.outcome !== b.outcome;
}

/**
 * What the other readings make of an exchange (semantics: readings): one entry for each single value of a reading that is
 * not in force and under which the outcome, its decision or class, or what is handed on, differs. Evaluates without steps.
 * Pure, and never throws on any JSON.
 */
export function otherReadings(exchange: Exchange, given: Partial<Readings> = {}): readonly OtherReading[] {
  const readings = resolveReadings(given);
  const here = evaluate(exchange, { readings, steps: false });
  return neighbours(readings).flatMap(({ setting, all }) => {
    const there = evaluate(exchange, { readings: all, steps: false });
    if (!differs(here, there)) return [];
    return [
      {
        setting,
        outcome: there.outcome,
        decision: there.outcome === 'accepted' ? there.actual.decision : null,
        class: there.outcome === 'rejected' ? there.class : null,
        because: readingHinge(exchange, setting, here, there),
      },
    ];
  });
}
