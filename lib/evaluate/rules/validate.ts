import { isJsonObject, type JsonArray, type JsonValue, member } from '@/lib/json';
import type { Boundary, Capabilities, Delivery, FlowOperation, ModifyOperation } from '@/lib/protocol';
import type { Allowance, Refused } from './types';

/** The response's list of effects; empty where there is none (revision r4 allows it to be absent). */
export function effectsOf(response: JsonValue): JsonArray {
  const result = isJsonObject(response) ? member(response, 'result') : undefined;
  const effects = result !== undefined && isJsonObject(result) ? member(result, 'effects') : undefined;
  return Array.isArray(effects) ? effects : [];
}

/** Rule 3: a response answers the request whose id it carries; 1 and "1" are different ids. */
export function sameId(request: JsonValue | undefined, response: JsonValue | undefined): boolean {
  return typeof request === typeof response && request === response;
}

/** Rule 3: only an advertised effect may be used. */
export function grantsEffect(capabilities: Capabilities, type: string): boolean {
  return capabilities.effects.includes(type);
}

/** Rule 3: a target is this boundary's own and advertised; anything else fails, it is never a no-op. */
export function grantsTarget(capabilities: Capabilities, target: string, boundary: Boundary): boolean {
  return boundary.target === target && Object.hasOwn(capabilities.modify ?? {}, target);
}

/** Rule 3: replace and merge are granted one by one. */
export function grantsOperation(
  capabilities: Capabilities,
  target: string,
  operation: ModifyOperation,
): boolean {
  return capabilities.modify?.[target]?.[operation] === true;
}

/** Rule 3: stop and continue are granted one by one. */
export function grantsFlow(capabilities: Capabilities, operation: FlowOperation): boolean {
  return capabilities.flow?.operations.includes(operation) ?? false;
}

/** Rule 8: an injection needs its exact delivery advertised. */
export function grantsDelivery(capabilities: Capabilities, deliverAt: Delivery): boolean {
  const context = capabilities.inject?.context;
  return context?.append === true && context.deliverAt.includes(deliverAt);
}

/** Answering an elicitation needs its mode granted; an empty block grants none. */
export function grantsMode(capabilities: Capabilities, mode: string): boolean {
  return capabilities.elicitation !== undefined && Object.hasOwn(capabilities.elicitation, mode);
}

/** Rule 7: a continue needs a remaining unit, unless an earlier continue of this chain has paid it. */
export function hasUnit({ remaining, before, readings }: Allowance): boolean {
  const paid = before === 'continue' && readings['chained-continue'] === 'already-paid';
  return paid || remaining > 0;
}

/** Rule 7: where a maximum is advertised, the count of continuations so far stays below it. */
export function belowMaximum({ count, maximum }: Allowance): boolean {
  return maximum === null || count < maximum;
}

/** Rule 3: one failure refuses the whole response; nothing of it is tried again without the faulty effect. */
export function salvage(_refused: Refused): JsonArray | null {
  return null;
}
