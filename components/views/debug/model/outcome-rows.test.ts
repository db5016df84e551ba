import { expect, it } from 'vitest';
import { outcomeRows } from './outcome-rows';

it('tells outcomes member by member, what differs first', () => {
  const reference = { decision: 'ask', executed: false, input: { a: 1, b: 2 } };
  const actual = { decision: 'allow', executed: false, input: { b: 2, a: 1 }, flow: null };
  const rows = outcomeRows({ expected: { decision: 'ask' }, actual, reference });
  expect(rows.map(({ key, differs }) => [key, differs])).toEqual([
    ['decision', true],
    ['flow', true],
    ['executed', false],
    ['input', false],
  ]);
  expect(rows[0]).toMatchObject({ expected: 'ask', actual: 'allow', reference: 'ask' });
  expect(rows[1]?.reference).toBeUndefined();
  expect(rows[1]?.actual).toBeNull();
});

it.each([
  [{ expected: { rejected: true }, actual: null, reference: { rejected: true } }, true],
  [{ expected: null, actual: undefined, reference: undefined }, false],
  [{ expected: { a: 1 }, actual: undefined, reference: { a: 1 } }, true],
])('shows them whole where one has no members: %j', (three, differs) => {
  expect(outcomeRows(three)).toEqual([{ key: null, ...three, differs }]);
});

it('takes __proto__ for a key like any other', () => {
  const odd = JSON.parse('{"__proto__":1}');
  expect(outcomeRows({ expected: odd, actual: odd, reference: {} })).toMatchObject([
    { key: '__proto__', differs: true, actual: 1 },
  ]);
});
