import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterRows, type LibraryRow, noFilter, tagsOf, tallyOf } from './filter';

const row = (index: number, part: Partial<LibraryRow>): LibraryRow => ({
  index,
  id: `row-${index}`,
  tags: [],
  status: 'passed',
  outcome: 'accepted',
  decision: 'allow',
  edited: false,
  ...part,
});

const rows = [
  row(0, { id: 'deny-blocks', tags: ['deny'], decision: 'deny' }),
  row(1, { id: 'return-then-deny', tags: ['precedence', 'atomic'], decision: 'deny', status: 'failed' }),
  row(2, {
    id: 'message-non-string',
    tags: ['negative', 'constructor'],
    outcome: 'rejected',
    decision: null,
  }),
  row(3, { id: 'draft', status: 'none', outcome: null, decision: null, edited: true }),
];
const ids = (found: readonly LibraryRow[]) => found.map(({ id }) => id);

describe('filterRows', () => {
  it('gives the very same list when nothing is asked', () => {
    expect(filterRows(rows, noFilter)).toBe(rows);
  });

  it('finds every word of the query anywhere in id, tags, outcome or decision', () => {
    expect(ids(filterRows(rows, { ...noFilter, query: ' DENY  atomic ' }))).toEqual(['return-then-deny']);
    expect(ids(filterRows(rows, { ...noFilter, query: 'rejected' }))).toEqual(['message-non-string']);
  });

  it('asks for all tags at once, and for the verdict', () => {
    expect(ids(filterRows(rows, { ...noFilter, tags: ['precedence', 'atomic'] }))).toEqual([
      'return-then-deny',
    ]);
    expect(filterRows(rows, { ...noFilter, tags: ['precedence', 'negative'] })).toEqual([]);
    expect(ids(filterRows(rows, { ...noFilter, verdict: 'failed' }))).toEqual(['return-then-deny']);
    expect(ids(filterRows(rows, { ...noFilter, verdict: 'edited' }))).toEqual(['draft']);
  });

  it('keeps order and never invents a row', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('all', 'passed', 'failed', 'none', 'edited'),
        (query, verdict) => {
          const found = filterRows(rows, { query, tags: [], verdict });
          expect(rows.filter((entry) => found.includes(entry))).toEqual(found);
        },
      ),
    );
  });
});

describe('counts', () => {
  it('tallies the verdicts and the edited rows', () => {
    expect(tallyOf(rows)).toEqual({ total: 4, passed: 2, failed: 1, none: 1, pending: 0, edited: 1 });
  });

  it('counts tags once a row, the most frequent first, whatever their names', () => {
    const doubled = [...rows, row(4, { tags: ['deny', 'deny', '__proto__'] })];
    expect(tagsOf(doubled)[0]).toEqual({ tag: 'deny', count: 2 });
    expect(tagsOf(doubled)).toContainEqual({ tag: '__proto__', count: 1 });
    expect(tagsOf(doubled)).toContainEqual({ tag: 'constructor', count: 1 });
  });
});
