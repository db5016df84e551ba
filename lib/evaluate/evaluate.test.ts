import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@/lib/json';
import { evaluate } from './evaluate';
import {
  allow,
  ask,
  deny,
  finish,
  give,
  go,
  input,
  merge,
  message,
  stop,
  toolBefore,
} from './exchange.test-support';
import type { Accepted, Evaluation, Rejected } from './types';

function accepted(evaluation: Evaluation): Accepted {
  if (evaluation.outcome !== 'accepted')
    throw new Error(`${evaluation.outcome}: ${JSON.stringify(evaluation.diagnostics)}`);
  return evaluation;
}

function rejected(evaluation: Evaluation): Rejected {
  if (evaluation.outcome !== 'rejected') throw new Error(evaluation.outcome);
  return evaluation;
}

const earlier: JsonObject = { value: { cached: 1 }, provenance: { requestId: 'earlier' } };

describe('the emitted state', () => {
  const cases: readonly [string, JsonObject | undefined, readonly JsonObject[], JsonObject][] = [
    [
      'a changed input drops an incoming allow',
      { permission: 'allow', candidate: null },
      [merge({ task: 2 })],
      { permission: 'none', candidate: null },
    ],
    [
      'an allow beside a changing modify counts for the new input',
      undefined,
      [merge({ task: 2 }), allow],
      { permission: 'allow', candidate: null },
    ],
    [
      'a changed input keeps an incoming deny',
      { permission: 'deny', candidate: null },
      [merge({ task: 2 })],
      { permission: 'deny', candidate: null },
    ],
    [
      'an equal input keeps the candidate and the allow',
      { permission: 'allow', candidate: earlier },
      [merge({ task: 1 })],
      { permission: 'allow', candidate: earlier },
    ],
    [
      'two changes that cancel out are none',
      { permission: 'allow', candidate: earlier },
      [merge({ task: 2 }), merge({ task: 1 })],
      { permission: 'allow', candidate: earlier },
    ],
    [
      'a return has no old provenance',
      { permission: 'none', candidate: earlier },
      [give(1)],
      { permission: 'none', candidate: { value: 1 } },
    ],
    ['the last return wins', undefined, [give(1), give(2)], { permission: 'none', candidate: { value: 2 } }],
    [
      'an ask keeps the candidate',
      { permission: 'none', candidate: earlier },
      [ask],
      { permission: 'ask', candidate: earlier },
    ],
    [
      'a deny clears the candidate',
      { permission: 'none', candidate: earlier },
      [deny],
      { permission: 'deny', candidate: null },
    ],
    [
      'a stop clears the candidate and is kept',
      { permission: 'none', candidate: earlier },
      [stop],
      { permission: 'none', candidate: null, flow: 'stop' },
    ],
    [
      'a message keeps the candidate',
      { permission: 'allow', candidate: earlier },
      [message],
      { permission: 'allow', candidate: earlier },
    ],
    [
      'explicit empty members and unknown ones are kept',
      { permission: 'none', candidate: null, instructions: [], future: 1 },
      [],
      { permission: 'none', candidate: null, instructions: [], future: 1 },
    ],
    [
      'a flow of none is kept as it came',
      { permission: 'none', candidate: null, flow: 'none' },
      [],
      { permission: 'none', candidate: null, flow: 'none' },
    ],
    [
      'a candidate that holds null is one',
      { permission: 'none', candidate: { value: null } },
      [],
      { permission: 'none', candidate: { value: null } },
    ],
  ];
  it.each(cases)('%s', (_title, state, effects, emitted) => {
    const row = toolBefore({ effects, ...(state === undefined ? {} : { state }) });
    expect(accepted(evaluate(row)).state).toStrictEqual(emitted);
  });

  it('gives a candidate that holds null as the result null, and runs nothing', () => {
    const row = toolBefore({ effects: [], state: { permission: 'none', candidate: { value: null } } });
    expect(accepted(evaluate(row)).actual).toStrictEqual({
      decision: 'allow',
      executed: false,
      input,
      messages: [],
      result: null,
    });
  });
});

