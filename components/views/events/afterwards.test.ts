import { describe, expect, it } from 'vitest';
import { boundaries, observedEvents } from '@/lib/protocol';
import { afterwards } from './afterwards';

describe('what may come of an observed event', () => {
  it('is said of each of them, and names only events that there are', () => {
    expect([...afterwards.keys()].toSorted()).toEqual([...observedEvents].sort());
    const named = [...afterwards.values()].flatMap((text) => text.match(/`[^`]+`/g) ?? []);
    const asked = new Set(boundaries.map(({ event }) => `\`${event}\``));
    expect(named.filter((event) => !asked.has(event))).toEqual([]);
  });
});
