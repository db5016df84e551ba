import { type Evaluation, type Exchange, evaluate } from '@/lib/evaluate';
import type { JsonValue } from '@/lib/json';
import type { Readings } from '@/lib/protocol';
import { partsOf, withAt } from './edits';
import { canonical } from './observe';

/** The most effects whose orders are all tried: 720 of them. */
export const mostOrdered = 6;

/** Orders of the effects that come to one outcome and one emitted state. */
export interface OrderClass {
  readonly evaluation: Pick<Evaluation, 'outcome' | 'actual' | 'state'>;
  /** Each order as the effects' places in the response as it stands, counted from 0. */
  readonly orders: readonly (readonly number[])[];
  /** Whether the response as it stands is one of them. */
  readonly current: boolean;
}

/** How much the order of a response's effects matters. */
export interface Orders {
  readonly effects: number;
  /** That of the response as it stands first, then by how many orders they have. */
  readonly classes: readonly OrderClass[];
  /** Pairs of effects that may change places, wherever they stand, without changing what comes of it. */
  readonly commuting: readonly (readonly [number, number])[];
}

/**
 * Tries every order of a response's effects and sorts them by what comes of it: outcome, emitted state and payload.
 * Null where the request is not legal, or there are fewer than two effects or more than `mostOrdered`.
 */
export function ordersOf(exchange: Exchange, readings: Partial<Readings> = {}): Orders | null {
  const effects = partsOf(exchange)?.effects ?? [];
  if (effects.length < 2 || effects.length > mostOrdered) return null;
  const marks = new Map<string, string>();
  const classes = new Map<string, { evaluation: Evaluation; orders: (readonly number[])[] }>();
  for (const order of permutations(effects.length)) {
    const arranged = order.map((at) => effects[at] ?? null);
    const response = withAt(exchange.response, ['result', 'effects'], arranged);
    const evaluation = evaluate({ request: exchange.request, response }, { readings, steps: false });
    if (evaluation.outcome === 'invalid-request') return null;
    const mark = markOf(evaluation);
    marks.set(order.join(' '), mark);
    const known = classes.get(mark);
    if (known === undefined) classes.set(mark, { evaluation, orders: [order] });
    else known.orders.push(order);
  }
  const asItStands = marks.get(effects.map((_, at) => at).join(' '));
  const sorted = [...classes].map(([mark, { evaluation, orders }]): OrderClass => {
    const { outcome, actual, state } = evaluation;
    return { evaluation: { outcome, actual, state }, orders, current: mark === asItStands };
  });
  return {
    effects: effects.length,
    classes: sorted.sort(
      (a, b) => Number(b.current) - Number(a.current) || b.orders.length - a.orders.length,
    ),
    commuting: commuting(effects.length, marks),
  };
}

/** A rejection's own words tell places of effects, so that only what it leaves behind is compared. */
function markOf({ outcome, actual, state, payload }: Evaluation): string {
  const parts: readonly JsonValue[] = [
    outcome,
    actual === null ? null : Object.fromEntries(Object.entries(actual)),
    state,
    payload ?? null,
  ];
  return canonical(parts);
}

function commuting(
  count: number,
  marks: ReadonlyMap<string, string>,
): readonly (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  for (let one = 0; one < count; one += 1) {
    for (let other = one + 1; other < count; other += 1) {
      const swap = (at: number): number => (at === one ? other : at === other ? one : at);
      const alike = [...marks].every(([order, mark]) => {
        const swapped = order.split(' ').map((at) => swap(Number(at)));
        return marks.get(swapped.join(' ')) === mark;
      });
      if (alike) found.push([one, other]);
    }
  }
  return found;
}

/** Every order of the numbers below `count`, the rising one first. */
function permutations(count: number): readonly (readonly number[])[] {
  let orders: readonly (readonly number[])[] = [[]];
  for (let next = 0; next < count; next += 1) {
    orders = orders.flatMap((order) =>
      Array.from({ length: next + 1 }, (_, gap) => order.toSpliced(order.length - gap, 0, next)),
    );
  }
  return orders;
}
