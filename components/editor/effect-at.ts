import type { EffectRange } from '@/lib/workers';

/** The effect whose text an offset touches; null where it touches none. */
export function effectAt(ranges: readonly EffectRange[], offset: number): number | null {
  const inside = ranges.find(({ range }) => range.offset <= offset && offset <= range.offset + range.length);
  return inside?.effect ?? null;
}
