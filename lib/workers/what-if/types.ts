import type { Decider, OrderClass, Orders } from '@/lib/diagnose';
import type { EffectSummary } from '@/lib/evaluate';
import type { Readings } from '@/lib/protocol';
import type { RowTexts } from '../types';

/** Orders that come to one outcome and one state; the first of them stand for all. */
export interface OrderClassView extends Pick<OrderClass, 'evaluation' | 'current'> {
  readonly count: number;
  readonly examples: OrderClass['orders'];
}

export interface OrdersView extends Pick<Orders, 'effects' | 'commuting'> {
  readonly classes: readonly OrderClassView[];
}

/** What would become of a row if one thing in it were otherwise. */
export type WhatIfAnswer =
  /** A text is not JSON, or the request is not legal: there is nothing to vary. */
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'told';
      readonly effects: readonly EffectSummary[];
      readonly deciders: readonly Omit<Decider, 'exchange'>[];
      /** Null where there are fewer than two effects, or more than can be ordered. */
      readonly orders: OrdersView | null;
    };

/** Tries a row with one thing changed, behind a worker's message port. */
export interface WhatIf {
  /** Some dozens of single edits, and every order of up to six effects: up to a second. */
  ask(texts: RowTexts, readings: Partial<Readings>): Promise<WhatIfAnswer>;
  /** The row of one of the deciders of the last answer, as the text of a file; null where there is none. */
  variant(decider: number): Promise<string | null>;
}
