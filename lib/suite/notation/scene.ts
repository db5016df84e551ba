import { isJsonObject, type JsonObject, type JsonValue, member } from '@/lib/json';

/** Where a row plays: everything of a request that several rows share. */
export interface Scene {
  /** The event without its id. */
  readonly event: JsonObject;
  readonly capabilities: JsonObject;
  /** `params.state`; undefined where the request carries none. */
  readonly state: JsonObject | undefined;
}

/** The scene with a further effect advertised, together with the block that belongs to it. */
export function advertising(scene: Scene, effect: string, block: JsonObject): Scene {
  return capable(scene, { effects: [...advertised(scene), effect], [effect]: block });
}

/** The scene with one effect no longer advertised; a block of that name goes with it. */
export function unadvertised(scene: Scene, effect: string): Scene {
  const effects = advertised(scene).filter((name) => name !== effect);
  const blocks = Object.entries(scene.capabilities).filter(([name]) => name !== effect);
  return { ...scene, capabilities: { ...Object.fromEntries(blocks), effects } };
}

/** The scene with members of its capabilities replaced whole. */
export function capable(scene: Scene, changes: JsonObject): Scene {
  return { ...scene, capabilities: { ...scene.capabilities, ...changes } };
}

/** The scene with members of its incoming state replaced. */
export function holding(scene: Scene, changes: JsonObject): Scene {
  return { ...scene, state: { ...scene.state, ...changes } };
}

/** The scene with no incoming state at all. */
export function stateless(scene: Scene): Scene {
  return { ...scene, state: undefined };
}

/** The request that a row of this scene sends: its id is the event's id too. */
export function requestOf({ event, capabilities, state }: Scene, id: string): JsonObject {
  const params = { protocolVersion: 'draft', event: { id, ...event }, capabilities };
  const complete = state === undefined ? params : { ...params, state };
  return { jsonrpc: '2.0', id, method: 'hooks/intercept', params: complete };
}

function advertised({ capabilities }: Scene): readonly JsonValue[] {
  const effects = member(capabilities, 'effects');
  return Array.isArray(effects) && !isJsonObject(effects) ? effects : [];
}
