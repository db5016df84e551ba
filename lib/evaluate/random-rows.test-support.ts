import fc from 'fast-check';
import type { JsonObject, JsonValue } from '@/lib/json';
import type { Readings } from '@/lib/protocol';
import { payloadOf } from './oracle-staging.test-support';
import { effectsFor } from './random-effects.test-support';
import { coreKinds, type EventKind, otherKinds } from './random-events.test-support';
import { coreRequestFault, type Fault, requestFault, responseFault } from './random-faults.test-support';
import { json, messages, textPartList } from './random-values.test-support';

// Whole rows: a legal request drawn from the bounds, effects that mostly keep to what it advertises, and then
// faults. Every draw shrinks toward a row without faults, effects and state.

export interface RandomRow {
  readonly request: JsonValue;
  readonly response: JsonValue;
}

const counts = fc.constantFrom<JsonValue>(0, 1, 2, 5, 9007199254740993n);

/** Legal capabilities: usually all that the bound allows, each block beside its effect. */
function capabilitiesOf(kind: EventKind): fc.Arbitrary<JsonObject> {
  const all = fc.constant([...kind.effects]);
  return fc
    .record({
      effects: fc.oneof(
        { weight: 5, arbitrary: all },
        { weight: 1, arbitrary: fc.subarray([...kind.effects]) },
      ),
      grant: fc.oneof(
        { weight: 5, arbitrary: fc.constant({ replace: true, merge: true }) },
        {
          weight: 1,
          arbitrary: fc.constantFrom({ replace: true, merge: false }, { replace: false, merge: true }),
        },
      ),
      operations: fc.oneof(
        { weight: 4, arbitrary: fc.constant([...kind.flow]) },
        { weight: 1, arbitrary: fc.subarray([...kind.flow], { minLength: Math.min(1, kind.flow.length) }) },
      ),
      counters: fc.record(
        {
          remainingContinuations: fc.oneof({ weight: 2, arbitrary: fc.constant<JsonValue>(2) }, counts),
          continuationCount: fc.oneof({ weight: 3, arbitrary: fc.constant<JsonValue>(0) }, counts),
          maxContinuations: counts,
        },
        {
          requiredKeys: kind.flow.includes('continue') ? ['remainingContinuations', 'continuationCount'] : [],
        },
      ),
      deliverAt: fc.oneof(
        { weight: 4, arbitrary: fc.constant(['now', 'next_turn']) },
        { weight: 1, arbitrary: fc.constantFrom(['now'], ['next_turn'], ['next_turn', 'now']) },
      ),
      elicitation: fc.option(
        fc.constantFrom<JsonValue>({ form: {} }, { form: {}, url: {} }, {}, { url: {} }),
      ),
      future: fc.option(json, { freq: 8 }),
    })
    .map(
      ({ effects, grant, operations, counters, deliverAt, elicitation, future }): JsonObject => ({
        effects,
        ...(effects.includes('modify') && kind.target !== null ? { modify: { [kind.target]: grant } } : {}),
        ...(effects.includes('flow') ? { flow: { operations, ...counters } } : {}),
        ...(effects.includes('inject') ? { inject: { context: { append: true, deliverAt } } } : {}),
        ...(elicitation === null ? {} : { elicitation }),
        ...(future === null ? {} : { futureBlock: future }),
      }),
    );
}

function candidateValue(type: string): fc.Arbitrary<JsonValue> {
  if (type === 'model.request.before') return messages;
  if (type === 'context.compact.before') return textPartList;
  if (type === 'user.elicitation.request') return fc.constant({ action: 'decline' });
  return fc.oneof(fc.constantFrom<JsonValue>(null, false, 0, '', { cached: 1 }), json);
}

const carried: JsonValue = {
  type: 'inject',
  target: 'context',
  operation: 'append',
  deliverAt: 'now',
  value: [],
};

/** What an earlier interceptor left: every permission, candidates of every kind, flow, instructions, injections. */
const statesOf = (type: string): fc.Arbitrary<JsonObject> =>
  fc.record(
    {
      permission: fc.constantFrom('none', 'none', 'allow', 'allow', 'allow', 'ask', 'deny'),
      candidate: fc.option(
        fc.record(
          { value: candidateValue(type), provenance: fc.constant<JsonValue>({ requestId: 'earlier' }) },
          { requiredKeys: ['value'], noNullPrototype: true },
        ),
        { freq: 2 },
      ),
      flow: fc.constantFrom('none', 'none', 'continue', 'continue', 'stop'),
      instructions: fc.array(fc.constantFrom('Check the result', 'Earlier'), { maxLength: 2 }),
      injections: fc.array(fc.oneof({ weight: 3, arbitrary: fc.constant(carried) }, json), { maxLength: 2 }),
      future: json,
    },
    { requiredKeys: ['permission', 'candidate'], noNullPrototype: true },
  );

