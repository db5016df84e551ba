import {
  isJsonObject,
  type JsonObject,
  type JsonValue,
  member,
  pathOf,
  type ValueChange,
  valueAt,
} from '@/lib/json';
import { boundaryOf } from './boundaries';
import type { Boundary, Diagnostic } from './types';

/** What would mend a fault: changes of the row, with pointers that start at it. */
export interface FixSuggestion {
  /** What is done, to stand on a button: "Add the missing reason". */
  readonly title: string;
  readonly changes: readonly ValueChange[];
}

interface Row {
  readonly request: JsonValue;
  readonly response: JsonValue;
  readonly boundary: Boundary | undefined;
}

/**
 * The change that mends one fault of a request or a response (rule 3), or null where only the author can know. It goes by
 * the fault's code, never by its sentence. Values that the author must still think about are plainly placeholders.
 */
export function suggestFix(
  diagnostic: Diagnostic,
  request: JsonValue,
  response: JsonValue,
): FixSuggestion | null {
  const type = valueAt(request, '/params/event/type');
  const row: Row = { request, response, boundary: typeof type === 'string' ? boundaryOf(type) : undefined };
  switch (diagnostic.code) {
    case 'missing-member':
      return addMember(diagnostic, row);
    case 'extra-member':
      return {
        title: `Remove ${quoted(lastOf(diagnostic.pointer))}`,
        changes: [{ pointer: diagnostic.pointer }],
      };
    case 'wrong-value':
    case 'wrong-type':
      return constant(diagnostic);
    case 'id-mismatch':
      return repeatId(diagnostic, row);
    case 'not-advertised':
    case 'target-not-advertised':
    case 'operation-not-advertised':
    case 'delivery-not-advertised':
      return advertise(diagnostic, row);
    case 'unknown-effect':
    case 'not-at-this-boundary':
      return removeEffect(diagnostic);
    case 'both-result-and-error':
      return { title: 'Remove the error', changes: [{ pointer: '/response/error' }] };
    case 'allowance-exhausted':
      return {
        title: 'Let one continuation remain',
        changes: [{ pointer: '/request/params/capabilities/flow/remainingContinuations', value: 1 }],
      };
    case 'error-response':
    case 'continuations-at-maximum':
    case 'tool-constraint':
    case 'payload-invalid':
    case 'value-invalid':
      return null;
  }
}

const constants: ReadonlyMap<string, JsonValue> = new Map([
  ['/request/jsonrpc', '2.0'],
  ['/response/jsonrpc', '2.0'],
  ['/request/method', 'hooks/intercept'],
  ['/request/params/protocolVersion', 'draft'],
  ['/response/result/protocolVersion', 'draft'],
]);

function constant({ pointer }: Diagnostic): FixSuggestion | null {
  const value = constants.get(pointer);
  if (value === undefined) return null;
  return { title: `Write ${JSON.stringify(value)}`, changes: [{ pointer, value }] };
}

/** What an effect's members may begin as; the author goes on from there. */
const placeholders: ReadonlyMap<string, JsonValue> = new Map<string, JsonValue>([
  ['reason', 'Say why'],
  ['text', 'Say what'],
  ['value', null],
]);

function addMember({ pointer, member: name, effect }: Diagnostic, row: Row): FixSuggestion | null {
  if (name === undefined) return null;
  const place = `${pointer}/${name}`;
  const value = effect === null ? envelopeMember(place, row) : effectMember(place, effect, row);
  if (value === undefined) return null;
  return { title: `Add the missing ${quoted(name)}`, changes: [{ pointer: place, value }] };
}

function envelopeMember(place: string, { request }: Row): JsonValue | undefined {
  if (place === '/response/id') return isJsonObject(request) ? member(request, 'id') : undefined;
  if (place === '/response/result') return { protocolVersion: 'draft', effects: [] };
  if (place === '/response/result/effects' || place === '/request/params/capabilities/effects') return [];
  return constants.get(place);
}

function effectMember(
  place: string,
  index: number,
  { request, response, boundary }: Row,
): JsonValue | undefined {
  const at = `/result/effects/${index}`;
  if (place.slice('/response'.length).lastIndexOf('/') !== at.length) return undefined;
  const effect = valueAt(response, at);
  const type = isJsonObject(effect) ? member(effect, 'type') : undefined;
  const name = lastOf(place);
  switch (`${type} ${name}`) {
    case 'modify target':
      return boundary?.target ?? undefined;
    case 'modify operation':
      return 'merge';
    case 'modify value':
      return boundary?.payloadKind === 'messages' || boundary?.payloadKind === 'text-parts' ? [] : {};
    case 'flow operation':
      return 'stop';
    case 'inject target':
      return 'context';
    case 'inject operation':
      return 'append';
    case 'inject deliverAt':
      return firstDelivery(request);
    case 'inject value':
      return [];
    default:
      return placeholders.get(name);
  }
}

function firstDelivery(request: JsonValue): JsonValue {
  const granted = valueAt(request, '/params/capabilities/inject/context/deliverAt');
  return (Array.isArray(granted) ? granted[0] : undefined) ?? 'now';
}

/** The id that a response repeats is its request's; the request's own is its event's. */
function repeatId({ about, pointer }: Diagnostic, { request }: Row): FixSuggestion | null {
  if (about === 'request') {
    const value = valueAt(request, '/params/event/id');
    return value === undefined ? null : { title: "Take the event's id", changes: [{ pointer, value }] };
  }
  const id = isJsonObject(request) ? member(request, 'id') : undefined;
  return id === undefined
    ? null
    : { title: "Answer with the request's id", changes: [{ pointer, value: id }] };
}

