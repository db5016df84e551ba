import { describe, expect, it } from 'vitest';
import { railAt, sameRail } from './rail';

describe('railAt', () => {
  it('is done down to the current row, and still to come below', () => {
    expect(railAt(1, 3, null)).toEqual({ upper: 'done', lower: 'done', node: 'visited', lane: false });
    expect(railAt(3, 3, null)).toEqual({ upper: 'done', lower: 'todo', node: 'here', lane: false });
    expect(railAt(4, 3, null)).toEqual({ upper: 'todo', lower: 'todo', node: 'ahead', lane: false });
  });

  it('ends at the failure, never passes the atomic line, and leads back', () => {
    const back = { row: 2, column: 1, step: 5 };
    expect(railAt(2, 13, back)).toEqual({ upper: 'done', lower: 'none', node: 'visited', lane: true });
    expect(railAt(0, 13, back)).toMatchObject({ lower: 'done', lane: true });
    expect(railAt(5, 13, back)).toEqual({ upper: 'none', lower: 'none', node: 'none', lane: false });
    expect(railAt(13, 13, back)).toMatchObject({ upper: 'none', node: 'here' });
  });

  it('compares parts by what they show', () => {
    expect(sameRail(railAt(1, 3, null), railAt(0, 3, null))).toBe(true);
    expect(sameRail(railAt(1, 3, null), railAt(3, 3, null))).toBe(false);
  });
});
