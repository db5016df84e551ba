import { isJsonObject, member } from '@/lib/json';
import { effectName, type Parts, places } from './parts';
import type { Draft } from './types';

/** Single edits of a response's effects: one left out, or done the other way. */
export function* effectEdits({ effects, boundary }: Parts): Generator<Draft, void> {
  for (const [index, effect] of effects.entries()) {
    const path = [...places.effects, index];
    const name = `Effect ${index + 1}, ${effectName(effect)},`;
    yield { kind: 'effect', sentence: `${name} is left out.`, path, value: undefined };
    if (!isJsonObject(effect)) continue;
    const type = member(effect, 'type');
    if (type === 'modify') {
      const other = member(effect, 'operation') === 'merge' ? 'replace' : 'merge';
      yield {
        kind: 'effect',
        sentence: `${name} is a ${other}.`,
        path: [...path, 'operation'],
        value: other,
      };
    }
    if (type === 'inject') {
      const other = member(effect, 'deliverAt') === 'now' ? 'next_turn' : 'now';
      yield {
        kind: 'effect',
        sentence: `${name} is delivered at ${other}.`,
        path: [...path, 'deliverAt'],
        value: other,
      };
    }
    for (const permission of ['deny', 'ask', 'allow'] as const) {
      const says = type === 'deny' || type === 'ask' || type === 'allow';
      if (!says || permission === type || !boundary.effects.includes(permission)) continue;
      const value = permission === 'deny' ? { type: permission, reason: 'Denied' } : { type: permission };
      yield { kind: 'effect', sentence: `${name} is ${article(permission)} ${permission}.`, path, value };
    }
    if (type === 'flow') {
      const stops = member(effect, 'operation') === 'stop';
      const value = stops
        ? { type: 'flow', operation: 'continue' }
        : { type: 'flow', operation: 'stop', reason: 'Stopped' };
      if (boundary.flow.includes(stops ? 'continue' : 'stop'))
        yield { kind: 'effect', sentence: `${name} is a ${value.operation}.`, path, value };
    }
  }
}

const article = (word: string): string => (/^[aeiou]/.test(word) ? 'an' : 'a');
