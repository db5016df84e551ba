import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listTarget } from './row-list';

describe('listTarget', () => {
  it('leaves other keys alone', () => {
    expect(listTarget('a', 3, 10, 5)).toBeNull();
    expect(listTarget('Tab', 3, 10, 5)).toBeNull();
  });

  it('starts at the first row when none is open', () => {
    expect(listTarget('ArrowDown', -1, 10, 5)).toBe(0);
    expect(listTarget('ArrowUp', -1, 10, 5)).toBe(0);
  });

  it('never leaves the list', () => {
    const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End');
    fc.assert(
      fc.property(
        keys,
        fc.integer({ min: 1, max: 1000 }),
        fc.nat(),
        fc.integer({ min: 1, max: 50 }),
        (key, count, at, page) => {
          const to = listTarget(key, at % count, count, page);
          expect(to).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThan(count);
        },
      ),
    );
  });
});
