import { describe, expect, it } from 'vitest';
import { evaluate } from '@/lib/evaluate';
import { equalJson, isJsonObject, parseJson, valueAt } from '@/lib/json';
import { boundaryOf, checkRequest, defaultReadings, payloadOf } from '@/lib/protocol';
import { coreSuite } from '@/lib/suite';
import { nextBlocked } from './next-blocked';
import { nextExchange } from './next-exchange';
import { textsOfRow } from './sample.test-support';

function jsonIn(text: string) {
  const parsed = parseJson(text);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value.value;
}

/** The exchange after a core row, or the sentence that says why there is none. */
function following(id: string) {
  const next = nextExchange(textsOfRow(id));
  return next.ok ? jsonIn(next.value) : next.fault;
}

const open = coreSuite.filter((row) => nextBlocked(evaluate(row)) === null);

describe.each(open.map((row) => ({ id: row.id, row })))('after $id', ({ id, row }) => {
  it('the next request is legal, and brings what was emitted and the effective payload', () => {
    const before = evaluate(row);
    const next = following(id);
    if (before.outcome !== 'accepted' || !isJsonObject(next)) throw new Error(String(next));
    const request = valueAt(next, '/request') ?? null;
    expect(checkRequest(request, defaultReadings)).toEqual([]);
    expect(equalJson(valueAt(request, '/params/state') ?? null, before.state)).toBe(true);
    const event = valueAt(request, '/params/event');
    const boundary = boundaryOf(String(valueAt(request, '/params/event/type')));
    if (boundary === undefined || !isJsonObject(event)) throw new Error('no event');
    expect(payloadOf(boundary, event)).toEqual(before.payload);
    expect(Object.keys(next)).toEqual(['request', 'response']);
  });

  it('an answer without effects changes nothing of it', () => {
    const next = following(id);
    const before = evaluate(row);
    if (before.outcome !== 'accepted' || !isJsonObject(next)) throw new Error(String(next));
    const empty = evaluate({
      request: valueAt(next, '/request') ?? null,
      response: valueAt(next, '/response') ?? null,
    });
    expect(empty).toMatchObject({ outcome: 'accepted', state: before.state, payload: before.payload });
    if (empty.outcome !== 'accepted') return;
    const { messages: _messages, ...actual } = before.actual;
    expect(empty.actual).toEqual({ ...actual, messages: [] });
  });
});

it('covers most of the suite', () => expect(open.length).toBeGreaterThan(40));

describe('there is none', () => {
  it.each([
    ['deny-blocks', /A deny ends the chain/],
    ['prior-accepted-stop-return', /A stop ends the chain/],
    ['later-invalid-modify-rolls-back-earlier-modify', /rejected: whether the chain goes on/],
  ])('after %s, and it is said why', (id, sentence) => expect(following(id)).toMatch(sentence));

  it('after a request that is not legal, or a text that is not JSON', () => {
    const texts = textsOfRow('allow-executes');
    expect(nextExchange({ ...texts, request: '{}' })).toMatchObject({
      fault: expect.stringMatching(/not legal/),
    });
    expect(nextExchange({ ...texts, response: '{' })).toMatchObject({ ok: false });
  });
});

describe('the exchange', () => {
  it('is named after the row, and counts on', () => {
    const first = following('allow-executes');
    expect(first).toMatchObject({
      request: { id: 'allow-executes-next', params: { event: { id: 'allow-executes-next' } } },
      response: { id: 'allow-executes-next', result: { effects: [] } },
    });
    if (!isJsonObject(first)) throw new Error(String(first));
    const text = (key: string) => JSON.stringify(first[key]);
    const second = nextExchange({ request: text('request'), response: text('response'), expectation: '{}' });
    expect(second.ok && second.value).toContain('"id": "allow-executes-next-2"');
  });

  it('carries the readings of the row, and what is left of the allowance', () => {
    const texts = textsOfRow('flow-repeated-continue-is-one-continuation');
    const expectation = '{"expected": {}, "readings": {"revision": "r3"}}';
    const next = nextExchange({ ...texts, expectation });
    const value = next.ok ? jsonIn(next.value) : null;
    expect(value).toMatchObject({
      request: { params: { state: { flow: 'continue' } } },
      readings: { revision: 'r3' },
    });
    const left = (text: string) =>
      Number(valueAt(jsonIn(text), '/params/capabilities/flow/remainingContinuations'));
    expect(valueAt(value, '/request/params/capabilities/flow/remainingContinuations')).toBe(
      left(texts.request) - 1,
    );
  });
});
