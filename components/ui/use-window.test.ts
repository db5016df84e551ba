import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { windowOf } from './use-window';

describe('windowOf', () => {
  it('draws what is in view and a few more on each side', () => {
    expect(windowOf(300, 90, 30, 1000, 2)).toEqual({ start: 8, end: 15, height: 30_000 });
  });

  it('stays inside the list wherever it is scrolled, and covers the view', () => {
    const size = fc.nat(100_000);
    fc.assert(
      fc.property(size, fc.nat(5_000_000), fc.nat(2000), (count, top, view) => {
        const { start, end } = windowOf(top, view, 30, count);
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(count);
        expect(start).toBeLessThanOrEqual(end);
        if (top + view <= count * 30) {
          expect(start * 30).toBeLessThanOrEqual(top);
          expect(end * 30).toBeGreaterThanOrEqual(top + view);
        }
      }),
    );
  });
});
