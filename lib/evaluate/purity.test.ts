import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '@/lib/json';
import { expectSame, runs, viewOf } from './agreement.test-support';
import { evaluate } from './index';
import { get } from './oracle-shapes.test-support';
import { grafts, put } from './random-faults.test-support';
import { mostlyLegalRows, randomReadings, randomRows } from './random-rows.test-support';
import { json } from './random-values.test-support';

/** Freezes a value and all that it holds. */
function frozen<T extends JsonValue>(value: T): T {
  for (const inner of objectsOf(value)) Object.freeze(inner);
  return value;
}

/** Every object and list that can be reached from a value. */
function objectsOf(value: unknown): ReadonlySet<object> {
  const seen = new Set<object>();
  const waiting = [value];
  while (waiting.length > 0) {
    const at = waiting.pop();
    if (typeof at !== 'object' || at === null || seen.has(at)) continue;
    seen.add(at);
    waiting.push(...Object.values(at));
  }
  return seen;
}

describe('purity', () => {
  test('evaluating twice gives the same, with or without steps', () => {
    fc.assert(
      fc.property(randomRows, randomReadings, (row, readings) => {
        const first = evaluate(row, { readings });
        expectSame(evaluate(row, { readings }), first);
        const bare = evaluate(row, { readings, steps: false });
        expectSame(viewOf(bare), viewOf(first));
        expect(bare.steps).toStrictEqual([]);
      }),
      runs(500),
    );
  });

  test('a deep-frozen row is evaluated like any other, and no row is ever changed', () => {
    fc.assert(
      fc.property(randomRows, (row) => {
        const copy = structuredClone(row);
        const loose = evaluate(row);
        expectSame(row, copy);
        const rigid = { request: frozen(copy.request), response: frozen(copy.response) };
        expectSame(evaluate(rigid), loose);
      }),
      runs(500),
    );
  });

  test('the output shares no object with the input', () => {
    fc.assert(
      fc.property(randomRows, fc.boolean(), (row, steps) => {
        const given = objectsOf(row);
        const shared = [...objectsOf(evaluate(row, { steps }))].filter((object) => given.has(object));
        expect(shared).toStrictEqual([]);
      }),
      runs(500),
    );
  });
});

describe('any JSON at all', () => {
  test('whole requests and responses, and grafts anywhere, never throw', () => {
    const anywhere = fc.tuple(
      fc.oneof(mostlyLegalRows, fc.record({ request: json, response: json }, { noNullPrototype: true })),
      fc.array(fc.oneof(grafts('request'), grafts('response')), { maxLength: 4 }),
    );
    fc.assert(
      fc.property(anywhere, randomReadings, fc.boolean(), ([row, wrongs], readings, steps) => {
        const spoiled = wrongs.reduce((now, wrong) => wrong(now), { ...row } as JsonObject);
        const request = spoiled.request ?? null;
        const evaluation = evaluate({ request, response: spoiled.response ?? null }, { readings, steps });
        expect(['accepted', 'rejected', 'invalid-request']).toContain(evaluation.outcome);
      }),
      runs(1_500),
    );
  });

  test.each([
    ['a tool input', ['request', 'params', 'event', 'tool', 'input', 'deep']],
    ['a held candidate', ['request', 'params', 'state', 'candidate', 'value']],
    ['a carried injection', ['request', 'params', 'state', 'injections', '0']],
    ['an unknown member of the state', ['request', 'params', 'state', 'future']],
    ['a returned value', ['response', 'result', 'effects', '0', 'value']],
    ['a staged value', ['response', 'result', 'effects', '1', 'value', 'deep']],
    ['an effect', ['response', 'result', 'effects', '2']],
    ['an extension', ['response', 'result', 'extensions', 'com.example.deep']],
    ['a whole request', ['request']],
    ['a whole response', ['response']],
  ])('a nesting of 20,000 levels does not overflow the stack: %s', (_, path) => {
    let deep: JsonValue = 1;
    for (let level = 0; level < 20_000; level += 1) deep = level % 2 === 0 ? [deep] : { deep };
    const spoiled = put(deepRow, numbered(path), deep);
    const row = { request: get(spoiled, 'request') ?? null, response: get(spoiled, 'response') ?? null };
    const evaluation = evaluate(row);
    expect(['accepted', 'rejected', 'invalid-request']).toContain(evaluation.outcome);
    expect(objectsOf(evaluation).size).toBeGreaterThan(0);
  });
});

const numbered = (path: readonly string[]): readonly (string | number)[] =>
  path.map((key) => (/^\d$/.test(key) ? Number(key) : key));

const deepRow: JsonObject = {
  request: {
    jsonrpc: '2.0',
    id: 'deep',
    method: 'hooks/intercept',
    params: {
      protocolVersion: 'draft',
      event: {
        id: 'deep',
        source: 'urn:ahp:interop',
        type: 'tool.before',
        time: '2026-01-01T00:00:00Z',
        call: { id: 'call-1' },
        path: 'native',
        tool: { origin: 'native', name: 'task', input: { task: 1, deep: null } },
      },
      capabilities: {
        effects: ['return', 'modify', 'message'],
        modify: { input: { replace: true, merge: true } },
      },
      state: { permission: 'allow', candidate: { value: 1 }, injections: [1] },
    },
  },
  response: {
    jsonrpc: '2.0',
    id: 'deep',
    result: {
      protocolVersion: 'draft',
      effects: [
        { type: 'return', value: null },
        { type: 'modify', target: 'input', operation: 'merge', value: { task: 1, deep: null } },
        { type: 'message', text: 'x' },
      ],
      extensions: { 'com.example.deep': null },
    },
  },
};
