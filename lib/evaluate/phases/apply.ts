import type { RuleNumber } from '@/lib/protocol';
import { type Context, pointerOfEffect } from '../context';
import type { Assignment, Pending, PendingField, PhaseId, StepVerdict } from '../types';

/** A change of the pending state, as a phase states it. */
export interface Change {
  readonly phase: PhaseId;
  readonly rule: RuleNumber;
  readonly effect: number | null;
  /** Where to look; the effect itself when left out. */
  readonly pointer?: string;
  readonly verdict: StepVerdict;
  /** The fields that the change sets; what it does not name stays as it was. */
  readonly next: Partial<Pending>;
  /** Built only when steps are recorded. */
  readonly because: () => string;
}

/** Applies a change to the pending state and records the step, with who had set each field before. */
export function apply(
  context: Context,
  { phase, rule, effect, pointer, verdict, next, because }: Change,
): void {
  const before = context.pending;
  const fields = Object.keys(next) as PendingField[];
  const after = fields.length === 0 ? before : { ...before, ...next };
  context.pending = after;
  if (!context.record) return;
  const sets = fields.map((field): Assignment => {
    const overrode = context.setters.get(field) ?? null;
    context.setters.set(field, effect);
    return { field, by: effect, rule, overrode };
  });
  context.record({
    phase,
    rule,
    effect,
    pointer: pointer ?? (effect === null ? '/response' : pointerOfEffect(effect)),
    verdict,
    before,
    after: fields.length === 0 ? after : Object.freeze(after),
    sets,
    because: because(),
  });
}
