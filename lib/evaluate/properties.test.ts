import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '@/lib/json';
import { expectSame, runs, viewOf } from './agreement.test-support';
import { evaluate } from './index';
import { get, isList } from './oracle-shapes.test-support';
import { payloadOf } from './oracle-staging.test-support';
import { put } from './random-faults.test-support';
import {
  defaultReadings,
  mostlyLegalRows,
  type RandomRow,
  randomReadings,
  randomRows,
} from './random-rows.test-support';
import { effectsOf, eventOf, isOf, snapshotState, typeOf, withEffects } from './row-parts.test-support';
import type { Evaluation, Rejected } from './types';

/** Everything but which of several faults is named: two orders of the same effects fail at different indices. */
const orderless = (evaluation: Evaluation): JsonObject =>
  put(viewOf(evaluation), ['effect'], undefined) as JsonObject;

/** A list in another order, drawn from a list of numbers: place i is swapped with a place at or beyond it. */
function permuted<T>(list: readonly T[], picks: readonly number[]): readonly T[] {
  const left = [...list];
  return list.flatMap((_, i) => left.splice((picks[i] ?? 0) % left.length, 1));
}
const picks = fc.array(fc.nat({ max: 99 }), { maxLength: 10 });

/** Nothing of a rejected response is left anywhere that an adapter, a person or the next interceptor looks. */
function expectSnapshot(row: RandomRow, evaluation: Rejected): void {
  const original = payloadOf(eventOf(row), typeOf(row));
  expectSame(evaluation.state, snapshotState(row));
  expectSame(evaluation.payload, original);
  expectSame(evaluation.actual, { rejected: true });
  const first = evaluation.steps[0];
  expectSame(evaluation.steps.at(-1)?.after, first?.before);
  expectSame(first?.before.payload, original);
  const snapshot = new Map<string, unknown>(Object.entries(first?.before ?? {}));
  for (const entry of [...evaluation.ledger.rolledBack, ...evaluation.ledger.neverApplied]) {
    if (snapshot.has(entry.field)) expectSame(entry.snapshot, snapshot.get(entry.field));
  }
}

describe('a rejection leaves every field as the snapshot', () => {
  test('whatever was wrong', () => {
    fc.assert(
      fc.property(randomRows, (row) => {
        const evaluation = evaluate(row);
        if (evaluation.outcome === 'rejected') expectSnapshot(row, evaluation);
      }),
      runs(800),
    );
  });

  test('also when everything was staged before the last effect failed', () => {
    const toolRows = mostlyLegalRows.filter((row) => typeOf(row) === 'tool.before');
    const breaking = { type: 'modify', target: 'input', operation: 'merge', value: { task: 0 } };
    let rolledBack = 0;
    fc.assert(
      fc.property(toolRows, (row) => {
        const evaluation = evaluate(withEffects(row, [...effectsOf(row), breaking]));
        if (evaluation.outcome !== 'rejected') return;
        rolledBack += evaluation.ledger.rolledBack.length;
        expectSnapshot(row, evaluation);
      }),
      runs(800),
    );
    expect(rolledBack).toBeGreaterThan(0);
  });
});

/** The sentence of semantics: what an accepted response is, told without looking at the whole of it. */
function isAcceptable(row: RandomRow): boolean {
  const effects = effectsOf(row);
  if (evaluate(withEffects(row, [])).outcome !== 'accepted') return false;
  if (!isList(get(get(row.response, 'result'), 'effects'))) return false;
  const alone = effects.map((effect) => evaluate(withEffects(row, [effect])));
  if (alone.some((one) => one.outcome === 'rejected' && one.phase !== 'stage')) return false;
  const returnsPass = effects.every(
    (effect, i) => !isOf(effect, 'return') || alone[i]?.outcome === 'accepted',
  );
  const deniesAndReturns = ['deny', 'return'].every((type) => effects.some((effect) => isOf(effect, type)));
  if (typeOf(row) === 'user.elicitation.request' && deniesAndReturns) return false;
  return (
    returnsPass &&
    stagesAll(
      row,
      effects.filter((effect) => isOf(effect, 'modify')),
    )
  );
}

/** Each modify alone, upon the payload that the ones before it left. */
function stagesAll(row: RandomRow, modifies: readonly JsonValue[]): boolean {
  const path = typeOf(row) === 'tool.before' ? ['tool', 'input'] : ['items'];
  let current = row;
  for (const modify of modifies) {
    const evaluation = evaluate(withEffects(current, [modify]));
    if (evaluation.outcome !== 'accepted') return false;
    current = {
      request: put(row.request, ['params', 'event', ...path], evaluation.payload),
      response: row.response,
    };
  }
  return true;
}

