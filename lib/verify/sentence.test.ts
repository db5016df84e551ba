import { expect, it } from 'vitest';
import { verify } from '.';

const actual = {
  decision: 'allow',
  executed: true,
  messages: [],
  input: { task: 1, keep: 'yes', options: { a: 1 } },
};

it.each([
  [
    { task: 2, keep: 'no', options: { a: 1 } },
    '`/input` differs in 2 places; the first: `/input/task` is 1 where 2 is expected.',
  ],
  [{ task: 2, keep: 'yes', options: { a: 1 } }, '`/input/task` is 1 where 2 is expected.'],
  [
    { keep: 'no', options: { a: 1 } },
    '`/input` differs in 2 places; the first: `/input/keep` is "yes" where "no" is expected.',
  ],
  [
    { task: 2, keep: 'yes', options: [1] },
    '`/input` differs in 2 places; the first: `/input/task` is 1 where 2 is expected.',
  ],
])('an input %j is told apart in a sentence', (input, message) => {
  const { clauses } = verify({ expected: { input } }, { actual });
  expect(clauses.map((clause) => clause.message)).toEqual([message]);
});
