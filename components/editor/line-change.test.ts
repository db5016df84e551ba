import { describe, expect, it } from 'vitest';
import { lineChange } from './line-change';

const signs = { same: ' ', removed: '-', added: '+' } as const;
const shown = (before: string, after: string) =>
  lineChange(before, after).map(({ kind, number, text }) => `${signs[kind]}${number} ${text}`);

describe('the lines that differ', () => {
  it.each([
    { what: 'nothing', before: 'a\nb', after: 'a\nb', lines: [] },
    { what: 'the only line', before: 'a', after: 'b', lines: ['-1 a', '+1 b'] },
    {
      what: 'the first line',
      before: 'a\nb\nc\nd',
      after: 'x\nb\nc\nd',
      lines: ['-1 a', '+1 x', ' 2 b', ' 3 c'],
    },
    {
      what: 'the last line',
      before: 'a\nb\nc\nd',
      after: 'a\nb\nc\nx',
      lines: [' 2 b', ' 3 c', '-4 d', '+4 x'],
    },
    {
      what: 'a part of a line in the middle',
      before: '{\n  "a": 1,\n  "b": 2\n}',
      after: '{\n  "a": 1,\n  "b": 3\n}',
      lines: [' 1 {', ' 2   "a": 1,', '-3   "b": 2', '+3   "b": 3', ' 4 }'],
    },
    {
      what: 'two places, with what lies between them',
      before: 'a\nb\nc\nd\ne',
      after: 'a\nB\nc\nD\ne',
      lines: [' 1 a', '-2 b', '-3 c', '-4 d', '+2 B', '+3 c', '+4 D', ' 5 e'],
    },
    { what: 'all of it', before: '\n', after: '', lines: ['-1 ', '-2 ', '+1 '] },
  ])('are found where $what differs', ({ before, after, lines }) => {
    expect(shown(before, after)).toEqual(lines);
  });
});
