import type { PendingField, Step } from '@/lib/evaluate';
import type { Permission } from '@/lib/protocol';

/** One field of the pending state in a word or two, for the line that stays in sight while stepping. */
export interface StripItem {
  readonly field: PendingField;
  readonly value: string;
  /** The permission, where the field is it: it has a sign of its own. */
  readonly permission?: Permission;
  /** The current step changed it. */
  readonly changed: boolean;
}

/** The pending state after a step, in short; fields that hold nothing and never can are left out. */
export function stripOf(steps: readonly Step[], at: Step): readonly StripItem[] {
  const snapshot = steps[0]?.before ?? at.before;
  const { before, after } = at;
  const item = (field: PendingField, value: string): StripItem => ({
    field,
    value,
    changed: before[field] !== after[field],
  });
  const items: StripItem[] = [];
  if (after.payload !== undefined) {
    items.push(item('payload', after.payload === snapshot.payload ? 'as it came' : 'changed'));
  }
  items.push({ ...item('permission', after.permission), permission: after.permission });
  const held = after.candidate;
  items.push(item('candidate', held === null ? 'empty' : held.value === null ? 'holds null' : 'held'));
  items.push(item('messages', String(after.messages.length)));
  if (after.flow !== 'none' || after.remaining !== null) items.push(item('flow', after.flow));
  if (after.instructions.length > 0) items.push(item('instructions', String(after.instructions.length)));
  if (after.remaining !== null) items.push(item('remaining', `${after.remaining} left`));
  if (after.injections.length > 0) items.push(item('injections', String(after.injections.length)));
  return items;
}
