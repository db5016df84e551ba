import { describe, expect, it } from 'vitest';
import { diffJson } from '@/lib/json';
import { markOf, treeMarks } from './tree-marks';

describe('treeMarks', () => {
  const marks = treeMarks(diffJson({ a: { b: 1, c: 2 }, d: 1 }, { a: { b: 2, c: 2 }, e: { f: 1 } }));

  it('marks a change, and the way to it', () => {
    expect(markOf('/a/b', marks)).toBe('changed');
    expect(markOf('/a', marks)).toBe('inside');
    expect(markOf('', marks)).toBe('inside');
    expect(markOf('/a/c', marks)).toBeUndefined();
  });

  it('marks all that lies under what was added', () => {
    expect(markOf('/e/f', marks)).toBe('added');
    expect(markOf('/d', marks)).toBe('removed');
  });
});
