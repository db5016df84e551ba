import { expect, it } from 'vitest';
import { shortNames } from './short-names';

const run = (labels: Record<string, string>) => ({ name: Object.values(labels).join(' '), labels });

it('leaves out what all runs have alike', () => {
  const runs = [
    run({ client: 'a', server: 'x', transport: 'http', auth: 'none' }),
    run({ client: 'b', server: 'x', transport: 'http', auth: 'none' }),
    run({ client: 'b', server: 'x', transport: 'stdio', auth: 'none' }),
  ];
  expect(shortNames(runs)).toEqual(['a, http', 'b, http', 'b, stdio']);
});

it.each([
  [[run({ language: 'a' })], ['a']],
  [
    [run({ language: 'a' }), run({ language: 'a' })],
    ['a', 'a'],
  ],
  [
    [run({ language: 'a' }), { name: 'file.json', labels: {} }],
    ['a', 'file.json'],
  ],
])('keeps the names where nothing else tells runs apart', (runs, names) => {
  expect(shortNames(runs)).toEqual(names);
});
