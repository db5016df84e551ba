import type { Exchange } from '@/lib/evaluate';
import { isJsonObject, type JsonArray, type JsonObject, type JsonValue, member, valueAt } from '@/lib/json';
import { type Boundary, boundaryOf } from '@/lib/protocol';

/** The parts of an exchange that edits touch. */
export interface Parts {
  readonly boundary: Boundary;
  readonly capabilities: JsonObject;
  /** Undefined where the request omits it. */
  readonly state: JsonObject | undefined;
  readonly effects: JsonArray;
}

/** Where they stand in an exchange. */
export const places = {
  capabilities: ['request', 'params', 'capabilities'],
  state: ['request', 'params', 'state'],
  effects: ['response', 'result', 'effects'],
} as const;

/** Takes an exchange apart; null where its boundary is unknown or it has no capabilities. */
export function partsOf({ request, response }: Exchange): Parts | null {
  const type = valueAt(request, '/params/event/type');
  const boundary = typeof type === 'string' ? boundaryOf(type) : undefined;
  const capabilities = objectAt(request, '/params/capabilities');
  if (boundary === undefined || capabilities === undefined) return null;
  const effects = valueAt(response, '/result/effects');
  return {
    boundary,
    capabilities,
    state: objectAt(request, '/params/state'),
    effects: Array.isArray(effects) ? effects : [],
  };
}

function objectAt(value: JsonValue, pointer: string): JsonObject | undefined {
  const found = valueAt(value, pointer);
  return found !== undefined && isJsonObject(found) ? found : undefined;
}

/** What people call an effect: "the deny", "the merge", "the continue". */
export function effectName(effect: JsonValue): string {
  if (!isJsonObject(effect)) return 'the malformed effect';
  const [type, operation] = [member(effect, 'type'), member(effect, 'operation')];
  if ((type === 'modify' || type === 'flow') && typeof operation === 'string') return `the ${operation}`;
  return typeof type === 'string' ? `the ${type}` : 'the malformed effect';
}
