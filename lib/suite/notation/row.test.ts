import { describe, expect, it } from 'vitest';
import { boundaryOf } from '@/lib/protocol';
import { suiteText } from '..';
import { userText } from './content';
import { allow, lacking, merge, message, proceed } from './effects';
import { accepts, envelope, rejects, resulting, resultWith, row } from './row';
import { advertising, capable, holding, type Scene, stateless, unadvertised } from './scene';

const scene: Scene = {
  event: { source: 'urn:test', type: 'user.message.outbound', time: '2026-01-01T00:00:00Z' },
  capabilities: { effects: ['deny', 'modify'], modify: { content: { replace: true, merge: true } } },
  state: { permission: 'none', candidate: null },
};
const outcome = { decision: 'allow', executed: false, messages: [] };

describe('row', () => {
  it('makes a whole row of one line, with one id throughout', () => {
    expect(row(scene, 'a', 'one two', [allow], accepts(outcome))).toEqual({
      id: 'a',
      request: {
        jsonrpc: '2.0',
        id: 'a',
        method: 'hooks/intercept',
        params: {
          protocolVersion: 'draft',
          event: { id: 'a', source: 'urn:test', type: 'user.message.outbound', time: '2026-01-01T00:00:00Z' },
          capabilities: scene.capabilities,
          state: scene.state,
        },
      },
      response: {
        jsonrpc: '2.0',
        id: 'a',
        result: { protocolVersion: 'draft', effects: [{ type: 'allow' }] },
      },
      tags: ['one', 'two'],
      expected: outcome,
    });
  });

  it('tags a rejection itself, after the given tags', () => {
    const negative = row(scene, 'a', 'modify', [allow], rejects('capability'));
    expect(negative).toMatchObject({ expectError: true });
    expect(negative.tags).toEqual(['modify', 'negative', 'capability-invalid', 'atomic-rejection']);
    expect(row(scene, 'a', '', [], rejects('schema')).tags).toHaveLength(3);
    expect(row(scene, 'a', '', [], rejects('application', outcome)).hostExpected).toEqual(outcome);
  });

  it('takes what only our suites say', () => {
    const extras = {
      note: 'An adapter that forgets the state passes otherwise.',
      readings: { revision: 'r4' },
      expectedState: { state: { permission: 'none' }, payload: [] },
    } as const;
    const ours = row(scene, 'a', '', [], accepts(outcome), extras);
    expect(ours).toMatchObject(extras);
    expect(Object.keys(JSON.parse(suiteText([ours])).scenarios[0])).toEqual([
      'id',
      'request',
      'response',
      'tags',
      'expected',
      'expectedState',
      'readings',
      'note',
    ]);
  });

  it('bends a response as a row needs it', () => {
    const answer = (bent: Parameters<typeof row>[3]) => row(scene, 'a', '', bent, rejects('schema')).response;
    expect(answer(envelope([allow], { id: 'b' }))).toEqual({
      jsonrpc: '2.0',
      id: 'b',
      result: { protocolVersion: 'draft', effects: [allow] },
    });
    expect(answer(resulting(null))).toEqual({ jsonrpc: '2.0', id: 'a', result: null });
    expect(resultWith(allow, { more: 1 })).toEqual({ protocolVersion: 'draft', effects: allow, more: 1 });
    expect(lacking(proceed('x'), 'instruction')).toEqual({ type: 'flow', operation: 'continue' });
    expect(message(17)).toEqual({ type: 'message', text: 17 });
  });
});

describe('scenes', () => {
  it('advertise an effect together with its block, and lose both together', () => {
    const more = advertising(scene, 'flow', { operations: ['stop'] });
    expect(more.capabilities).toEqual({
      ...scene.capabilities,
      effects: ['deny', 'modify', 'flow'],
      flow: { operations: ['stop'] },
    });
    expect(unadvertised(more, 'flow').capabilities).toEqual(scene.capabilities);
    expect(unadvertised(scene, 'modify').capabilities).toEqual({ effects: ['deny'] });
  });

  it('are changed in one respect and stay as they were otherwise', () => {
    const before = structuredClone(scene);
    const block = { content: { replace: true, merge: false } };
    expect(capable(scene, { modify: block }).capabilities).toEqual({
      effects: ['deny', 'modify'],
      modify: block,
    });
    expect(holding(scene, { flow: 'stop' }).state).toEqual({
      permission: 'none',
      candidate: null,
      flow: 'stop',
    });
    expect(row(stateless(scene), 'a', '', [], accepts(outcome)).request).not.toHaveProperty('params.state');
    expect(scene).toEqual(before);
  });

  it('serve any boundary', () => {
    expect(boundaryOf('user.message.outbound')?.target).toBe('content');
    const effect = merge('content', userText('m', 'Hello'));
    expect(row(scene, 'a', '', [effect], accepts(outcome)).response).toHaveProperty('result.effects', [
      effect,
    ]);
  });
});
