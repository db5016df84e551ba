import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress, sameRow, writeAddress } from './address';

describe('the address', () => {
  it('leaves defaults out', () => {
    expect(writeAddress({})).toBe('');
    expect(writeAddress({ scenario: 'all-six-effects-atomic', step: 0 })).toBe('');
    expect(writeAddress({ scenario: 'deny-blocks', step: 4 })).toBe('?scenario=deny-blocks&step=5');
  });

  it('names the row of an opened file even where it is the default one', () => {
    expect(writeAddress({ suite: 'file-1', scenario: 'all-six-effects-atomic' })).toBe(
      '?suite=file-1&scenario=all-six-effects-atomic',
    );
  });

  it.each(['0', '-1', '1.5', 'abc', '99999999', '1e3', ' 1'])('says that step %j is none', (step) => {
    const { address, problems } = readAddress(`?scenario=x&step=${encodeURIComponent(step)}`);
    expect(address).toEqual({ scenario: 'x' });
    expect(problems).toHaveLength(1);
  });

  it('carries the readings that are not the default, and nothing that is none', () => {
    const readings = { revision: 'r4', 'chained-continue': 'charged' } as const;
    const address = { scenario: 'deny-blocks', readings };
    expect(writeAddress(address)).toBe('?scenario=deny-blocks&revision=r4&chained-continue=charged');
    expect(readAddress(writeAddress(address))).toEqual({ address, problems: [] });
    expect(readAddress('?revision=r3').address).toEqual({ readings: {} });
    const odd = readAddress('?revision=r9&tool-constraint=final');
    expect(odd.address.readings).toEqual({ 'tool-constraint': 'final' });
    expect(odd.problems).toEqual([expect.stringContaining('r2')]);
  });

  it('takes the name of the core suite as the default that it is', () => {
    expect(readAddress('?suite=core&scenario=x').address).toEqual({ scenario: 'x' });
  });

  it('says an endless name and leaves it out', () => {
    expect(readAddress(`?scenario=${'x'.repeat(401)}`)).toMatchObject({
      address: {},
      problems: [expect.any(String)],
    });
  });

  it('reads back what it wrote, whatever the ids hold', () => {
    const name = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' });
    fc.assert(
      fc.property(
        fc.option(name, { nil: undefined }),
        name,
        fc.nat({ max: 9_999 }),
        (suite, scenario, step) => {
          const address = { ...(suite === undefined ? {} : { suite }), scenario, step };
          const read = readAddress(writeAddress(address));
          expect(read.problems).toEqual([]);
          expect(sameRow(read.address, address)).toBe(true);
          expect(read.address.step ?? 0).toBe(step);
        },
      ),
    );
  });
});
