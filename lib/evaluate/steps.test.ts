import { describe, expect, it } from 'vitest';
import { evaluate } from './evaluate';
import {
  allow,
  ask,
  deny,
  finish,
  give,
  go,
  merge,
  message,
  stop,
  toolBefore,
} from './exchange.test-support';

const rows = {
  'all six effects': toolBefore({
    effects: [allow, give({ cached: 2 }), message, merge({ task: 2 }), ask, deny],
  }),
  'an empty response': toolBefore({ effects: [] }),
  'a rollback': toolBefore({ effects: [merge({ task: 2 }), message, merge({ task: -1 })] }),
  'a malformed effect': toolBefore({ effects: [message, { type: 'deny' }] }),
  'a finish boundary': finish({ effects: [go('a'), stop, go(), message] }),
  'everything repeated': toolBefore({
    effects: [
      allow,
      allow,
      message,
      message,
      merge({ task: 1 }),
      merge({ task: 1 }),
      give(1),
      give(1),
      stop,
      stop,
    ],
  }),
};

describe.each(Object.entries(rows))('the steps of %s', (_title, row) => {
  const { steps } = evaluate(row);

  it('are numbered, and each starts where the one before ended', () => {
    expect(steps.map(({ index }) => index)).toStrictEqual(steps.map((_, index) => index));
    for (const [index, step] of steps.entries())
      if (index > 0) expect(step.before).toBe(steps[index - 1]?.after);
  });

  it('say each what happened, in a sentence of their own', () => {
    const sentences = steps.map(({ because }) => because);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].{15,}[.]$/);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('name what they set, and nothing they did not', () => {
    for (const { before, after, sets } of steps.filter(({ verdict }) => verdict !== 'rolled-back')) {
      const changed = Object.keys(before).filter(
        (key) => before[key as keyof typeof before] !== after[key as keyof typeof after],
      );
      expect(sets.map(({ field }) => field).toSorted()).toStrictEqual(changed.toSorted());
    }
  });

  it('cannot be written to', () => {
    for (const step of steps) {
      expect(Object.isFrozen(step)).toBe(true);
      expect(Object.isFrozen(step.after)).toBe(true);
    }
  });
});

describe('blame', () => {
  const evaluation = evaluate(rows['all six effects']);
  const blame = evaluation.outcome === 'accepted' ? evaluation.blame : [];
  const of = (key: string) => blame.find((entry) => entry.key === key);

  it('traces the decision to the deny, over the allow and the ask', () => {
    expect(of('decision')).toMatchObject({ effect: 5, rule: 5, overrode: [0, 4] });
  });

  it('traces the input to the modify and the messages to the message', () => {
    expect(of('input')).toMatchObject({ effect: 3, rule: 4 });
    expect(of('messages')).toMatchObject({ effect: 2, rule: 6 });
  });

  it('traces what no effect changed to the request', () => {
    const empty = evaluate(rows['an empty response']);
    const entry = empty.outcome === 'accepted' ? empty.blame.find(({ key }) => key === 'input') : undefined;
    expect(entry).toMatchObject({ effect: null, rule: 1 });
  });

  it('traces executed at a boundary without a tool to the outcome itself, whatever the effects', () => {
    const stopped = evaluate(finish({ effects: [stop] }));
    const entry =
      stopped.outcome === 'accepted' ? stopped.blame.find(({ key }) => key === 'executed') : undefined;
    expect(entry).toMatchObject({ effect: null, rule: 9, step: stopped.steps.length - 1 });
  });

  it('says which return was replaced', () => {
    const twice = evaluate(toolBefore({ effects: [give(1), give(2)] }));
    const entry = twice.outcome === 'accepted' ? twice.blame.find(({ key }) => key === 'result') : undefined;
    expect(entry).toMatchObject({ effect: 1, overrode: [0] });
  });
});
