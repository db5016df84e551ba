import type { Difference, DifferenceKind } from '@/lib/json';

/** How a line of a tree differs: itself, or (`inside`) something under it. */
export type TreeMark = DifferenceKind | 'inside';

export type TreeMarks = ReadonlyMap<string, TreeMark>;

const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

/** Marks by pointer: each difference itself, and `inside` on every branch that leads to one. */
export function treeMarks(differences: readonly Difference[]): TreeMarks {
  const marks = new Map<string, TreeMark>();
  for (const { pointer, kind } of differences) {
    marks.set(pointer, kind);
    for (let up = pointer; up !== ''; ) {
      up = parentOf(up);
      if (marks.has(up)) break;
      marks.set(up, 'inside');
    }
  }
  return marks;
}

/** The mark of a line; what lies under an added or removed branch shares its mark. */
export function markOf(pointer: string, marks: TreeMarks): TreeMark | undefined {
  const own = marks.get(pointer);
  if (own) return own;
  for (let up = pointer; up !== ''; ) {
    up = parentOf(up);
    const above = marks.get(up);
    if (above) return above === 'inside' ? undefined : above;
  }
  return undefined;
}