test('a response is accepted exactly when request, envelope, each effect alone and every staged payload pass', () => {
  const core = randomRows.filter((row) =>
    ['tool.before', 'turn.finish.before', 'user.elicitation.request'].includes(typeOf(row)),
  );
  let accepted = 0;
  fc.assert(
    fc.property(core, (row) => {
      const isAccepted = evaluate(row).outcome === 'accepted';
      if (isAccepted) accepted += 1;
      expect(isAccepted).toBe(isAcceptable(row));
    }),
    runs(800),
  );
  expect(accepted).toBeGreaterThan(0);
});

describe('order', () => {
  test('of permission effects never matters', () => {
    fc.assert(
      fc.property(randomRows, picks, randomReadings, (row, order, readings) => {
        const effects = effectsOf(row);
        const isPermission = (effect: JsonValue): boolean => isOf(effect, 'deny', 'allow', 'ask');
        const shuffled = [...permuted(effects.filter(isPermission), order)];
        const moved = effects.map((effect) => (isPermission(effect) ? (shuffled.shift() ?? null) : effect));
        if (moved.length === 0) return;
        const before = orderless(evaluate(row, { readings, steps: false }));
        expectSame(orderless(evaluate(withEffects(row, moved), { readings, steps: false })), before);
      }),
      runs(800),
    );
  });

  test('of a return against the modifies never matters', () => {
    fc.assert(
      fc.property(randomRows, picks, randomReadings, (row, places, readings) => {
        const effects = effectsOf(row);
        const moved = effects.filter((effect) => !isOf(effect, 'return'));
        // Returns keep their order among themselves (the last one wins) and go anywhere else.
        const returns = effects.filter((effect) => isOf(effect, 'return'));
        const targets = returns.map((_, i) => (places[i] ?? 0) % (moved.length + 1)).sort((a, b) => b - a);
        for (const [i, value] of returns.toReversed().entries()) moved.splice(targets[i] ?? 0, 0, value);
        if (moved.length === 0) return;
        const before = orderless(evaluate(row, { readings, steps: false }));
        expectSame(orderless(evaluate(withEffects(row, moved), { readings, steps: false })), before);
      }),
      runs(800),
    );
  });
});

describe('steps', () => {
  test('form one chain, numbered in order, that ends where the emitted state stands', () => {
    fc.assert(
      fc.property(randomRows, randomReadings, (row, readings) => {
        const evaluation = evaluate(row, { readings });
        const { steps } = evaluation;
        for (const [i, step] of steps.entries()) {
          expect(step.index).toBe(i);
          if (i > 0) expectSame(step.before, steps[i - 1]?.after);
          if (step.sets.length === 0 && step.verdict !== 'rolled-back') expectSame(step.after, step.before);
        }
        if (evaluation.outcome !== 'accepted') return;
        const last = steps.at(-1)?.after;
        const { state, actual } = evaluation;
        expectSame(last?.payload, evaluation.payload);
        expect(last?.permission).toBe(state.permission);
        expectSame(last?.candidate, state.candidate);
        expect(last?.flow).toBe(state.flow ?? 'none');
        expectSame(last?.instructions, state.instructions ?? []);
        expectSame(last?.injections, state.injections ?? []);
        expectSame(last?.messages, actual.messages);
        if (actual.continuationRemaining !== undefined) {
          expect(last?.remaining).toBe(actual.continuationRemaining);
        }
      }),
      runs(800),
    );
  });

  test('what is accepted is a legal start for the next interceptor, whose empty response changes nothing', () => {
    const core = mostlyLegalRows.filter((row) => ['tool.before', 'turn.finish.before'].includes(typeOf(row)));
    fc.assert(
      fc.property(core, (row) => {
        const first = evaluate(row, { readings: defaultReadings, steps: false });
        if (first.outcome !== 'accepted') return;
        const path = typeOf(row) === 'tool.before' ? ['tool', 'input'] : ['items'];
        const paid = put(row.request, ['params', 'event', ...path], first.payload);
        const request = put(paid, ['params', 'state'], first.state);
        const next = evaluate(withEffects({ request, response: row.response }, []), { steps: false });
        expect(next.outcome).toBe('accepted');
        expectSame(next.state, first.state);
        expectSame(next.payload, first.payload);
      }),
      runs(1_000),
    );
  });
});
