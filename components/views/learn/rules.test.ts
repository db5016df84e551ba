import { describe, expect, it } from 'vitest';
import { evaluate } from '@/lib/evaluate';
import { coreSuite } from '@/lib/suite';
import { rulesOf } from '../stage/model/rules-of';
import { findStep } from './find-step';
import { limitGroups } from './limits';
import { ruleTexts } from './rules';
import { terms } from './terms';

const targets = ruleTexts.flatMap(({ rule, targets }) => targets.map((target) => ({ rule, ...target })));

describe('the nine rules', () => {
  it('are nine, in order, each with a first row to open', () => {
    expect(ruleTexts.map(({ rule }) => rule)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(ruleTexts.every(({ targets }) => targets.length > 0)).toBe(true);
  });

  it.each(targets)(
    'rule $rule: $id is a row of the core suite and its link lands on the very step',
    ({ id, find }) => {
      const row = coreSuite.find((scenario) => scenario.id === id);
      if (!row) throw new Error(`no row ${id}`);
      const { steps } = evaluate(row);
      const step = steps[findStep(steps, find) ?? -1];
      expect(step).toMatchObject(find);
    },
  );

  it.each(ruleTexts)('rule $rule: its first link lands on a step whose narration names the rule', (text) => {
    const [target] = text.targets;
    const row = coreSuite.find(({ id }) => id === target?.id);
    if (!row || !target) throw new Error('no row');
    const { steps } = evaluate(row);
    const step = steps[findStep(steps, target.find) ?? -1];
    expect(step && rulesOf(step)).toContain(text.rule);
  });

  it('lead a rollback to the row that shows it best', () => {
    expect(ruleTexts[3]?.targets[0]?.id).toBe('later-invalid-modify-rolls-back-earlier-modify');
  });

  it('say nothing twice', () => {
    const sentences = ruleTexts.flatMap(({ gist, points, targets }) => [
      gist,
      ...points,
      ...targets.map(({ shows }) => shows),
    ]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

describe('findStep', () => {
  const row = coreSuite.find(({ id }) => id === 'all-six-effects-atomic');
  const steps = row ? evaluate(row).steps : [];

  it('takes the nearest step of the phase where none fits wholly', () => {
    const found = findStep(steps, { phase: 'permission', effect: 40 });
    expect(steps[found ?? -1]?.phase).toBe('permission');
  });

  it('finds nothing where the row never came to that phase', () => {
    expect(findStep([], { phase: 'commit' })).toBeNull();
  });
});

describe('words', () => {
  it('explain the terms the page relies on, each in a sentence', () => {
    expect(Object.keys(terms)).toEqual(
      expect.arrayContaining(['candidate', 'boundary', 'staged', 'allowance']),
    );
    expect(Object.values(terms).every((text) => /^[A-Z].*\.$/s.test(text))).toBe(true);
  });

  it('name every limit with its reason', () => {
    expect(
      limitGroups.flatMap(({ limits }) => limits).every(({ what, why }) => what !== '' && why.endsWith('.')),
    ).toBe(true);
  });
});
