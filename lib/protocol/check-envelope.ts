import { isJsonObject, type JsonObject, type JsonValue, member } from '@/lib/json';
import { failure, success } from './generated/validators';
import { locate, type Subject } from './locate';
import type { Diagnostic, Readings, ValueFault } from './types';
import { faultsOf } from './validator';
import { code, valueText } from './wording';

const none: readonly Diagnostic[] = [];

const subject: Subject = {
  whole: 'The response',
  inside: (path) => `${code(path)} of the response`,
  notes: new Map([
    ['id', 'it repeats the id of the request'],
    ['result.effects', 'an empty list asks for nothing'],
    ['result.manifest', 'that answers hooks/capabilities'],
  ]),
};

/** The reserved error codes of the draft. */
const errorNames: ReadonlyMap<JsonValue, string> = new Map([
  [-32001, 'unsupported protocol version'],
  [-32002, 'unsupported event'],
  [-32003, 'backend unavailable'],
  [-32004, 'failure in the backend'],
]);

/**
 * Faults of a response's envelope (rule 3): JSON-RPC version, id, result or error, protocol version, the list of
 * effects. Neither the single effects nor the id's equality with the request's are looked at. An error, or an error
 * beside a result, is a fault of its own. Under r4 the list of effects may be absent. Never throws.
 */
export function checkEnvelope(response: JsonValue, readings: Readings): readonly Diagnostic[] {
  const faults = envelopeFaults(response, readings);
  if (faults.length === 0) return none;
  return faults.map(
    (fault): Diagnostic => ({
      about: 'response',
      phase: 'envelope',
      class: 'schema-invalid',
      rule: 3,
      effect: null,
      ...fault,
      pointer: `/response${fault.pointer}`,
    }),
  );
}

const noFaults: readonly ValueFault[] = [];

function envelopeFaults(response: JsonValue, readings: Readings): readonly ValueFault[] {
  if (!isJsonObject(response)) {
    const batch = Array.isArray(response) ? ', and a batch is not possible' : '';
    const message = `The response is ${valueText(response)}; it must be an object${batch}.`;
    return [{ pointer: '', code: 'wrong-type', message }];
  }
  if (Object.hasOwn(response, 'error')) return errorFaults(response);
  const faults = faultsOf(success, response);
  if (faults.length === 0) return noFaults;
  const located = locate(faults, response, subject);
  return readings.revision === 'r4' ? located.filter((fault) => !lacksEffects(fault)) : located;
}

function lacksEffects({ pointer, code: kind, member: name }: ValueFault): boolean {
  return pointer === '/result' && kind === 'missing-member' && name === 'effects';
}

function errorFaults(response: JsonObject): readonly ValueFault[] {
  const shape = locate(faultsOf(failure, response), response, subject);
  if (!Object.hasOwn(response, 'result')) return [errorFault(response), ...shape];
  const message = 'The response has both `result` and `error`; it must have exactly one of them.';
  return [
    { pointer: '', code: 'both-result-and-error', member: 'error', message },
    ...shape.filter(({ pointer }) => pointer !== '/result'),
  ];
}

function errorFault(response: JsonObject): ValueFault {
  const error = member(response, 'error');
  const number = isJsonObject(error) ? member(error, 'code') : undefined;
  const name = number === undefined ? undefined : errorNames.get(number);
  const which = number === undefined ? '' : ` ${valueText(number)}${name === undefined ? '' : ` (${name})`}`;
  return {
    pointer: '/error',
    code: 'error-response',
    message: `The response reports error${which} and so asks for nothing that could be applied.`,
  };
}
