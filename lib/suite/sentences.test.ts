import { describe, expect, it } from 'vitest';
import { evaluate } from '@/lib/evaluate';
import { coreSuite, extendedSuite } from '.';

/** What a template leaves behind when a part of it was not there. */
const residue = /undefined|\[object|\bNaN\b|\$\{|``| {2}/;
/** The same in our own words only: what stands between backticks or quotation marks is the row's text. */
const slips = /\s[.,;:]|\.\.(?!\.)|,,|\{\}/;
const ownWords = (sentence: string) => sentence.replace(/`[^`]*`|"[^"]*"/g, 'x');

const rows = [...coreSuite, ...extendedSuite].map((row) => {
  return { id: row.id, steps: evaluate(row, { readings: row.readings ?? {} }).steps };
});

describe.each(rows)('the sentences of $id', ({ steps }) => {
  const sentences = steps.map(({ because }) => because);

  it('are there, one whole sentence for each step', () => {
    expect(steps.length).toBeGreaterThan(0);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z`].{10,}\.$/s);
  });

  it('hold nothing that a template left behind', () => {
    for (const sentence of sentences) {
      expect(sentence).not.toMatch(residue);
      expect(ownWords(sentence)).not.toMatch(slips);
    }
  });

  it('never say the same twice in a row', () => {
    for (const [index, sentence] of sentences.entries()) {
      if (index > 0) expect(sentence).not.toBe(sentences[index - 1]);
    }
  });
});

it('finds residue where there is some', () => {
  for (const bad of ['Effect undefined asks.', 'Two  spaces.', 'A [object Object].', 'Sets `` to 1.'])
    expect(bad).toMatch(residue);
  expect(ownWords('A value , kept.')).toMatch(slips);
});
