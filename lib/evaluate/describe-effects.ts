import { isJsonObject, type JsonValue, member } from '@/lib/json';
import { pointerOfEffect } from './context';
import { effectsOf } from './rules/validate';

/** An effect in a few words, whatever its shape: for column heads and sentences. */
export interface EffectSummary {
  readonly index: number;
  /** The effect's type as given; "?" where it has none. */
  readonly type: string;
  /** Type with the operation that tells it apart: `merge input`, `stop`, `inject now`. */
  readonly label: string;
  /** From the row: `/response/result/effects/2`. */
  readonly pointer: string;
}

function labelOf(type: string, word: (key: string) => string): string {
  switch (type) {
    case 'modify':
      return `${word('operation')} ${word('target')}`;
    case 'flow':
      return word('operation');
    case 'inject':
      return `inject ${word('deliverAt') === 'next_turn' ? 'next turn' : word('deliverAt')}`;
    default:
      return type;
  }
}

/** Describes one effect, well-formed or not. */
export function describeEffect(effect: JsonValue | undefined, index: number): EffectSummary {
  const word = (key: string): string => {
    const value = effect !== undefined && isJsonObject(effect) ? member(effect, key) : undefined;
    return typeof value === 'string' ? value : '?';
  };
  const type = word('type');
  return { index, type, label: labelOf(type, word), pointer: pointerOfEffect(index) };
}

/** Describes every effect of a response in its order; empty where it holds no list of effects. */
export function describeEffects(response: JsonValue): readonly EffectSummary[] {
  return effectsOf(response).map(describeEffect);
}
