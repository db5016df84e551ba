import { isJsonObject, type JsonValue, member } from '@/lib/json';
import { checkEffect } from './check-effect';
import { checkReturnValue } from './payload';
import type { Boundary, Readings, ValueFault } from './types';

const none: readonly ValueFault[] = [];

/**
 * What revision r4 adds to the state: a held candidate is what the boundary lets be returned, and injections are
 * whole inject effects. Pointers start at the request.
 */
export function stateFaults(
  boundary: Boundary,
  state: JsonValue | undefined,
  readings: Readings,
): readonly ValueFault[] {
  if (!isJsonObject(state)) return none;
  return [
    ...candidateFaults(boundary, member(state, 'candidate'), readings),
    ...injectionFaults(boundary, state, readings),
  ];
}

function candidateFaults(
  boundary: Boundary,
  candidate: JsonValue | undefined,
  readings: Readings,
): readonly ValueFault[] {
  const value = isJsonObject(candidate) ? member(candidate, 'value') : undefined;
  if (value === undefined) return none;
  return checkReturnValue(boundary, value, readings).map((fault) => ({
    ...fault,
    pointer: `/params/state/candidate/value${fault.pointer}`,
    message: `In the held candidate: ${fault.message}`,
  }));
}

function injectionFaults(boundary: Boundary, state: JsonValue, readings: Readings): readonly ValueFault[] {
  const injections = isJsonObject(state) ? member(state, 'injections') : undefined;
  if (!Array.isArray(injections)) return none;
  return injections.flatMap((injection: JsonValue, index): readonly ValueFault[] => {
    const at = `/params/state/injections/${index}`;
    const type = isJsonObject(injection) ? member(injection, 'type') : undefined;
    if (type !== 'inject') {
      return [
        {
          pointer: at,
          code: 'wrong-value',
          message: `Injection ${index + 1} of the state is no inject effect.`,
        },
      ];
    }
    return checkEffect(injection, index, boundary, readings).map(
      ({ pointer, message, code, member: name }) => ({
        pointer: `${at}${pointer.slice(`/response/result/effects/${index}`.length)}`,
        message: `In the injections of the state: ${message}`,
        code,
        ...(name === undefined ? {} : { member: name }),
      }),
    );
  });
}
