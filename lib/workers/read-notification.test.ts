import { describe, expect, it } from 'vitest';
import { boundaries, exampleEvent, observedEvents } from '@/lib/protocol';
import { readNotification } from './read-notification';

const told = (event: unknown, more: object = {}) =>
  JSON.stringify({
    jsonrpc: '2.0',
    method: 'hooks/observe',
    params: { protocolVersion: 'draft', event },
    ...more,
  });

describe('an observe notification', () => {
  it.each(observedEvents)('of %s is read, and no backend is asked about it', async (type) => {
    const observed = await readNotification(told(exampleEvent(type)));
    expect(observed).toMatchObject({ scene: { type }, intercepted: false, faults: [] });
  });

  it.each(boundaries.map(({ event }) => event))('of %s is read with its payload', async (type) => {
    const observed = await readNotification(new Blob([told(exampleEvent(type))]));
    expect(observed).toMatchObject({ scene: { type }, intercepted: true, faults: [] });
  });

  it('keeps what an interception would show by itself', async () => {
    const observed = await readNotification(told(exampleEvent('turn.start')));
    expect(observed?.scene?.members).toHaveProperty('items');
  });

  it('that is not legal is read with what is wrong, and where', async () => {
    const observed = await readNotification(told(exampleEvent('session.end'), { id: 1 }));
    expect(observed?.faults).toHaveLength(1);
    expect(observed?.faults[0]).toMatchObject({ line: 1, message: expect.stringContaining('id') });
    expect((await readNotification(told(7)))?.scene).toBeNull();
    expect((await readNotification(told({ type: 'turn.sometime' })))?.scene?.type).toBe('turn.sometime');
  });

  it.each([
    ['a suite', '{"version": 1, "scenarios": [], "note": "hooks/observe"}'],
    ['a request', '{"method": "hooks/intercept"}'],
    ['no JSON', '{"method": "hooks/observe"'],
    ['a list', '["hooks/observe"]'],
    ['too large', `{"method": "hooks/observe", "pad": "${'x'.repeat(6_000_000)}"}`],
  ])('is not found in %s', async (_name, text) => {
    expect(await readNotification(text)).toBeNull();
  });
});
