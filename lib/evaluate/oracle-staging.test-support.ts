import type { JsonObject, JsonValue } from '@/lib/json';
import type { Readings, RejectionClass } from '@/lib/protocol';
import { answersQuestion } from './oracle-forms.test-support';
import { hasTarget } from './oracle-request.test-support';
import {
  get,
  isList,
  isMessages,
  isObject,
  isReturnValue,
  isTextParts,
  isWorkspace,
  type Maybe,
  textOf,
} from './oracle-shapes.test-support';
import type { Slip } from './oracle-slips.test-support';
import type { PhaseId } from './types';

// The second opinion's staging: what a response makes of the payload, or at which effect that fails.

export interface Fault {
  readonly class: RejectionClass;
  readonly phase: PhaseId;
  readonly effect: number | null;
}

/** What the checks and the derivation both look at, taken apart once. */
export interface Parts {
  readonly type: string;
  readonly event: Maybe;
  readonly caps: Maybe;
  readonly effects: readonly JsonValue[];
  readonly readings: Readings;
  /** A mistake that is made on purpose; null for none. */
  readonly slip: Slip | null;
}

export const fault = (phase: PhaseId, kind: RejectionClass, effect: number | null): Fault => ({
  phase,
  class: kind,
  effect,
});

export const isType =
  (type: string) =>
  (effect: JsonValue): boolean =>
    get(effect, 'type') === type;

function parsed(text: Maybe): unknown {
  try {
    return JSON.parse(textOf(text));
  } catch {
    return undefined;
  }
}

/** facts 5.1: the JSON that a modify at this event works on. */
export function payloadOf(event: Maybe, type: string): Maybe {
  if (!hasTarget(type)) return undefined;
  switch (type) {
    case 'tool.before':
    case 'tool.permission.request':
      return get(get(event, 'tool'), 'input');
    case 'context.compact.before':
      return get(event, 'instructions');
    case 'context.compact.after':
      return get(event, 'summary');
    case 'user.message.inbound':
    case 'user.message.outbound':
      return get(get(event, 'message'), 'messages');
    case 'user.elicitation.result':
      return get(parsed(get(get(get(event, 'elicitation'), 'result'), 'text')), 'content');
    case 'workspace.change.before':
      return get(get(event, 'workspace'), 'change');
    default:
      return get(event, 'items');
  }
}

/** facts 5.2, step 3: what must still hold of the event after an edit. */
function isPayload(value: JsonValue, type: string): boolean {
  const hasRole = (role: string): boolean =>
    isMessages(value) && isList(value) && value.every((message) => get(message, 'role') === role);
  switch (type) {
    case 'tool.before':
    case 'tool.permission.request':
    case 'user.elicitation.result':
      return isObject(value);
    case 'context.compact.before':
    case 'context.compact.after':
      return isTextParts(value);
    case 'user.message.inbound':
      return hasRole('user');
    case 'user.message.outbound':
      return hasRole('assistant');
    case 'workspace.change.before':
      return isWorkspace(value);
    default:
      return isMessages(value);
  }
}

/** Rule 4: merge is shallow on objects and appends on lists; replace removes what is not repeated. */
function modified(before: Maybe, effect: JsonValue, slip: Slip | null): JsonValue {
  const value = get(effect, 'value') ?? null;
  const both = isObject(before) && isObject(value);
  if (slip === 'merge-goes-deep' && both && get(effect, 'operation') === 'merge')
    return deeply(before, value);
  if (slip === 'null-removes' && both && get(effect, 'operation') === 'merge')
    return withoutNulls(before, value);
  if (slip === 'replace-merges' && both) return { ...before, ...value };
  if (slip === 'merge-replaces-all' || get(effect, 'operation') === 'replace') return value;
  if (isList(before) && isList(value)) return [...before, ...value];
  if (isObject(before) && isObject(value)) return { ...before, ...value };
  // A merge of unlike kinds has no meaning: null is no payload anywhere, so the next check refuses it.
  return before === undefined ? value : null;
}

function deeply(before: JsonObject, value: JsonObject): JsonObject {
  const merged = Object.entries(value).map(([key, inner]): [string, JsonValue] => {
    const held = get(before, key);
    return [key, isObject(held) && isObject(inner) ? deeply(held, inner) : inner];
  });
  return { ...before, ...Object.fromEntries(merged) };
}

function withoutNulls(before: JsonObject, value: JsonObject): JsonObject {
  const merged = Object.entries({ ...before, ...value });
  return Object.fromEntries(merged.filter(([key]) => get(value, key) !== null));
}

/** Rule 4: a positive integer `task`; a boolean is no integer. */
function isTaskInput(value: JsonValue): boolean {
  const task = get(value, 'task');
  return typeof task === 'bigint'
    ? task > 0n
    : typeof task === 'number' && Number.isInteger(task) && task > 0;
}

/** Rule 4 and facts 5.2: modifies in response order; a returned value is looked at where it stands. */
export function staged(parts: Parts, incoming: Maybe): { payload: Maybe; fault: Fault | null } {
  const { type, event, effects, readings, slip } = parts;
  const constrained =
    slip !== 'any-task' && type === 'tool.before' && get(get(event, 'tool'), 'name') === 'task';
  let payload = incoming;
  let last: number | null = null;
  for (const [index, effect] of effects.entries()) {
    if (
      type === 'user.elicitation.request' &&
      get(effect, 'type') === 'return' &&
      effects.some(isType('deny'))
    ) {
      // A request for input is either answered or denied, never both (facts 5.7).
      return { payload, fault: fault('stage', 'application-invalid', index) };
    }
    if (get(effect, 'type') === 'return' && !isReturnValue(get(effect, 'value'), type, readings.revision)) {
      return { payload, fault: fault('stage', 'application-invalid', index) };
    }
    if (
      type === 'user.elicitation.request' &&
      readings.revision !== 'r2' &&
      get(effect, 'type') === 'return' &&
      !answersQuestion(get(effect, 'value'), event)
    ) {
      return { payload, fault: fault('stage', 'application-invalid', index) };
    }
    if (get(effect, 'type') !== 'modify') continue;
    const next = modified(payload, effect, slip);
    const isBroken = constrained && readings['tool-constraint'] === 'every' && !isTaskInput(next);
    if (!isPayload(next, type) || isBroken) {
      return { payload, fault: fault('stage', 'application-invalid', index) };
    }
    payload = next;
    last = index;
  }
  if (
    constrained &&
    readings['tool-constraint'] === 'final' &&
    last !== null &&
    !isTaskInput(payload ?? null)
  ) {
    return { payload, fault: fault('stage', 'application-invalid', last) };
  }
  return { payload, fault: null };
}