const isRecord = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Did these capabilities advertise that effect? Only used to keep most draws legal, never to judge. */
function keepsTo(capabilities: JsonObject, effect: JsonValue): boolean {
  const { effects, modify, flow, inject } = capabilities;
  if (!isRecord(effect) || !Array.isArray(effects) || !effects.includes(effect.type)) return false;
  const operation = String(effect.operation);
  switch (effect.type) {
    case 'modify':
      return (
        isRecord(modify) &&
        Object.values(modify).some((grant) => isRecord(grant) && grant[operation] === true)
      );
    case 'flow':
      return (
        isRecord(flow) &&
        Array.isArray(flow.operations) &&
        flow.operations.includes(operation) &&
        (operation !== 'continue' || flow.remainingContinuations !== 0)
      );
    case 'inject':
      return isRecord(inject) && JSON.stringify(inject).includes(`"${String(effect.deliverAt)}"`);
    default:
      return true;
  }
}

const common = { id: 'row-1', source: 'urn:ahp:interop', time: '2026-01-01T00:00:00Z' };

function rowsOf(kind: EventKind, faults: fc.Arbitrary<readonly Fault[]>): fc.Arbitrary<RandomRow> {
  return fc
    .record({
      body: kind.body,
      capabilities: capabilitiesOf(kind),
      state: fc.option(statesOf(kind.type), { freq: 4 }),
      effects: effectsFor(kind),
      disobedient: fc.integer({ min: 0, max: 6 }).map((draw) => draw === 6),
      faults,
    })
    .map(({ body, capabilities, state, effects, disobedient, faults: wrongs }): RandomRow => {
      const event: JsonObject = { ...common, type: kind.type, session: { id: 'interop' }, ...body };
      const payload = payloadOf(event, kind.type);
      const drawn = effects.map((effect) => effect(payload));
      const row: JsonObject = {
        request: {
          jsonrpc: '2.0',
          id: 'row-1',
          method: 'hooks/intercept',
          params: { protocolVersion: 'draft', event, capabilities, ...(state === null ? {} : { state }) },
        },
        response: {
          jsonrpc: '2.0',
          id: 'row-1',
          result: {
            protocolVersion: 'draft',
            effects: disobedient ? drawn : drawn.filter((effect) => keepsTo(capabilities, effect)),
          },
        },
      };
      const spoiled = wrongs.reduce((now, wrong) => wrong(now), row);
      return { request: spoiled.request ?? null, response: spoiled.response ?? null };
    });
}

type Faults = fc.Arbitrary<readonly Fault[]>;

/** Rows of every event, the core suite's two by far the most often. */
function withFaults(ofCore: Faults, ofOthers: Faults = ofCore): fc.Arbitrary<RandomRow> {
  return fc.oneof(
    ...coreKinds.map((kind, i) => ({ weight: i === 0 ? 10 : 5, arbitrary: rowsOf(kind, ofCore) })),
    { weight: 3, arbitrary: fc.oneof(...otherKinds.map((kind) => rowsOf(kind, ofOthers))) },
  );
}

const some = (fault: fc.Arbitrary<Fault>): Faults => fc.array(fault, { minLength: 1, maxLength: 2 });

/** Rows whose request is legal and whose effects mostly are. */
export const mostlyLegalRows: fc.Arbitrary<RandomRow> = withFaults(fc.constant([]));

/** Rows of every kind: about 45 % accepted, 35 % rejected (every class), 20 % with an illegal request. */
export const randomRows: fc.Arbitrary<RandomRow> = fc.oneof(
  { weight: 10, arbitrary: mostlyLegalRows },
  { weight: 7, arbitrary: withFaults(some(responseFault)) },
  { weight: 5, arbitrary: withFaults(some(coreRequestFault), some(requestFault)) },
  { weight: 1, arbitrary: withFaults(some(fc.oneof(responseFault, coreRequestFault)), some(responseFault)) },
);

export const defaultReadings: Readings = {
  revision: 'r3',
  'tool-constraint': 'every',
  'chained-continue': 'already-paid',
};

/** The defaults in half of the draws, any combination in the rest. */
export const randomReadings: fc.Arbitrary<Readings> = fc.oneof(
  fc.constant(defaultReadings),
  fc.record({
    revision: fc.constantFrom('r2', 'r3', 'r4'),
    'tool-constraint': fc.constantFrom('every', 'final', 'off'),
    'chained-continue': fc.constantFrom('already-paid', 'charged'),
  }),
);
