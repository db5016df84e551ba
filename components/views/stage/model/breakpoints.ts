import type { Pending, PendingField, PhaseId, Step } from '@/lib/evaluate';
import { equalJson, type JsonValue, valueAt } from '@/lib/json';
import type { PhaseRow } from './grid';
import { fieldNames } from './names';

/** A field of the pending state that a run can be stopped at; `flow` means what belongs to it as well. */
export type StopField = Exclude<PendingField, 'instructions' | 'remaining'>;

/** Where a run is to stop. Effects count from 0; `path` is a pointer into the field, empty for the whole. */
export type Breakpoint =
  | { readonly kind: 'phase'; readonly phase: PhaseId }
  | { readonly kind: 'effect'; readonly effect: number }
  | { readonly kind: 'state'; readonly field: StopField; readonly path: string };

/** One text per breakpoint: two are the same exactly when these are. */
export function breakpointKey(breakpoint: Breakpoint): string {
  switch (breakpoint.kind) {
    case 'phase':
      return `phase ${breakpoint.phase}`;
    case 'effect':
      return `effect ${breakpoint.effect}`;
    case 'state':
      return `state ${breakpoint.field} ${breakpoint.path}`;
  }
}

/** The list with the breakpoint in or out; a new one stands at the end. */
export function toggled(list: readonly Breakpoint[], breakpoint: Breakpoint): readonly Breakpoint[] {
  const key = breakpointKey(breakpoint);
  const rest = list.filter((other) => breakpointKey(other) !== key);
  return rest.length < list.length ? rest : [...list, breakpoint];
}

/** What the breakpoint says, as the middle of a sentence: `permission changes`. `input` is the payload's own name here. */
export function breakpointWords(
  breakpoint: Breakpoint,
  phases: readonly PhaseRow[],
  input = 'input',
): string {
  switch (breakpoint.kind) {
    case 'phase':
      return `${phases.find(({ id }) => id === breakpoint.phase)?.title ?? breakpoint.phase} begins`;
    case 'effect':
      return `effect ${breakpoint.effect + 1} is looked at`;
    case 'state': {
      const name = breakpoint.field === 'payload' ? input : fieldNames[breakpoint.field];
      const verb = /s$/.test(name) && breakpoint.path === '' ? 'change' : 'changes';
      return `${name}${breakpoint.path === '' ? '' : ` ${breakpoint.path}`} ${verb}`;
    }
  }
}

/** The first step after `from` at which a breakpoint holds, with those that do; null where the run ends without one. */
export function nextStop(
  steps: readonly Step[],
  from: number,
  breakpoints: readonly Breakpoint[],
): { readonly step: number; readonly hit: readonly Breakpoint[] } | null {
  for (const step of steps) {
    if (step.index <= from) continue;
    const hit = breakpoints.filter((breakpoint) => holds(breakpoint, step, steps[step.index - 1]));
    if (hit.length > 0) return { step: step.index, hit };
  }
  return null;
}

function holds(breakpoint: Breakpoint, step: Step, previous: Step | undefined): boolean {
  switch (breakpoint.kind) {
    case 'phase':
      return step.phase === breakpoint.phase && previous?.phase !== breakpoint.phase;
    case 'effect':
      return step.effect === breakpoint.effect;
    case 'state':
      return fieldsOf(breakpoint.field).some((field) => changes(step, field, breakpoint.path));
  }
}

function fieldsOf(field: StopField): readonly PendingField[] {
  return field === 'flow' ? ['flow', 'instructions', 'remaining'] : [field];
}

/** Steps share what did not change, so most fields are told apart without a look inside. */
function changes({ before, after }: Step, field: PendingField, path: string): boolean {
  if (before[field] === after[field]) return false;
  // A candidate that is bound anew is another one, whatever it holds.
  if (field === 'candidate' && path === '') return true;
  const [then, now] = [partOf(before, field, path), partOf(after, field, path)];
  if (then === undefined || now === undefined) return then !== now;
  return !equalJson(then, now);
}

function partOf(pending: Pending, field: PendingField, path: string): JsonValue | undefined {
  const value = field === 'candidate' ? pending.candidate?.value : pending[field];
  return value === undefined ? undefined : valueAt(value, path);
}
