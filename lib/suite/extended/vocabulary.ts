import type { JsonObject, JsonValue } from '@/lib/json';
import type { Scenario } from '@/lib/protocol';
import { type Answer, type Extras, type Outcome, row } from '../notation/row';
import { capable, type Scene } from '../notation/scene';

/**
 * One row of the extended suite: as in the core suite, and one sentence on the mistake that it catches. The family of
 * the boundary it plays at is its last tag of its own.
 */
export function catches(
  scene: Scene,
  id: string,
  tags: string,
  answer: Answer,
  outcome: Outcome,
  note: string,
  more: Omit<Extras, 'note'> = {},
): Scenario {
  const type = scene.event.type;
  const [family = ''] = typeof type === 'string' ? type.split('.') : [];
  return row(scene, id, `${tags} ${family}`, answer, outcome, { ...more, note });
}

/** What the state must hold that is handed on. */
export function emits(state: JsonObject): Omit<Extras, 'note'> {
  return { expectedState: { state } };
}

/** What must stand at the boundary's target afterwards. */
export function leaves(payload: JsonValue): Omit<Extras, 'note'> {
  return { expectedState: { payload } };
}

/** The scene with members of its event replaced or added. */
export function happening(scene: Scene, changes: JsonObject): Scene {
  return { ...scene, event: { ...scene.event, ...changes } };
}

/** The scene with members of one block of its capabilities replaced. */
export function granting(scene: Scene, block: string, changes: JsonObject): Scene {
  const held = scene.capabilities[block];
  return capable(scene, {
    [block]: { ...(typeof held === 'object' && !Array.isArray(held) ? held : {}), ...changes },
  });
}
