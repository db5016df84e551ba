import { isJsonObject, type JsonObject, type JsonValue, member, pointerOf } from '@/lib/json';
import type { Subject } from './locate';
import type { Boundary, ValueFault } from './types';
import { oneOf, pathText, valueText } from './wording';

const none: readonly ValueFault[] = [];

/**
 * What is advertised beyond the event's bound (rule 3): effects, the target of modify, operations of flow. Pointers
 * start at the request. Malformed members are passed over: the general schema names them. A block whose effect is
 * itself too much is not named again.
 */
export function boundFaults(
  boundary: Boundary,
  capabilities: JsonValue | undefined,
  subject: Subject,
): readonly ValueFault[] {
  if (!isJsonObject(capabilities)) return none;
  const excess = [
    ...excessEffects(boundary, capabilities),
    ...excessTargets(boundary, capabilities),
    ...excessOperations(boundary, capabilities),
  ];
  return excess.length === 0 ? none : excess.map((found) => boundFault(found, boundary, subject));
}

/** A member that says too much: where it stands in the capabilities, what it says, and what it might say. */
interface Excess {
  readonly path: readonly string[];
  readonly shown: string;
  readonly possible: readonly string[];
}

function boundFault({ path, shown, possible }: Excess, { event }: Boundary, subject: Subject): ValueFault {
  const steps = ['params', 'capabilities', ...path];
  const message = `${subject.inside(pathText(steps))} is ${shown}, which ${event} does not admit; possible is ${oneOf(possible)}.`;
  return { pointer: pointerOf(steps), code: 'not-at-this-boundary', message };
}

function excessEffects({ effects }: Boundary, capabilities: JsonObject): readonly Excess[] {
  return notAmong(member(capabilities, 'effects'), effects, ['effects']);
}

function excessTargets({ target }: Boundary, capabilities: JsonObject): readonly Excess[] {
  const modify = member(capabilities, 'modify');
  if (target === null || !isJsonObject(modify)) return nothing;
  const others = Object.keys(modify).filter((key) => key !== target);
  return others.map((key) => ({ path: ['modify', key], shown: 'another target', possible: [target] }));
}

function excessOperations({ flow }: Boundary, capabilities: JsonObject): readonly Excess[] {
  const block = member(capabilities, 'flow');
  if (flow.length === 0 || !isJsonObject(block)) return nothing;
  return notAmong(member(block, 'operations'), flow, ['flow', 'operations']);
}

const nothing: readonly Excess[] = [];

/** The texts of a list that are not among the possible ones; anything but text is the general schema's business. */
function notAmong(
  list: JsonValue | undefined,
  possible: readonly string[],
  path: readonly string[],
): readonly Excess[] {
  if (!Array.isArray(list)) return nothing;
  let found = nothing;
  for (let index = 0; index < list.length; index += 1) {
    const entry: JsonValue = list[index];
    if (typeof entry !== 'string' || possible.includes(entry)) continue;
    found = [...found, { path: [...path, String(index)], shown: valueText(entry), possible }];
  }
  return found;
}
