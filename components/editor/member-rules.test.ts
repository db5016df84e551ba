import { describe, expect, it } from 'vitest';
import { ruleTexts } from '@/components/views/learn/rules';
import { pathOf } from '@/lib/json';
import { ruleOf } from './member-rules';

const types = ['deny', 'modify', 'flow', 'surprise'];
const typeAt = (index: number) => types[index];

describe('the rule that a member falls under', () => {
  it.each([
    ['response', '', null],
    ['response', '/id', 3],
    ['response', '/result/protocolVersion', 3],
    ['response', '/result/effects', 3],
    ['response', '/result/effects/0/type', 5],
    ['response', '/result/effects/0/reason', 6],
    ['response', '/result/effects/1/value/deep', 4],
    ['response', '/result/effects/2/operation', 7],
    ['response', '/result/effects/2/reason', 6],
    ['response', '/result/effects/3', 3],
    ['response', '/result/effects/9', 3],
    ['request', '/method', null],
    ['request', '/id', 3],
    ['request', '/params/event/tool/input', 1],
    ['request', '/params/capabilities/effects', 3],
    ['request', '/params/capabilities/flow/operations', 7],
    ['request', '/params/capabilities/inject', 8],
    ['request', '/params/state', 1],
    ['request', '/params/state/permission', 2],
    ['request', '/params/state/candidate/value', 5],
    ['request', '/params/state/constructor', 1],
    ['request', '/params/__proto__', null],
    ['expectation', '/expected/decision', 2],
    ['expectation', '/expected/executed', 9],
    ['expectation', '/expected/messages/0', 6],
    ['expectation', '/expectError', 3],
    ['expectation', '/readings', null],
  ] as const)('%s %s: %s', (tab, pointer, rule) => {
    expect(ruleOf(tab, pathOf(pointer), typeAt)).toBe(rule);
  });

  it('has a sentence for each of them', () => {
    expect(ruleTexts.map(({ rule }) => rule)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});
