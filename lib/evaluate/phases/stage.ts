import { copyJson, isJsonObject, type JsonValue, member, pathOf, valueAt } from '@/lib/json';
import type { Diagnostic, Effect } from '@/lib/protocol';
import { type Context, nameOf, pointerOfEffect } from '../context';
import { phaseHead } from '../phase-heads';
import { apply } from './apply';
import type { Phase } from './phase';

type Modify = Extract<Effect, { type: 'modify' }>;
type Fault = Pick<Diagnostic, 'code' | 'pointer' | 'message'>;

function merged(current: JsonValue | undefined, value: JsonValue, { rules }: Context): JsonValue {
  if (Array.isArray(value)) return rules.mergeList(Array.isArray(current) ? current : [], value);
  if (!isJsonObject(value)) return rules.replacePayload(current, value);
  return rules.mergeObject(current !== undefined && isJsonObject(current) ? current : {}, value);
}

/** Where a fault of the staged payload stands in the effect's own value; the value itself where it was there before. */
function locate(effect: Modify, base: string, pointer: string, kept: number): string {
  const [first, ...rest] = pathOf(pointer);
  if (first === undefined) return base;
  // a merged list is the old entries and then the new ones
  const own = Array.isArray(effect.value) ? Number(first) - kept : first;
  const inside = `/${[own, ...rest].map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;
  return valueAt(effect.value, inside) === undefined ? base : `${base}${inside}`;
}

function constraintFault({ rules }: Context, index: number, effect: Modify, staged: JsonValue): Fault | null {
  if (rules.satisfiesTool(staged)) return null;
  const base = `${pointerOfEffect(index)}/value`;
  const names = isJsonObject(effect.value) && member(effect.value, 'task') !== undefined;
  return {
    code: 'tool-constraint',
    pointer: names ? `${base}/task` : base,
    message: `${nameOf(index)} would leave the tool without a positive integer task.`,
  };
}

/** Semantics, Tool constraint: it belongs to the fixture's tool named `task`, on staged inputs. */
function constrains({ boundary, event, readings }: Context, isLast: boolean): boolean {
  const tool = member(event, 'tool');
  const isFixture = tool !== undefined && isJsonObject(tool) && member(tool, 'name') === 'task';
  if (!boundary.executesTool || !isFixture) return false;
  const reading = readings['tool-constraint'];
  return reading === 'every' || (reading === 'final' && isLast);
}

function stageModify(context: Context, index: number, effect: Modify, isLast: boolean): Fault | null {
  const { boundary, rules, readings } = context;
  const current = context.pending.payload;
  const value = copyJson(effect.value);
  const staged =
    effect.operation === 'merge' ? merged(current, value, context) : rules.replacePayload(current, value);
  const [broken] = rules.checkPayload(boundary, staged, readings, context.event);
  const kept = effect.operation === 'merge' && Array.isArray(current) ? current.length : 0;
  const fault: Fault | null = broken
    ? {
        code: broken.code,
        pointer: locate(effect, `${pointerOfEffect(index)}/value`, broken.pointer, kept),
        message: `${nameOf(index)} would break the ${effect.target}: ${broken.message}`,
      }
    : constrains(context, isLast)
      ? constraintFault(context, index, effect, staged)
      : null;
  apply(context, {
    phase: 'stage',
    rule: 4,
    effect: index,
    pointer: fault?.pointer ?? `${pointerOfEffect(index)}/value`,
    verdict: fault ? 'failed' : 'staged',
    next: fault ? {} : { payload: staged },
    because: () =>
      fault?.message ??
      (effect.operation === 'merge'
        ? `${nameOf(index)} merges into the ${effect.target}: its top-level keys replace the old ones whole.`
        : `${nameOf(index)} replaces the ${effect.target}: what it leaves out is gone.`),
  });
  return fault;
}

/** Where a boundary types its return, the value is checked as it will be held. */
function checkReturn(context: Context, index: number, value: JsonValue): Fault | null {
  const { boundary, readings, rules } = context;
  if (boundary.returns === 'any' || boundary.returns === null) return null;
  const [broken] = rules.checkReturn(boundary, value, readings, context.event);
  const base = `${pointerOfEffect(index)}/value`;
  const fault: Fault | null = broken
    ? {
        code: broken.code,
        pointer: base + broken.pointer,
        message: `${nameOf(index)} returns what ${boundary.event} cannot hold: ${broken.message}`,
      }
    : null;
  apply(context, {
    phase: 'stage',
    rule: 4,
    effect: index,
    pointer: fault?.pointer ?? base,
    verdict: fault ? 'failed' : 'passed',
    next: {},
    because: () => fault?.message ?? `${nameOf(index)} returns a value that ${boundary.event} can hold.`,
  });
  return fault;
}

/** An elicitation is answered or declined: a response that does both is refused whole. */
function conflict({ boundary, effects, rules }: Context): number | null {
  if (!rules.excludesDeny(boundary) || !effects.some(({ type }) => type === 'deny')) return null;
  const index = effects.findIndex(({ type }) => type === 'return');
  return index === -1 ? null : index;
}

function run(context: Context): Diagnostic | null {
  const { effects, rules } = context;
  const order = rules.stagingOrder(effects);
  const lastModify = order.findLast((index) => effects[index]?.type === 'modify');
  const clash = conflict(context);
  for (const index of order) {
    const effect = effects[index];
    let fault: Fault | null = null;
    if (effect?.type === 'modify') fault = stageModify(context, index, effect, index === lastModify);
    else if (effect?.type === 'return')
      fault = index === clash ? refuseBoth(context, index) : checkReturn(context, index, effect.value);
    if (fault)
      return {
        about: 'response',
        phase: 'stage',
        class: 'application-invalid',
        rule: 4,
        effect: index,
        ...fault,
      };
  }
  return null;
}

function refuseBoth(context: Context, index: number): Fault {
  const fault: Fault = {
    code: 'value-invalid',
    pointer: pointerOfEffect(index),
    message: `${nameOf(index)} answers the elicitation that another effect denies: a response does one or the other.`,
  };
  apply(context, {
    phase: 'stage',
    rule: 4,
    effect: index,
    verdict: 'failed',
    next: {},
    because: () => fault.message,
  });
  return fault;
}

/** Rule 4: modifies are staged in response order, each staged payload checked, before any return binds. */
export const stage: Phase = {
  ...phaseHead.stage,
  run,
};
