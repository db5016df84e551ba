import { describe, expect, it } from 'vitest';
import { evaluate } from '@/lib/evaluate';
import { readScenarioFile } from '@/lib/protocol';
import { reportedOf, verify } from '@/lib/verify';
import { textsOfRow } from '../sample.test-support';
import { createWhatIf } from './what-if';

const ask = (id: string, readings = {}) => createWhatIf().ask(textsOfRow(id), readings);

describe('what decides a row', () => {
  it('names the edits that turn something over, and how the order counts', async () => {
    const answer = await ask('all-six-effects-atomic');
    if (answer.kind !== 'told') throw new Error('nothing was told');
    expect(answer.effects).toHaveLength(6);
    expect(answer.deciders.map(({ sentence }) => sentence).join('\n')).toMatch(
      /deny.+left out.+decision is ask/,
    );
    expect(answer.orders?.effects).toBe(6);
    const { classes = [] } = answer.orders ?? {};
    expect(classes.reduce((sum, { count }) => sum + count, 0)).toBe(720);
    expect(classes.filter(({ current }) => current)).toHaveLength(1);
    expect(classes.every(({ examples }) => examples.length <= 3)).toBe(true);
  });

  it.each(['deny-blocks', 'allow-executes'])('has no orders for the single effect of %s', async (id) => {
    expect(await ask(id)).toMatchObject({ kind: 'told', orders: null });
  });

  it.each([
    ['a response that is no JSON', { response: '{' }],
    ['a request that is no JSON', { request: '' }],
    ['a request that is not legal', { request: '{}' }],
  ])('tells nothing of %s', async (_name, part) => {
    const whatIf = createWhatIf();
    expect(await whatIf.ask({ ...textsOfRow('deny-blocks'), ...part }, {})).toEqual({ kind: 'nothing' });
    expect(await whatIf.variant(0)).toBeNull();
  });

  it('hands over each variant as a row that meets its own expectation and shows what was told', async () => {
    const whatIf = createWhatIf();
    const answer = await whatIf.ask(textsOfRow('ask-then-allow'), {});
    if (answer.kind !== 'told') throw new Error('nothing was told');
    expect(answer.deciders.length).toBeGreaterThan(3);
    for (const [at, { turns }] of answer.deciders.entries()) {
      const read = readScenarioFile((await whatIf.variant(at)) ?? '');
      const scenario = read.ok ? read.value.rows[0]?.scenario : undefined;
      if (scenario === undefined) throw new Error('the variant is no row');
      const evaluation = evaluate(scenario);
      expect(verify(scenario, reportedOf(evaluation)).status).toBe('passed');
      const decision = turns.find(({ what }) => what === 'decision');
      if (decision !== undefined) expect(evaluation.actual).toMatchObject({ decision: decision.after });
    }
    expect(await whatIf.variant(answer.deciders.length)).toBeNull();
  });
});
