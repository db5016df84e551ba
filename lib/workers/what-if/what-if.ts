import { type Decider, type Orders, ordersOf, rowOf, whatDecides } from '@/lib/diagnose';
import { describeEffects } from '@/lib/evaluate';
import { isJsonObject, member, parseJson } from '@/lib/json';
import { checkRequest, type Readings, resolveReadings } from '@/lib/protocol';
import { suiteText } from '@/lib/suite';
import { readExpectation } from '../read-expectation';
import type { OrdersView, WhatIf } from './types';

/** How many orders of a class are handed over. */
const mostExamples = 3;

/** What runs behind the worker's message port, and as it is in tests. */
export function createWhatIf(): WhatIf {
  let last: {
    readonly deciders: readonly Decider[];
    readonly id: string;
    readonly readings: Partial<Readings>;
  } | null = null;

  return {
    ask: async (texts, given) => {
      last = null;
      const [request, response, expectation] = [texts.request, texts.response, texts.expectation].map(
        valueIn,
      );
      if (request === undefined || response === undefined) return { kind: 'nothing' };
      const readings = { ...given, ...readExpectation(expectation ?? {}).readings };
      if (checkRequest(request, resolveReadings(readings)).length > 0) return { kind: 'nothing' };
      const exchange = { request, response };
      const deciders = whatDecides(exchange, readings);
      const id = isJsonObject(request) ? String(member(request, 'id')) : 'row';
      last = { deciders, id, readings };
      return {
        kind: 'told',
        effects: describeEffects(response),
        deciders: deciders.map(({ exchange: _exchange, ...decider }) => decider),
        orders: ordersView(ordersOf(exchange, readings)),
      };
    },
    variant: async (at) => {
      const decider = last?.deciders[at];
      if (last === null || decider === undefined) return null;
      const row = rowOf(decider.exchange, {
        id: `${last.id}-variant`,
        note: decider.sentence,
        readings: Object.keys(last.readings).length === 0 ? undefined : last.readings,
        assertsState: false,
      });
      return row === null ? null : suiteText([row]);
    },
  };
}

function valueIn(text: string) {
  const read = parseJson(text);
  return read.ok ? read.value.value : undefined;
}

function ordersView(orders: Orders | null): OrdersView | null {
  if (orders === null) return null;
  const { effects, commuting, classes } = orders;
  return {
    effects,
    commuting,
    classes: classes.map(({ evaluation, current, orders: all }) => ({
      evaluation,
      current,
      count: all.length,
      examples: all.slice(0, mostExamples),
    })),
  };
}
