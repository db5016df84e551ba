import { describe, expect, it } from 'vitest';
import type { Scenario } from '@/lib/protocol';
import { coreSuite } from '@/lib/suite';
import { ordersOf, whatDecides } from '.';
import { withAt } from './edits';

const row = (id: string): Scenario => {
  const found = coreSuite.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no row ${id}`);
  return found;
};
const withEffects = (effects: readonly object[]) => ({
  request: row('deny-then-allow').request,
  response: withAt(
    row('deny-then-allow').response,
    ['result', 'effects'],
    JSON.parse(JSON.stringify(effects)),
  ),
});
const sentences = (exchange: Parameters<typeof whatDecides>[0]) =>
  whatDecides(exchange).map(({ sentence }) => sentence);

describe('what decides an exchange', () => {
  it('is the effect, the grant and the state that turn its outcome over', () => {
    expect(sentences(row('ask-then-allow'))).toEqual(
      expect.arrayContaining([
        'Effect 1, the ask, is left out: the decision is allow, not ask, the tool runs.',
        'The permission so far is deny: the decision is deny, not ask.',
        'ask is not advertised: the response is rejected.',
      ]),
    );
  });

  it('is not what changes nothing', () => {
    expect(sentences(row('ask-then-allow')).join('\n')).not.toContain('the allow, is left out');
  });

  it('tells which single edit would make a rejected response acceptable', () => {
    const turned = whatDecides(row('flow-unadvertised-stop-rejected'));
    expect(turned.map(({ sentence }) => sentence)).toContain(
      'stop is advertised too: the response is accepted.',
    );
    expect(turned[0]?.turns[0]).toEqual({ what: 'acceptance', before: 'rejected', after: 'accepted' });
  });

  it('is nothing where the request is not legal', () => {
    expect(whatDecides({ request: {}, response: {} })).toEqual([]);
  });
});

describe('the orders of effects', () => {
  const merge = (value: object) => ({ type: 'modify', target: 'input', operation: 'merge', value });

  it('come to one end where rank decides', () => {
    const orders = ordersOf(row('deny-then-allow'));
    expect(orders).toMatchObject({ effects: 2, commuting: [[0, 1]], classes: [{ current: true }] });
    expect(orders?.classes[0]?.orders).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it('come to different ends where the later one wins, and tell which effects commute', () => {
    const orders = ordersOf(withEffects([merge({ a: 1 }), { type: 'allow' }, merge({ a: 2 })]));
    expect(orders?.classes.map(({ orders: some, current }) => [some.length, current])).toEqual([
      [3, true],
      [3, false],
    ]);
    expect(orders?.commuting).toEqual(
      [
        [0, 1],
        [1, 2],
      ].filter(([one]) => one === 9),
    );
  });

  it('are the same for inputs whose keys stand in another order', () => {
    expect(ordersOf(withEffects([merge({ a: 1 }), merge({ b: 2 })]))?.classes).toHaveLength(1);
  });

  it('are tried up to six effects', () => {
    const allows = (count: number) => withEffects(Array.from({ length: count }, () => ({ type: 'allow' })));
    expect(ordersOf(allows(6))?.classes[0]?.orders).toHaveLength(720);
    expect(ordersOf(allows(7))).toBeNull();
    expect(ordersOf(allows(1))).toBeNull();
  });
});
