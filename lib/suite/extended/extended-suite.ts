import type { Scenario } from '@/lib/protocol';
import { binding, heldValues } from './binding';

/**
 * Rows for what the core suite cannot show: the gaps that known mistakes slip through, every boundary, every reading,
 * and what only the emitted state or payload tells. Each row's note says which mistake it catches.
 */
export const extendedSuite: readonly Scenario[] = [...binding, ...heldValues];
