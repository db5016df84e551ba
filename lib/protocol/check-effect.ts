import { isJsonObject, type JsonObject, type JsonValue, member } from '@/lib/json';
import { type EffectShape, effectShapes, flowShapes } from './effect-validators';
import { checkEffectValue } from './effect-values';
import { locate, type Subject } from './locate';
import type { Boundary, Diagnostic, Readings, ValueFault } from './types';
import { faultsOf } from './validator';
import { code, valueText } from './wording';

const none: readonly Diagnostic[] = [];

/**
 * Every fault in the shape of one effect (rule 3: one malformed or unknown effect refuses the whole response).
 * `index` is the effect's place in `result.effects`; pointers start at the row. Whether the effect is advertised is
 * not asked here. Never throws, whatever JSON the effect is.
 */
export function checkEffect(
  effect: JsonValue,
  index: number,
  boundary: Boundary,
  readings: Readings,
): readonly Diagnostic[] {
  const faults = shapeFaults(effect, index, boundary, readings);
  if (faults.length === 0) return none;
  return faults.map(
    (fault): Diagnostic => ({
      about: 'response',
      phase: 'shape',
      class: 'schema-invalid',
      rule: 3,
      effect: index,
      ...fault,
      pointer: `/response/result/effects/${index}${fault.pointer}`,
    }),
  );
}

const noFaults: readonly ValueFault[] = [];

function shapeFaults(
  effect: JsonValue,
  index: number,
  boundary: Boundary,
  readings: Readings,
): readonly ValueFault[] {
  if (!isJsonObject(effect)) {
    const message = `${nameOf(index)} is ${valueText(effect)}; it must be an object with a \`type\`.`;
    return [{ pointer: '', code: 'wrong-type', message }];
  }
  const shape = shapeOf(effect);
  if (shape === undefined) return [unknownType(effect, nameOf(index))];
  const faults = faultsOf(shape.validator, effect);
  // made only for faults: most effects have none, and this runs for each of them
  const subject = () => subjectOf(shape, nameOf(index));
  const values = checkEffectValue(effect, boundary, readings, subject);
  if (faults.length === 0 && values.length === 0) return noFaults;
  return [...locate(faults, effect, subject()), ...values];
}

function nameOf(index: number): string {
  return `Effect ${index + 1}`;
}

function shapeOf(effect: JsonObject): EffectShape | undefined {
  const type = member(effect, 'type');
  if (typeof type !== 'string') return undefined;
  if (type !== 'flow') return effectShapes.get(type);
  const operation = member(effect, 'operation');
  return typeof operation === 'string' ? flowShapes.get(operation) : undefined;
}

function subjectOf({ type, notes }: EffectShape, name: string): Subject {
  return {
    whole: `${name} (${type})`,
    inside: (path) => `${code(path)} of ${name.toLowerCase()} (${type})`,
    notes,
  };
}

/** Why no shape was found: `type`, or the `operation` of a flow, is missing or not one of those there are. */
function unknownType(effect: JsonObject, name: string): ValueFault {
  const type = member(effect, 'type');
  if (type === undefined) {
    return { pointer: '', code: 'missing-member', member: 'type', message: `${name} has no \`type\`.` };
  }
  if (typeof type !== 'string') {
    const message = `\`type\` of ${name.toLowerCase()} is ${valueText(type)}; it must be a string.`;
    return { pointer: '/type', code: 'wrong-type', message };
  }
  if (type !== 'flow') {
    const message = `${name} has the type ${valueText(type)}, which does not exist; the whole response is refused for it.`;
    return { pointer: '/type', code: 'unknown-effect', message };
  }
  const operation = member(effect, 'operation');
  if (operation === undefined) {
    const message = `${name} (flow) has no \`operation\`; it is "stop" or "continue".`;
    return { pointer: '', code: 'missing-member', member: 'operation', message };
  }
  const message = `\`operation\` of ${name.toLowerCase()} (flow) is ${valueText(operation)}; it must be "stop" or "continue".`;
  return {
    pointer: '/operation',
    code: typeof operation === 'string' ? 'wrong-value' : 'wrong-type',
    message,
  };
}