function removeEffect({ effect }: Diagnostic): FixSuggestion | null {
  if (effect === null) return null;
  return {
    title: `Remove effect ${effect + 1}`,
    changes: [{ pointer: `/response/result/effects/${effect}` }],
  };
}

const capabilities = '/request/params/capabilities';

/** Grants in the request just what the effect needs, and nothing that its boundary never allows. */
function advertise(
  { effect: index }: Diagnostic,
  { request, response, boundary }: Row,
): FixSuggestion | null {
  const effect = index === null ? undefined : valueAt(response, `/result/effects/${index}`);
  const advertised = valueAt(request, '/params/capabilities');
  if (!isJsonObject(effect) || !isJsonObject(advertised) || boundary === undefined) return null;
  const type = member(effect, 'type');
  const effects = member(advertised, 'effects');
  if (typeof type !== 'string' || !Array.isArray(effects)) return null;
  const detail = detailOf(effect, type, advertised, boundary);
  if (detail === null) return null;
  const listed = effects.includes(type) ? [] : [{ pointer: `${capabilities}/effects/-`, value: type }];
  const mode = boundary.answersElicitation?.some((one) => one === type)
    ? modeGrant(request, advertised)
    : none;
  if (mode === null) return null;
  const changes = [...listed, ...detail.changes, ...mode];
  return changes.length === 0 ? null : { title: `Advertise ${detail.name}`, changes };
}

const none: readonly ValueChange[] = [];

/** What grants answering an elicitation in the mode of this event; null where it has none that can be granted. */
function modeGrant(request: JsonValue, advertised: JsonObject): readonly ValueChange[] | null {
  const mode = valueAt(request, '/params/event/elicitation/mode');
  if (mode !== 'form' && mode !== 'url') return null;
  if (valueAt(advertised, `/elicitation/${mode}`) !== undefined) return none;
  const held = isJsonObject(member(advertised, 'elicitation') ?? null);
  return held
    ? [{ pointer: `${capabilities}/elicitation/${mode}`, value: {} }]
    : [{ pointer: `${capabilities}/elicitation`, value: { [mode]: {} } }];
}

interface Detail {
  readonly name: string;
  readonly changes: readonly ValueChange[];
}

function detailOf(
  effect: JsonObject,
  type: string,
  advertised: JsonObject,
  boundary: Boundary,
): Detail | null {
  if (type === 'modify') return modifyGrant(effect, advertised, boundary);
  if (type === 'flow') return flowGrant(effect, advertised, boundary);
  if (type === 'inject') return deliveryGrant(effect, advertised);
  return { name: type, changes: [] };
}

function modifyGrant(effect: JsonObject, advertised: JsonObject, { target }: Boundary): Detail | null {
  const operation = member(effect, 'operation');
  if (target === null || member(effect, 'target') !== target) return null;
  if (operation !== 'merge' && operation !== 'replace') return null;
  const name = `${operation} on ${target}`;
  const grant = valueAt(advertised, `/modify/${target}`);
  if (isJsonObject(grant)) {
    return { name, changes: [{ pointer: `${capabilities}/modify/${target}/${operation}`, value: true }] };
  }
  const granted = { replace: operation === 'replace', merge: operation === 'merge' };
  const whole = member(advertised, 'modify') === undefined;
  return {
    name,
    changes: [
      whole
        ? { pointer: `${capabilities}/modify`, value: { [target]: granted } }
        : { pointer: `${capabilities}/modify/${target}`, value: granted },
    ],
  };
}

function flowGrant(effect: JsonObject, advertised: JsonObject, boundary: Boundary): Detail | null {
  const operation = member(effect, 'operation');
  if (operation !== 'stop' && operation !== 'continue') return null;
  if (!boundary.flow.includes(operation)) return null;
  const base = `${capabilities}/flow`;
  const counters = operation === 'continue' ? { remainingContinuations: 1, continuationCount: 0 } : {};
  const flow = member(advertised, 'flow');
  if (flow === undefined) {
    return { name: operation, changes: [{ pointer: base, value: { operations: [operation], ...counters } }] };
  }
  const missing = Object.entries(counters).filter(
    ([key]) => !isJsonObject(flow) || member(flow, key) === undefined,
  );
  return {
    name: operation,
    changes: [
      { pointer: `${base}/operations/-`, value: operation },
      ...missing.map(([key, value]) => ({ pointer: `${base}/${key}`, value })),
    ],
  };
}

function deliveryGrant(effect: JsonObject, advertised: JsonObject): Detail | null {
  const deliverAt = member(effect, 'deliverAt');
  if (deliverAt !== 'now' && deliverAt !== 'next_turn') return null;
  const name = `inject for ${deliverAt === 'now' ? 'now' : 'the next turn'}`;
  const granted = valueAt(advertised, '/inject/context/deliverAt');
  if (Array.isArray(granted)) {
    return { name, changes: [{ pointer: `${capabilities}/inject/context/deliverAt/-`, value: deliverAt }] };
  }
  const value = { context: { append: true, deliverAt: [deliverAt] } };
  return { name, changes: [{ pointer: `${capabilities}/inject`, value }] };
}

function lastOf(pointer: string): string {
  return String(pathOf(pointer).at(-1) ?? '');
}

function quoted(name: string): string {
  return name.length > 30 ? `${name.slice(0, 30)}…` : name;
}
