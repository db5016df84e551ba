import { describe, expect, it } from 'vitest';
import { type RowStatus, type RunView, rowStatuses } from '@/lib/diagnose';
import { noGridFilter, readGridFilter, shownRows, statusAt, writeGridFilter } from './filter';

const run: RunView = {
  file: 0,
  name: 'one',
  labels: {},
  status: 'run',
  integrity: { first: [], total: 0 },
  counts: {
    passed: 0,
    failed: 0,
    'claimed-wrongly': 0,
    void: 0,
    unsupported: 0,
    inapplicable: 0,
    missing: 0,
  },
  unknown: { first: [], total: 0 },
  missing: { first: [], total: 0 },
  duplicate: { first: [], total: 0 },
  problems: { first: [], total: 0 },
  tellsState: false,
  behaviour: 0,
};

const rows = ['allow-executes', 'ask-defers', 'deny-blocks', 'deny-keeps'];
const table: readonly (readonly RowStatus[])[] = [
  ['passed', 'passed', 'failed', 'unsupported'],
  ['passed', 'claimed-wrongly', 'failed', 'unsupported'],
];
const view = {
  rows,
  runs: [run, { ...run, name: 'two' }],
  statuses: Uint8Array.from(table.flat(), (status) => rowStatuses.indexOf(status)),
};

describe('the rows that a grid shows', () => {
  it.each([
    [{}, ['deny-blocks', 'ask-defers', 'allow-executes', 'deny-keeps']],
    [{ show: 'wrong' }, ['deny-blocks', 'ask-defers']],
    [{ show: 'unsupported' }, ['deny-keeps']],
    [{ show: 'claimed-wrongly' }, ['ask-defers']],
    [{ show: 'void' }, []],
    [{ differ: true }, ['ask-defers']],
    [{ query: 'DENY' }, ['deny-blocks', 'deny-keeps']],
    [{ query: 'keeps deny' }, ['deny-keeps']],
    [{ query: 'deny', show: 'wrong' }, ['deny-blocks']],
  ] as const)('%j', (part, ids) => {
    expect(shownRows(view, { ...noGridFilter, ...part }).map((row) => rows[row])).toEqual(ids);
  });

  it('reads a cell by run and row', () => {
    expect(statusAt(view, 1, 1)).toBe('claimed-wrongly');
    expect(statusAt(view, 0, 3)).toBe('unsupported');
    expect(statusAt(view, 7, 0)).toBe('missing');
  });
});

describe('the filter in the address', () => {
  it.each([
    ['', noGridFilter],
    ['?q=deny&show=wrong&differ=1', { query: 'deny', show: 'wrong', differ: true }],
    ['?show=void', { ...noGridFilter, show: 'void' }],
  ] as const)('%j is read and written back', (search, filter) => {
    expect(readGridFilter(search)).toEqual(filter);
    expect(writeGridFilter(filter)).toBe(search);
  });

  it('takes the default for what it does not know', () => {
    expect(readGridFilter('?show=nonsense&differ=yes')).toEqual(noGridFilter);
  });
});
