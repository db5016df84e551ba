import { expect, test } from 'vitest';
import type { JsonValue } from '@/lib/json';
import { deep, ownKeys } from './fixtures.test-support';
import { faultsOf, type SchemaFault, type Validator } from './validator';

/** A validator that finds what `find` finds, and remembers what it was given. */
function fake(find: (value: unknown) => readonly SchemaFault[]): Validator & { readonly seen: unknown[] } {
  const seen: unknown[] = [];
  const validator = Object.assign(
    (value: unknown) => {
      seen.push(value);
      const faults = find(value);
      Object.assign(validator, { errors: faults });
      return faults.length === 0;
    },
    { seen },
  );
  return validator;
}

const fault = (instancePath: string, keyword: string, params = {}): SchemaFault => ({
  instancePath,
  keyword,
  params,
});

test('a value that fits is judged once, bigint or not', () => {
  const validator = fake(() => []);
  expect(faultsOf(validator, { n: 2n ** 60n })).toEqual([]);
  expect(validator.seen).toEqual([{ n: 2n ** 60n }]);
});

test('a value with bigints that does not fit is judged again with whole doubles', () => {
  const value = ownKeys(['__proto__', [2n ** 60n]], ['b', { c: -(2n ** 60n), d: ['x', null, 1.5] }]);
  const validator = fake((given) => (given === value ? [fault('/b', 'type')] : []));
  expect(faultsOf(validator, value)).toEqual([]);
  expect(validator.seen[1]).toEqual(
    ownKeys(['__proto__', [2 ** 53]], ['b', { c: -(2 ** 53), d: ['x', null, 1.5] }]),
  );
  expect(value).toEqual(ownKeys(['__proto__', [2n ** 60n]], ['b', { c: -(2n ** 60n), d: ['x', null, 1.5] }]));
});

test('one fault is one fault', () => {
  const found: readonly SchemaFault[] = [
    fault('/a', 'minLength'),
    fault('/a', 'pattern'),
    fault('', 'if'),
    fault('', 'required', { missingProperty: 'x' }),
    fault('', 'required', { missingProperty: 'y' }),
    fault('/b', 'required', { missingProperty: 'z' }),
    fault('/b/c', 'type'),
    fault('/b', 'false schema'),
    fault('/b', 'false schema'),
    fault('/bc', 'type'),
  ];
  const kept = faultsOf(
    fake(() => found),
    {},
  ).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
  expect(kept).toEqual(['/a minLength', ' required', ' required', '/b false schema', '/bc type']);
});

test('depth costs no stack', () => {
  const value: JsonValue = [deep(200_000), 1n];
  expect(
    faultsOf(
      fake(() => [fault('', 'type')]),
      value,
    ),
  ).toHaveLength(1);
});
