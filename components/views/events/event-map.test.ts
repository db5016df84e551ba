import { describe, expect, it } from 'vitest';
import { boundaries, observedEvents } from '@/lib/protocol';
import { bundledSuites } from '@/lib/suite';
import { eventMap, searchEvents } from './event-map';
import { exampleRows } from './examples';

const mapped = eventMap.flatMap(({ events }) => events);
const names = (query: string) =>
  searchEvents(query).flatMap(({ events }) => events.map(({ event }) => event));

describe('the map of events', () => {
  it('shows every event once: nineteen are intercepted, thirteen only observed', () => {
    const asked = mapped.filter(({ allows }) => allows !== null).map(({ event }) => event);
    const heard = mapped.filter(({ allows }) => allows === null).map(({ event }) => event);
    expect(asked.toSorted()).toEqual(boundaries.map(({ event }) => event).toSorted());
    expect(heard.toSorted()).toEqual([...observedEvents].sort());
  });

  it('says of each when it comes, in one sentence of its own', () => {
    const sentences = mapped.map(({ when }) => when);
    expect(new Set(sentences).size).toBe(32);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][^.]+\.$/);
  });

  it('takes what an event allows from the table of boundaries', () => {
    expect(mapped.find(({ event }) => event === 'user.elicitation.result')?.allows).toEqual({
      effects: ['modify', 'message'],
      modify: 'content, the values of a form',
      returns: null,
      flow: null,
    });
    expect(mapped.find(({ event }) => event === 'tool.after')?.allows?.flow).toBe('stop or continue');
  });

  it('has a row for every event at which a backend is asked', () => {
    expect([...exampleRows.keys()].toSorted()).toEqual(boundaries.map(({ event }) => event).toSorted());
  });

  it.each([...exampleRows])('leads from %s to a row about it', (event, { suite = 'core', id }) => {
    const row = bundledSuites.find((bundled) => bundled.id === suite)?.rows.find((each) => each.id === id);
    expect(row?.request).toMatchObject({ params: { event: { type: event } } });
  });

  it('is searched by name, effect, target and kind, every word of it', () => {
    expect(names('WORKSPACE modify')).toEqual(['workspace.change.before']);
    expect(names('flow continue')).toEqual(['tool.after', 'turn.finish.before']);
    expect(names('only observed file')).toEqual(['file.changed']);
    expect(names('no such thing')).toEqual([]);
    expect(names(' ')).toHaveLength(32);
  });
});
