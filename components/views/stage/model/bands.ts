import type { EffectSummary, PhaseId } from '@/lib/evaluate';

/** The four parts of the run, in order; the atomic line lies between `stage` and `commit`. */
export type Band = 'validate' | 'stage' | 'commit' | 'derive';

export const bands: readonly {
  readonly id: Band;
  /** Null where the one row of the band says it all. */
  readonly title: string | null;
  readonly note: string;
}[] = [
  { id: 'validate', title: 'Validation', note: 'all of it, before anything is staged' },
  { id: 'stage', title: 'Staging', note: 'on a copy: modifies first, then returns' },
  { id: 'commit', title: 'Atomic line', note: 'all or nothing: above it nothing is real yet' },
  { id: 'derive', title: null, note: '' },
];

const bandByPhase: Readonly<Record<PhaseId, Band>> = {
  envelope: 'validate',
  correlation: 'validate',
  shape: 'validate',
  capability: 'validate',
  allowance: 'validate',
  stage: 'stage',
  invalidate: 'stage',
  bind: 'stage',
  permission: 'stage',
  messages: 'stage',
  flow: 'stage',
  injections: 'stage',
  settle: 'stage',
  commit: 'commit',
  derive: 'derive',
};

/** The part of the run a phase belongs to. */
export function bandOf(phase: PhaseId): Band {
  return bandByPhase[phase];
}

/** Which effects a phase looks at. Phases that are not named look at the envelope's column alone. */
const concerned: Partial<Readonly<Record<PhaseId, (effect: EffectSummary) => boolean>>> = {
  shape: () => true,
  capability: () => true,
  allowance: ({ type, label }) => type === 'flow' && label === 'continue',
  stage: ({ type }) => type === 'modify',
  bind: ({ type }) => type === 'return',
  permission: ({ type }) => type === 'deny' || type === 'ask' || type === 'allow',
  messages: ({ type }) => type === 'message',
  flow: ({ type }) => type === 'flow',
  injections: ({ type }) => type === 'inject',
  commit: () => true,
};

/** Whether a phase has anything to do in an effect's column. */
export function concerns(phase: PhaseId, effect: EffectSummary): boolean {
  return concerned[phase]?.(effect) ?? false;
}

/** Whether a phase has anything to do in the envelope's column. `holds` tells of an incoming candidate. */
export function concernsWhole(phase: PhaseId, effects: readonly EffectSummary[], holds: boolean): boolean {
  if (phase === 'invalidate') return effects.some(({ type }) => type === 'modify');
  if (phase === 'settle') return holds || effects.some(({ type }) => type === 'return');
  return phase === 'commit' || concerned[phase] === undefined;
}
