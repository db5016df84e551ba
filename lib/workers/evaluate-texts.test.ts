import { describe, expect, it } from 'vitest';
import { createTabParser, evaluateTexts, locateIn } from './evaluate-texts';
import { textsOfRow } from './sample.test-support';
import type { EvaluatedTexts, RowTexts, TextsAnswer } from './types';

function evaluated(answer: TextsAnswer): EvaluatedTexts {
  if (answer.kind !== 'evaluated') throw new Error(`unreadable: ${answer.fault.message}`);
  return answer;
}

const texts = textsOfRow('all-six-effects-atomic');
const marked = (of: RowTexts, answer: TextsAnswer) =>
  answer.markers.map(({ tab, range, code }) => [
    tab,
    code,
    of[tab].slice(range.offset, range.offset + range.length),
  ]);

describe('texts that can be read', () => {
  it('come to an evaluation with steps, a verdict, and effects at their places', () => {
    const answer = evaluated(evaluateTexts(texts, {}));
    expect(answer.evaluation.outcome).toBe('accepted');
    expect(answer.verdict?.status).toBe('passed');
    expect(answer.evaluation.steps.length).toBeGreaterThan(6);
    expect(answer.effects).toHaveLength(6);
    expect(answer.boundary?.event).toBe('tool.before');
    for (const { effect, range } of answer.effectRanges) {
      const part = JSON.parse(texts.response.slice(range.offset, range.offset + range.length));
      expect(part.type).toBe(answer.effects[effect]?.type);
    }
  });

  it('mark a fault on the very value, and only there', () => {
    const response = texts.response.replace(/"type": "ask"/, '"type": "asks"');
    const edited = { ...texts, response };
    const answer = evaluateTexts(edited, {});
    expect(evaluated(answer).evaluation.outcome).toBe('rejected');
    expect(marked(edited, answer).filter(([tab]) => tab === 'response')).toEqual([
      ['response', 'unknown-effect', '"asks"'],
    ]);
  });

  it('mark a fault of the request in the Request tab', () => {
    const request = texts.request.replace('"hooks/intercept"', '"hooks/observe"');
    const answer = evaluateTexts({ ...texts, request }, {});
    expect(evaluated(answer).evaluation.outcome).toBe('invalid-request');
    expect(marked({ ...texts, request }, answer)).toContainEqual([
      'request',
      'wrong-value',
      '"hooks/observe"',
    ]);
  });

  it('mark a failed clause on what it asserts', () => {
    const edited = { ...texts, expectation: texts.expectation.replace('"deny"', '"allow"') };
    const answer = evaluated(evaluateTexts(edited, {}));
    expect(answer.verdict?.status).toBe('failed');
    const [marker] = answer.markers;
    expect(marker).toMatchObject({ tab: 'expectation', severity: 'warning', code: 'different-value' });
  });

  it('warn of numbers that cannot be held', () => {
    const edited = {
      ...texts,
      request: texts.request.replace(/"limit": 20/, '"limit": 0.1000000000000000055511151231'),
    };
    expect(evaluateTexts(edited, {}).markers).toContainEqual(
      expect.objectContaining({ tab: 'request', severity: 'warning', code: 'inexact-number' }),
    );
  });

  it('follow the readings that the Expectation tab names', () => {
    const expectation = '{ "expectError": true, "readings": { "revision": "r9" } }';
    const answer = evaluateTexts({ ...texts, expectation }, {});
    expect(marked({ ...texts, expectation }, answer)).toContainEqual(['expectation', 'invalid-row', '"r9"']);
  });

  it('judge nothing where nothing is asserted', () => {
    const answer = evaluated(evaluateTexts({ ...texts, expectation: '{}' }, {}));
    expect([answer.verdict, answer.expectation, answer.expectationFault]).toEqual([null, null, null]);
  });
});

describe('texts that cannot be read', () => {
  it.each(['response', 'request'] as const)('are no rejection: %s', (which) => {
    const answer = evaluateTexts({ ...texts, [which]: '{ "jsonrpc": ' }, {});
    expect(answer).toMatchObject({ kind: 'unreadable', which });
    expect(answer.markers[0]).toMatchObject({ tab: which, severity: 'error' });
  });

  it('leave the evaluation when only the expectation is at fault', () => {
    const answer = evaluated(evaluateTexts({ ...texts, expectation: '{' }, {}));
    expect(answer.evaluation.outcome).toBe('accepted');
    expect(answer.verdict).toBeNull();
    expect(answer.expectationFault?.range.line).toBe(1);
  });

  it('survive a structured clone with integers beyond 2^53', () => {
    const request = texts.request.replace(/"limit": 20/, '"limit": 9007199254740993');
    const answer = evaluated(structuredClone(evaluateTexts({ ...texts, request }, {})));
    expect(
      JSON.stringify(answer.evaluation.steps[0]?.before.payload, (_key, value) =>
        typeof value === 'bigint' ? `big ${value}` : value,
      ),
    ).toContain('big 9007199254740993');
  });
});

it('finds the place of a pointer, or of its closest ancestor', () => {
  const parse = createTabParser();
  const place = locateIn(texts, '/response/result/effects/0/nothing', parse);
  const range = place?.range ?? { offset: 0, length: 0 };
  expect(place?.tab).toBe('response');
  expect(JSON.parse(texts.response.slice(range.offset, range.offset + range.length))).toHaveProperty('type');
  expect(locateIn({ ...texts, request: '{' }, '/request/id', parse)).toBeNull();
});
