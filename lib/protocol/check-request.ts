import { isJsonObject, type JsonObject, type JsonValue, member } from '@/lib/json';
import { boundaryOf, observedEvents } from './boundaries';
import { boundFaults } from './check-bounds';
import { stateFaults } from './check-state';
import { bodyFaults } from './elicitation/body';
import { eventNotes } from './event-notes';
import { commonEvent, eventValidators, requestEnvelope } from './generated/validators';
import { locate, type Subject } from './locate';
import type { Diagnostic, Readings, ValueFault } from './types';
import { faultsOf } from './validator';
import { code, valueText } from './wording';

const none: readonly Diagnostic[] = [];

const block = (effect: string) => `it stands exactly where \`effects\` holds ${effect}`;

const subject: Subject = {
  whole: 'The request',
  inside: (path) => `${code(path)} of the request`,
  notes: new Map([
    ['method', 'a row holds one interception'],
    ['params.capabilities.modify', block('modify')],
    ['params.capabilities.flow', block('flow')],
    ['params.capabilities.inject', block('inject')],
    ['params.capabilities.flow.remainingContinuations', 'continue needs the allowance'],
    ['params.capabilities.flow.continuationCount', 'continue needs the count so far'],
    ['params.state.permission', 'state is given whole or left out'],
    ['params.state.candidate', 'state is given whole or left out, and no candidate is written null'],
    ['params.state.candidate.value', 'a held null is written out, and no candidate is null itself'],
    ...eventNotes,
  ]),
};

/**
 * Every fault that makes a request no legal one: the envelope, the event by its type, the capabilities with their
 * cross-rules and the bound of the event, the state, the id's equality with the event's, and what a question or an answer
 * of an elicitation says within its text. The empty list says
 * that it is legal. Under r4 a held candidate and the injections are typed too. Never throws.
 */
export function checkRequest(request: JsonValue, readings: Readings): readonly Diagnostic[] {
  const faults = requestFaults(request, readings);
  if (faults.length === 0) return none;
  return faults.map(
    (fault): Diagnostic => ({
      about: 'request',
      phase: 'request',
      class: 'invalid-request',
      rule: fault.pointer.startsWith('/params/capabilities') ? 3 : 1,
      effect: null,
      ...fault,
      pointer: `/request${fault.pointer}`,
    }),
  );
}

const noFaults: readonly ValueFault[] = [];

function requestFaults(request: JsonValue, readings: Readings): readonly ValueFault[] {
  const faults = faultsOf(requestEnvelope, request);
  const params = isJsonObject(request) ? member(request, 'params') : undefined;
  if (!isJsonObject(request) || !isJsonObject(params)) return locate(faults, request, subject);
  const more = paramsFaults(request, params, readings);
  if (faults.length === 0 && more.length === 0) return noFaults;
  return firstOfEach([...locate(faults, request, subject), ...more]);
}

function paramsFaults(request: JsonObject, params: JsonObject, readings: Readings): readonly ValueFault[] {
  const event = member(params, 'event');
  if (!isJsonObject(event)) return noFaults;
  const type = member(event, 'type');
  const boundary = typeof type === 'string' ? boundaryOf(type) : undefined;
  // What is only observed is wrong here as a whole: what its own members lack is beside the point.
  const known = boundary === undefined ? undefined : eventValidators.get(boundary.event);
  const faults = faultsOf(known ?? commonEvent, event);
  const located = faults.length === 0 ? noFaults : locate(faults, event, subject, ['params', 'event']);
  const mismatch = idFault(request, event);
  if (boundary === undefined) return [...located, ...mismatch, ...unknownEvent(type)];
  // Only a legal event has a body worth reading.
  const body = located.length > 0 ? noFaults : within(['params', 'event'], bodyFaults(boundary, event));
  const bounds = boundFaults(boundary, member(params, 'capabilities'), subject);
  const state =
    readings.revision === 'r4' ? stateFaults(boundary, member(params, 'state'), readings) : noFaults;
  if (located.length + mismatch.length + body.length + bounds.length + state.length === 0) return noFaults;
  return [...located, ...mismatch, ...body, ...bounds, ...state];
}

function within(path: readonly string[], faults: readonly ValueFault[]): readonly ValueFault[] {
  return faults.map((fault) => ({ ...fault, pointer: `/${path.join('/')}${fault.pointer}` }));
}

/** The schema's word on a value comes first; what is found about the same value afterwards repeats it. */
function firstOfEach(faults: readonly ValueFault[]): readonly ValueFault[] {
  const seen = new Set<string>();
  return faults.filter((fault) => {
    if (fault.code === 'missing-member') return true;
    if (seen.has(fault.pointer)) return false;
    seen.add(fault.pointer);
    return true;
  });
}

/** Ids are compared by JSON type too: 1 is not "1". An id that is missing or malformed is the schema's business. */
function idFault(request: JsonObject, event: JsonObject): readonly ValueFault[] {
  const id = member(request, 'id');
  const eventId = member(event, 'id');
  if (id === eventId || id === undefined || typeof eventId !== 'string' || eventId === '') return noFaults;
  const message = `\`id\` of the request is ${valueText(id)}, and the event's is ${valueText(eventId)}; they must be the same.`;
  return [{ pointer: '/id', code: 'id-mismatch', message }];
}

function unknownEvent(type: JsonValue | undefined): readonly ValueFault[] {
  if (typeof type !== 'string' || type === '') return noFaults;
  const message = observedEvents.includes(type)
    ? `The event ${valueText(type)} is only observed; a backend is never asked about it, and no effect exists there.`
    : `There is no event ${valueText(type)} at which a backend is asked.`;
  return [{ pointer: '/params/event/type', code: 'wrong-value', message }];
}
