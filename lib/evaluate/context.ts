import { copyJson, isJsonObject, type JsonObject, type JsonValue, member } from '@/lib/json';
import {
  type Boundary,
  boundaryOf,
  type Capabilities,
  type Diagnostic,
  type Effect,
  payloadOf,
  type Readings,
} from '@/lib/protocol';
import type { Rules } from './rules';
import type { Pending, PendingField, Step } from './types';

/** A step as a phase gives it; the recorder adds its number. */
export type StepRecord = Omit<Step, 'index'>;

/** What the phases of one evaluation share. Only `pending`, `effects`, `diagnostics` and `faulty` change. */
export interface Context {
  readonly request: JsonObject;
  readonly response: JsonValue;
  readonly event: JsonObject;
  readonly boundary: Boundary;
  readonly capabilities: Capabilities;
  readonly readings: Readings;
  readonly rules: Rules;
  /** The incoming state as it came, copied; undefined where the request omits it. */
  readonly incoming: JsonObject | undefined;
  readonly snapshot: Pending;
  /** The response's effects; read as `Effect` only after the shape phase has passed. */
  effects: readonly Effect[];
  pending: Pending;
  readonly diagnostics: Diagnostic[];
  /** Effects that a check has refused. */
  readonly faulty: Set<number>;
  /** Who last set each field of the pending state; absent where it is still the snapshot's. */
  readonly setters: Map<PendingField, number | null>;
  /** Appends a step; undefined when steps are not wanted, so that their cost is not paid. */
  readonly record: ((step: StepRecord) => void) | undefined;
}

/** The parts of a request that `checkRequest` has found legal, under their types. */
export interface Intercept {
  readonly request: JsonObject;
  readonly event: JsonObject;
  readonly boundary: Boundary;
  readonly capabilities: Capabilities;
  readonly state: JsonObject | undefined;
}

function objectAt(value: JsonValue | undefined, key: string): JsonObject | undefined {
  const found = value !== undefined && isJsonObject(value) ? member(value, key) : undefined;
  return found !== undefined && isJsonObject(found) ? found : undefined;
}

/** Reads the parts of a legal request; undefined where a part is missing (then the request was not checked). */
export function interceptOf(request: JsonValue): Intercept | undefined {
  const params = objectAt(request, 'params');
  const event = objectAt(params, 'event');
  const capabilities = objectAt(params, 'capabilities');
  const type = event && member(event, 'type');
  const boundary = typeof type === 'string' ? boundaryOf(type) : undefined;
  if (!isJsonObject(request) || !event || !capabilities || !boundary) return undefined;
  return {
    request,
    event,
    boundary,
    // the request's schema has been checked: this is what it says
    capabilities: capabilities as JsonObject & Capabilities,
    state: objectAt(params, 'state'),
  };
}

/** Rule 1: the boundary as it is before the response, in copies that nothing else holds. */
export function snapshotOf(
  { event, boundary, capabilities }: Intercept,
  incoming: JsonObject | undefined,
  rules: Rules,
): Pending {
  const payload = payloadOf(boundary, event);
  return {
    payload: payload === undefined ? undefined : copyJson(payload),
    permission: rules.startPermission(incoming),
    candidate: rules.startCandidate(incoming),
    messages: [],
    flow: rules.startFlow(incoming),
    instructions: rules.startInstructions(incoming),
    remaining: capabilities.flow?.remainingContinuations ?? null,
    injections: rules.startInjections(incoming),
  };
}

/** How people count effects: from one. */
export function nameOf(index: number): string {
  return `Effect ${index + 1}`;
}

/** The pointer of an effect, from the row. */
export function pointerOfEffect(index: number): string {
  return `/response/result/effects/${index}`;
}