describe('keys that look like machinery', () => {
  it('merges __proto__ and constructor as ordinary members', () => {
    const value = JSON.parse('{"__proto__":{"polluted":1},"constructor":2}');
    const { payload } = accepted(evaluate(toolBefore({ effects: [merge(value)] })));
    expect(Object.keys(payload as object)).toStrictEqual([
      'task',
      'options',
      'keep',
      '__proto__',
      'constructor',
    ]);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'rejects an effect of type %s as unknown',
    (type) => {
      const evaluation = rejected(evaluate(toolBefore({ effects: [{ type }] })));
      expect(evaluation).toMatchObject({ class: 'schema-invalid', phase: 'shape', effect: 0 });
    },
  );
});

describe('rejection', () => {
  it('is decided by the first failing phase, then the lowest effect, and every fault is still located', () => {
    const bad = toolBefore({
      effects: [
        { type: 'modify', target: 'output', operation: 'replace', value: [] },
        { type: 'deny' },
        { type: 'nothing' },
      ],
    });
    const evaluation = rejected(evaluate(bad));
    expect(evaluation).toMatchObject({ class: 'schema-invalid', phase: 'shape', effect: 1 });
    expect(evaluation.diagnostics.map(({ effect, phase }) => [phase, effect])).toStrictEqual([
      ['shape', 1],
      ['shape', 2],
      ['capability', 0],
    ]);
  });

  it('locates a bad task where the effect names it, and stages nothing of it', () => {
    const evaluation = rejected(
      evaluate(toolBefore({ effects: [merge({ task: 2 }), message, merge({ task: -1 })] })),
    );
    expect(evaluation).toMatchObject({
      class: 'application-invalid',
      phase: 'stage',
      effect: 2,
      pointer: '/response/result/effects/2/value/task',
    });
    expect(evaluation.payload).toStrictEqual(input);
    expect(evaluation.ledger.rolledBack).toMatchObject([
      { field: 'payload', effect: 0, staged: { task: 2 }, snapshot: { task: 1 } },
    ]);
    expect(evaluation.ledger.neverApplied).toStrictEqual([
      { field: 'messages', effect: 1, staged: ['Hello'], snapshot: [] },
      { field: 'executed', effect: null, staged: undefined, snapshot: false },
    ]);
  });

  it('lists what was valid and never applied when validation fails', () => {
    const { ledger } = rejected(
      evaluate(toolBefore({ effects: [deny, { type: 'unheard-of' }, ask, give(1)] })),
    );
    expect(ledger.rolledBack).toStrictEqual([]);
    expect(ledger.neverApplied.map(({ field, effect }) => [field, effect])).toStrictEqual([
      ['permission', 0],
      ['permission', 2],
      ['prompts', 2],
      ['candidate', 3],
      ['executed', null],
    ]);
  });

  it('ends in a step that goes back to the snapshot', () => {
    const { steps } = rejected(evaluate(toolBefore({ effects: [merge({ task: 2 }), merge({ task: 0 })] })));
    expect(steps.at(-2)).toMatchObject({ verdict: 'failed', effect: 1 });
    expect(steps.at(-1)).toMatchObject({ verdict: 'rolled-back', phase: 'commit' });
    expect(steps.at(-1)?.after).toBe(steps[0]?.before);
  });
});

describe('continuing', () => {
  const paid = (remaining: number): JsonObject => ({
    effects: ['flow'],
    flow: { operations: ['continue'], remainingContinuations: remaining, continuationCount: 1 },
  });
  const state: JsonObject = {
    permission: 'none',
    candidate: null,
    flow: 'continue',
    instructions: ['first'],
  };

  it('costs nothing when an earlier continue of the chain has paid, even at zero', () => {
    const { actual } = accepted(evaluate(finish({ effects: [go('again')], state, capabilities: paid(0) })));
    expect(actual).toMatchObject({
      flow: 'continue',
      continuationInstructions: ['first', 'again'],
      continuationRemaining: 0,
    });
  });

  it('is charged again under the reading that says so', () => {
    const charged = { readings: { 'chained-continue': 'charged' } } as const;
    expect(rejected(evaluate(finish({ effects: [go()], state, capabilities: paid(0) }), charged)).phase).toBe(
      'allowance',
    );
    const { actual } = accepted(evaluate(finish({ effects: [go()], state, capabilities: paid(2) }), charged));
    expect(actual.continuationRemaining).toBe(1);
  });

  it('is refused at the maximum', () => {
    const capabilities = {
      effects: ['flow'],
      flow: {
        operations: ['continue'],
        remainingContinuations: 2,
        continuationCount: 2,
        maxContinuations: 2,
      },
    };
    expect(rejected(evaluate(finish({ effects: [go()], capabilities })))).toMatchObject({
      class: 'application-invalid',
      phase: 'allowance',
    });
  });

  it('speaks of continuations when instructions came in, and not otherwise', () => {
    const quiet = accepted(evaluate(finish({ effects: [message] })));
    expect(Object.keys(quiet.actual)).toStrictEqual(['decision', 'executed', 'messages']);
    const carried = accepted(
      evaluate(finish({ effects: [], state: { permission: 'none', candidate: null, instructions: [] } })),
    );
    expect(carried.actual).toMatchObject({ continuationInstructions: [], continuationRemaining: 2 });
  });
});
