import type { JsonValue } from '@/lib/json';
import { get, isList, type Maybe } from './oracle-shapes.test-support';
import { put } from './random-faults.test-support';
import type { RandomRow } from './random-rows.test-support';

// What properties look at in a row, whatever its state of repair.

export const effectsOf = (row: RandomRow): readonly JsonValue[] => {
  const effects = get(get(row.response, 'result'), 'effects');
  return isList(effects) ? effects : [];
};
export const withEffects = (row: RandomRow, effects: readonly JsonValue[]): RandomRow => ({
  request: row.request,
  response: put(row.response, ['result', 'effects'], effects),
});
export const isOf = (effect: JsonValue, ...types: readonly string[]): boolean =>
  types.some((type) => get(effect, 'type') === type);
export const eventOf = (row: RandomRow): Maybe => get(get(row.request, 'params'), 'event');
export const typeOf = (row: RandomRow): string => String(get(eventOf(row), 'type'));
export const snapshotState = (row: RandomRow): JsonValue =>
  get(get(row.request, 'params'), 'state') ?? { permission: 'none', candidate: null };
